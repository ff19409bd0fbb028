import type { Plugin } from 'vite';

const SHORTER: [file: RegExp, code: string][] = [
  // Every browser that the build is for has these two itself.
  [/\/@ungap\/structured-clone\/esm\/index\.js$/, 'export default (value) => structuredClone(value);'],
  [/\/use-sync-external-store\/shim\/index\.js$/, "export { useSyncExternalStore } from 'react';"],
  // The attributes of SVG: markdown has none, and HTML is not drawn.
  [/\/property-information\/lib\/svg\.js$/, "export { html as svg } from './html.js';"],
  // Parses `style` attributes, which markdown has none of either.
  [/\/style-to-object\/esm\/index\.m?js$/, 'export default () => {};'],
  // Splits the paths of files, which an answer has none of.
  [/\/vfile\/lib\/minpath\.browser\.js$/, 'export const minpath = {};'],
  // `readHtml` has taken all HTML out before.
  [
    /\/micromark-core-commonmark\/lib\/html-flow\.js$/,
    'export const htmlFlow = { tokenize: (_, __, nok) => nok, concrete: true };',
  ],
  [
    /\/micromark-core-commonmark\/lib\/html-text\.js$/,
    'export const htmlText = { tokenize: (_, __, nok) => nok };',
  ],
];
const GFM = /\/mdast-util-gfm\/lib\/index\.js$/;
/** How it would write markdown, which the page never does. */
const WRITER = /export function gfmToMarkdown\(options\) \{[\s\S]*\}\s*$/;

/** Leaves out of packages what the page never runs. */
export function leanPackagesPlugin(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    load: (id) => SHORTER.find(([file]) => file.test(id))?.[1],
    transform(code, id) {
      if (!GFM.test(id)) return undefined;
      if (!WRITER.test(code)) this.error(`${id} is not as it was: look at leanPackagesPlugin`);
      return { code: code.replace(WRITER, 'export const gfmToMarkdown = () => ({});'), map: null };
    },
  };
}
