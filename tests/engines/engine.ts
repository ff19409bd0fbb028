/** A browser with one page, as a visitor uses it. Elements are named by XPath, which every engine knows. */
export type Engine = {
  goto: (url: string) => Promise<void>;
  /** Runs in the page, where nothing from around the function exists. */
  evaluate: <Value>(run: (...words: string[]) => Value, ...words: string[]) => Promise<Value>;
  /** Waits until the element is there and has stopped moving. */
  click: (xpath: string) => Promise<void>;
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape' | 'ArrowRight') => Promise<void>;
  /** Errors and warnings of the page, where the engine tells them. */
  complaints: string[];
  close: () => Promise<void>;
};

/** Nothing waits for it when all is well. */
export const LIMIT_MS = 30_000;
