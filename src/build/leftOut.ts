/** In place of what writes markdown, which remark-gfm brings too: this page only reads it. */
export const defaultHandlers = {};
export const markdownTable = () => '';
/** In place of what reads the text of a style: markdown has none. */
export default () => ({});
