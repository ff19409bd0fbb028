import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LICENCE = fileURLToPath(import.meta.resolve('@fontsource/newsreader/LICENSE'));

/** Has the font fetched with the style sheet instead of after it, and lays its licence beside it. */
export function fontPlugin(): Plugin {
  let base = '/';
  return {
    name: 'font',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: base + file },
          injectTo: 'head',
        })),
    async generateBundle() {
      const source = await readFile(LICENCE);
      this.emitFile({ type: 'asset', fileName: 'assets/newsreader-licence.txt', source });
    },
  };
}
