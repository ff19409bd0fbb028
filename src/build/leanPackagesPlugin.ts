import type { Plugin } from 'vite';

const SHORTER: [file: RegExp, code: string][] = [
  // Functions that all supported browsers have.
  [/\/@ungap\/structured-clone\/esm\/index\.js$/, 'export default (value) => structuredClone(value);'],
  [/\/use-sync-external-store\/shim\/index\.js$/, "export { useSyncExternalStore } from 'react';"],
  // Attributes of SVG, which markdown lacks and no answer may use as HTML.
  [/\/property-information\/lib\/svg\.js$/, "export { html as svg } from './html.js';"],
  // Parser of `style` attributes, which markdown lacks as well.
  [/\/style-to-object\/esm\/index\.m?js$/, 'export default () => {};'],
  // Functions for the paths of files, which an answer lacks.
  [/\/vfile\/lib\/minpath\.browser\.js$/, 'export const minpath = {};'],
  // Parsers of HTML, which `readHtml` has removed before.
  [
    /\/micromark-core-commonmark\/lib\/html-flow\.js$/,
    'export const htmlFlow = { tokenize: (_, __, nok) => nok, concrete: true };',
  ],
  [
    /\/micromark-core-commonmark\/lib\/html-text\.js$/,
    'export const htmlText = { tokenize: (_, __, nok) => nok };',
  ],
  // Loads the style sheets and imports of a later part: there is one sheet, and `modulePreload` is off.
  [/vite\/preload-helper\.js$/, 'export const __vitePreload = (load) => load();'],
];
const GFM = /\/mdast-util-gfm\/lib\/index\.js$/;
/** Function that writes markdown, which the page never does. */
const WRITER = /export function gfmToMarkdown\(options\) \{[\s\S]*\}\s*$/;

/** Removes code from packages that the page never runs. */
export function leanPackagesPlugin(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    load: (id) => SHORTER.find(([file]) => file.test(id))?.[1],
    transform(code, id) {
      if (!GFM.test(id)) return undefined;
      if (!WRITER.test(code)) this.error(`${id} has changed, see leanPackagesPlugin`);
      return { code: code.replace(WRITER, 'export const gfmToMarkdown = () => ({});'), map: null };
    },
  };
}
