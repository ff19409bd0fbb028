import type { Plugin } from 'vite';

/** Every browser that the build is for has these itself. */
const IN_THE_PLATFORM: [file: RegExp, code: string][] = [
  [/\/@ungap\/structured-clone\/esm\/index\.js$/, 'export default (value) => structuredClone(value);'],
  [/\/use-sync-external-store\/shim\/index\.js$/, "export { useSyncExternalStore } from 'react';"],
];
const GFM = /\/mdast-util-gfm\/lib\/index\.js$/;
/** How it would write markdown, which the page never does. */
const WRITER = /export function gfmToMarkdown\(options\) \{[\s\S]*\}\s*$/;

/** Leaves out of packages what the page never runs: a tenth of what a recipe loads. */
export function leanPackagesPlugin(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    load: (id) => IN_THE_PLATFORM.find(([file]) => file.test(id))?.[1],
    transform(code, id) {
      if (!GFM.test(id)) return undefined;
      if (!WRITER.test(code)) this.error(`${id} is not as it was: look at leanPackagesPlugin`);
      return { code: code.replace(WRITER, 'export const gfmToMarkdown = () => ({});'), map: null };
    },
  };
}
