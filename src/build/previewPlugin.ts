import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { orUndefined } from '../shared/orUndefined.ts';
import { DESCRIPTION } from './extraFilesPlugin.ts';

const PICTURE = 'preview.png';
const ADDRESS = /^https?:\/\/[^?#]+$/;

/** Adds tags and a picture for the previews that chats show of a link to the page. `address`: URL of the page, or ''. */
export function previewPlugin(address: string, brand: string): Plugin | false {
  return (
    address !== '' && {
      name: 'preview',
      apply: 'build',
      transformIndexHtml: () =>
        Object.entries(tagsOf(address, brand)).map(([name, content]) => ({
          tag: 'meta',
          attrs: { [name.startsWith('og:') ? 'property' : 'name']: name, content },
          injectTo: 'head',
        })),
      async generateBundle() {
        const source = await readFile(join(import.meta.dirname, '../page/frame/icons', PICTURE));
        this.emitFile({ type: 'asset', fileName: PICTURE, source });
      },
    }
  );
}

/** URLs in these tags must be absolute. */
export function tagsOf(address: string, brand: string): Record<string, string> {
  const url = ADDRESS.test(address) && orUndefined(() => new URL(address.replace(/\/?$/, '/')));
  if (!url) throw new Error('VITE_SITE_URL must look like "https://kitchen.example/" or be empty.');
  return {
    'og:type': 'website',
    'og:title': `${brand}'s Kitchen`,
    'og:description': DESCRIPTION,
    'og:url': url.href,
    'og:image': new URL(PICTURE, url).href,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
}
