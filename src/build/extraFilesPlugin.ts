import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { LIGHT } from './palette.ts';

const SERVICE_WORKER = join(import.meta.dirname, '../offline/serviceWorker.ts');
const LICENCE = fileURLToPath(import.meta.resolve('@fontsource/newsreader/LICENSE'));
const LANGUAGE_FILE = /\/(?:languages\/\w\w\.ts|words\/foods-\w\w\.txt\?raw)$/;
export const DESCRIPTION = 'List the ingredients on hand and get a recipe to cook from.';
const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable.png', sizes: '512x512', purpose: 'maskable' },
];

/** Adds the web app manifest, its icons, the service worker, and the font's licence, which must accompany the font. */
export function extraFilesPlugin(brand: string): Plugin {
  let base = '/';
  return {
    name: 'extra-files',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `${base}manifest.webmanifest` }, injectTo: 'head' },
    ],
    async generateBundle(_, bundle) {
      const icons = await Promise.all(
        ICONS.map(async ({ file, ...icon }) => {
          const source = await readFile(join(import.meta.dirname, '../page/frame/icons', file));
          const reference = this.emitFile({ type: 'asset', name: file, source });
          return { src: this.getFileName(reference), type: 'image/png', ...icon };
        }),
      );
      const manifest = writeManifest(brand, icons);
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest });
      const licence = await readFile(LICENCE);
      this.emitFile({ type: 'asset', fileName: 'newsreader-licence.txt', source: licence });

      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('index.html is not written yet');
      const all = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const languages = all.filter((file) => {
        const part = bundle[file];
        return part?.type === 'chunk' && LANGUAGE_FILE.test(part.facadeModuleId ?? '');
      });
      const files = all.filter((file) => !languages.includes(file));
      const version = createHash('sha256').update(all.join()).update(page.source).digest('hex').slice(0, 16);
      const source = await buildServiceWorker(files, languages, version);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

export function writeManifest(brand: string, icons: object[]): string {
  return JSON.stringify({
    name: `${brand}'s Kitchen`,
    short_name: brand,
    description: DESCRIPTION,
    start_url: './',
    display: 'standalone',
    // Shares by POST, which the service worker answers. The query of a GET would be written into a server's log.
    share_target: {
      action: './',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: ['text/plain', 'text/html', 'application/json'] }],
      },
    },
    background_color: LIGHT.paper,
    theme_color: LIGHT.paper,
    icons,
  });
}

async function buildServiceWorker(files: string[], languages: string[], version: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      __FILES__: JSON.stringify(files),
      __WORDS__: JSON.stringify(languages),
      __VERSION__: JSON.stringify(version),
    },
    build: { write: false, rolldownOptions: { input: SERVICE_WORKER } },
  });
  if (Array.isArray(output) || !('output' in output)) throw new Error('Expected one service worker');
  return output.output[0].code;
}
