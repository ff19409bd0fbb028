import type { Plugin } from 'vite';

const SHORTER: [file: RegExp, code: string][] = [
  // Polyfills that no supported browser needs, replaced by the browser's or React's own functions.
  [/\/@ungap\/structured-clone\/esm\/index\.js$/, 'export default (value) => structuredClone(value);'],
  [/\/use-sync-external-store\/shim\/index\.js$/, "export { useSyncExternalStore } from 'react';"],
  // Lists of all attributes of HTML and SVG. Of the attributes in a recipe, React writes only two kinds with hyphens.
  [
    /\/property-information\/index\.js$/,
    `export const html = {}, svg = {}, hastToReact = {};
    export const find = (_, property) => ({
      property,
      attribute: property
        .replace(/^aria(?=[A-Z])(.*)/, (_, name) => 'aria-' + name.toLowerCase())
        .replace(/^data(?=[A-Z]).*/, (name) => name.replace(/[A-Z]/g, '-$&').toLowerCase()),
    });`,
  ],
  // A parser of `style` attributes. A recipe in markdown cannot contain such attributes.
  [/\/style-to-object\/esm\/index\.m?js$/, 'export default () => {};'],
  // Functions for file paths. The page never calls these functions.
  [/\/vfile\/lib\/minpath\.browser\.js$/, 'export const minpath = {};'],
  [
    /\/vfile\/lib\/minurl\.browser\.js$/,
    "export { isUrl } from './minurl.shared.js'; export const urlToPath = String;",
  ],
  // A function that makes deep copies of settings. Shallow copies are enough, since the markdown plugins share no nested settings.
  [/\/extend\/index\.js$/, 'export default (_, ...objects) => Object.assign(...objects);'],
  // HTML parsers. The function `readHtml` removes all HTML before the markdown is parsed.
  [
    /\/micromark-core-commonmark\/lib\/html-flow\.js$/,
    'export const htmlFlow = { tokenize: (_, __, nok) => nok, concrete: true };',
  ],
  [
    /\/micromark-core-commonmark\/lib\/html-text\.js$/,
    'export const htmlText = { tokenize: (_, __, nok) => nok };',
  ],
  // Vite's preload helper. This helper has nothing to do, since the lazy chunks need no preloads and no style sheets.
  [/vite\/preload-helper\.js$/, 'export const __vitePreload = (load) => load();'],
];
const GFM = /\/mdast-util-gfm\/lib\/index\.js$/;
/** Matches the markdown serializer, which the page never calls. */
const WRITER = /export function gfmToMarkdown\(options\) \{[\s\S]*\}\s*$/;

/** Removes package code that the page never runs. */
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
