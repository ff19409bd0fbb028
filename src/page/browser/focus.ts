import { flushSync } from 'react-dom';

export const INGREDIENT_INPUT_ID = 'ingredient';
export const ASK_BUTTON_ID = 'ask';
export const CANCEL_BUTTON_ID = 'cancel';
export const PROGRESS_ID = 'progress';
export const STAPLES_ID = 'staples';
export const TASTE_ID = 'taste';
export const RECIPE_HEADING_ID = 'recipe';
export const NEEDED_ID = 'needed';
export const CONNECTION_BUTTON_ID = 'connection';
export const BOX_BUTTON_ID = 'to-box';
export const BOX_HEADING_ID = 'box';
export const CONNECTION_TITLE_ID = 'connection-title';
export const NEXT_STEP_ID = 'next-step';

/**
 * Returns the id of the button that removes an ingredient, adds a suggestion or requests a dish. An id has no spaces,
 * which separate two ids in `data-next-focus`.
 */
export function idOf(kind: 'ingredient' | 'suggestion' | 'dish', name: string): string {
  return `${kind}-${name.replaceAll(/\s/g, '\u00a0')}`;
}

/** Focuses the first of these elements that exists. */
export function focusFirst(...ids: string[]): void {
  const elements = ids.map((id) => document.getElementById(id));
  elements.find((found) => found !== null)?.focus();
}

/** Renders a change immediately, then focuses an element. A phone opens its keyboard only if focus moves during a press. */
export function thenFocus(change: () => void, id: string): void {
  flushSync(change);
  focusFirst(id);
}

/**
 * True if the target is a text field that is not empty. Ignores an empty field because Safari leaves focus in a field
 * when a button is pressed.
 */
export function holdsText(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement && /^(?:text|search|password)$/.test(target.type);
  return (isField || target instanceof HTMLTextAreaElement) && target.value !== '';
}
