import type { Plugin } from 'vite';

const DESCRIPTION = /\bdescription:\s*'(?:[^'\\]|\\.)*',?/g;

/** Leaves out what no visitor needs. `npm run size` shows what each part weighs. */
export const dietPlugin: Plugin = {
  name: 'diet',
  apply: 'build',
  enforce: 'pre',
  // For versions of React that lack what this one has.
  config: () => ({ resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } } }),
  // Vite's helper would look up what else a late part needs: here that is the first file, which is there already.
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
  generateBundle(_, bundle) {
    const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
    if (sheets.length > 1)
      this.error(`A later part brings a style sheet, which nothing would load: ${sheets.join(', ')}`);
  },
  transform: {
    filter: { id: [/\/machines\/\w+\.ts$/, /\/remark-gfm\/lib\/index\.js$/] },
    handler: (code) => ({
      code: code
        // What the statechart says to those who read it in Stately's tools.
        .replace(DESCRIPTION, blank)
        // The page reads markdown; this writes it.
        .replace('gfmToMarkdown(settings)', (call) => `{}${blank(call.slice(2))}`),
      // Every line stays where it is.
      map: null,
    }),
  },
};

function blank(code: string): string {
  return code.replace(/[^\n]/g, ' ');
}
