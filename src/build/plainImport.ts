/** In place of Vite's helper, which loads the style sheets of late parts: this page has one sheet, which is there from the start. */
export const __vitePreload = <Code>(load: () => Promise<Code>): Promise<Code> => load();
