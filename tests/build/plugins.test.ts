import { SourceMap, type SourceMapping } from 'node:module';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { extraFilesPlugin, writeManifest } from '../../src/build/extraFilesPlugin.ts';
import { indexHtmlPlugin } from '../../src/build/indexHtmlPlugin.ts';
import { writeHeaders, writePolicy } from '../../src/build/policyPlugin.ts';
import { previewPlugin, tagsOf } from '../../src/build/previewPlugin.ts';
import { shortenPlugin } from '../../src/build/shortenPlugin.ts';
import { readBook } from '../../src/cookbook/readBook.ts';
import { readSettings } from '../../src/model/settings/settingsFromVariables.ts';
import { stepwise } from '../../src/shared/steps/stepwise.ts';

const FILES = import.meta.glob<string>('../../src/cookbook/{dishes/*/*,sides/made,foods}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ROOT = '<div id="root"></div>';
const SCRIPT = '<script type="module" crossorigin src="/assets/index-x.js"></script>';

async function transformed(html: string, context: object, brand = '') {
  const { transformIndexHtml } = indexHtmlPlugin(readSettings({ VITE_BRAND: brand }));
  return (transformIndexHtml as (html: string, context: object) => Promise<string>)(html, context);
}

it.each([ROOT, SCRIPT])('build: fails if index.html has only %s instead of root and script', async (html) => {
  await expect(transformed(html, { bundle: {} })).rejects.toThrow('index.html lacks its script or its root');
});

it('brand: stands in the page as text, never as HTML', async () => {
  const html = await transformed('<title>%BRAND%</title>', {}, 'Tom <3 "&" Co');
  expect(html).toBe('<title>Tom &#60;3 &#34;&#38;&#34; Co</title>');
});

it('service worker: differs if only index.html has changed, so that browsers find the new version', async () => {
  const { generateBundle } = extraFilesPlugin('Thyme');
  const workerOf = async (html: string) => {
    let worker = '';
    const context = {
      emitFile: ({ fileName, source }: { fileName?: string; source: string }) => {
        if (fileName === 'sw.js') worker = source;
        return '';
      },
      getFileName: () => '',
    };
    const write = generateBundle as (this: object, options: object, bundle: object) => Promise<void>;
    await write.call(context, {}, { 'index.html': { type: 'asset', source: html } });
    return worker;
  };
  const worker = await workerOf('<p>Old</p>');
  expect(await workerOf('<p>Old</p>')).toBe(worker);
  expect(await workerOf('<p>New</p>')).not.toBe(worker);
});

it('web app manifest: has the brand name and relative URLs, but no id', () => {
  const icons = [{ src: 'assets/icon.png', sizes: '192x192' }];
  const manifest = JSON.parse(writeManifest('Thyme "&" Co', icons));
  expect(manifest).toMatchObject({
    name: `Thyme "&" Co's Kitchen`,
    short_name: 'Thyme "&" Co',
    start_url: './',
    display: 'standalone',
    icons,
  });
  // A browser resolves an id against the origin, so two pages on one host would be one app.
  expect(manifest).not.toHaveProperty('id');
});

it.each(['/', '/kitchen/'])('_headers file: lets browsers cache only hashed files under %s', (root) => {
  const lines = writeHeaders(writePolicy(["'self'"]), root).split('\n');
  expect(lines[0]).toBe(`${root}*`);
  expect(lines).toContain('  X-Frame-Options: DENY');
  for (const file of ['', 'index.html', 'sw.js', 'manifest.webmanifest']) {
    expect(lines[lines.indexOf(root + file) + 1]).toBe('  Cache-Control: no-cache');
  }
  expect(lines[lines.indexOf(`${root}assets/*`) + 1]).toBe(
    '  Cache-Control: public, max-age=31536000, immutable',
  );
});

/** Builds one file with the plugin. Returns its code, and the text at which each name stands in the source. */
async function shorten(input: string, source: string) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'source', enforce: 'pre', resolveId: (id) => id, load: () => source }, shortenPlugin()],
    build: {
      write: false,
      sourcemap: true,
      minify: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  });
  const [chunk] = (built as Rolldown.RolldownOutput).output;
  const map = new SourceMap(JSON.parse(String(chunk.map)));
  const lines = chunk.code.split('\n');
  return {
    code: chunk.code.replace(/\n\/\/#.*/s, ''),
    sourceOf(text: string) {
      const line = lines.findIndex((one) => one.includes(text));
      const { originalLine, originalColumn } = map.findEntry(
        line,
        lines[line]?.indexOf(text) ?? 0,
      ) as SourceMapping;
      return source.split('\n')[originalLine]?.slice(originalColumn);
    },
  };
}

it('build: removes only the descriptions from a statechart, and keeps the source map', async () => {
  const { code, sourceOf } = await shorten(
    '/machines/recipeMachine.ts',
    `export const machine = {
  description: "It's \\"one\\" 'machine'",
  idle: { description: 'The list isn\\'t long, {is it}.', tags: ['description: none,'] },
  busy: { tags: [], description: \`busy\` },
};`,
  );
  expect(code).not.toMatch(/It's|long|`busy`/);
  const { machine } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(machine).toEqual({ idle: { tags: ['description: none,'] }, busy: { tags: [] } });
  expect(sourceOf('busy:')).toBe('busy: { tags: [], description: `busy` },');
});

it('word list of a language: the build removes only line breaks and spaces between the entries', async () => {
  const { code, sourceOf } = await shorten(
    '/languages/de.ts',
    'export const words = {\n  build: "any , all",\n  wheat: `\n  wheat, corn |\n  rye bread\n  pasta = noodle\n`,\n  last: 1,\n};',
  );
  const { words } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(words).toEqual({ build: 'any,all', wheat: ',wheat,corn|rye bread,pasta=noodle,', last: 1 });
  expect(sourceOf('last:')).toBe('last: 1,');
});

it('dishes: mean the same after the build has removed their layout', async () => {
  const { '../../src/cookbook/foods.md': foods = '', ...dishes } = FILES;
  const texts = [foods, ...Object.values(dishes)];
  const { code } = await shorten('/cookbook/all.md?raw', `export const all = ${JSON.stringify(texts)};`);
  const { all } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(all.join('')).not.toMatch(/\n\n|Prep time|\*\*/);
  const bookOf = ([foods = '', ...dishes]: string[]) =>
    stepwise(() => {
      const [side = ''] = dishes;
      const all = dishes.map((text) => ({ kind: 'plate', text }));
      return readBook(foods, all, { made: side, ready: side, sweet: side });
    }).result();
  expect(bookOf(all)).toEqual(bookOf(texts));
});

it.each([
  ['https://kitchen.example/app', 'https://kitchen.example/app/'],
  ['https://kitchen.example/', 'https://kitchen.example/'],
])('preview tags: contain absolute URLs if VITE_SITE_URL is %s', (address, url) => {
  expect(tagsOf(address, 'Thyme')).toMatchObject({
    'og:title': "Thyme's Kitchen",
    'og:url': url,
    'og:image': `${url}preview.png`,
  });
});

it.each(['kitchen.example', 'ftp://kitchen.example/', 'https://kitchen.example/?a=1', 'https://'])(
  'preview tags: fail the build if VITE_SITE_URL is %s',
  (address) => {
    expect(() => tagsOf(address, 'Thyme')).toThrow('VITE_SITE_URL must look like');
  },
);

it('preview tags: are left out without VITE_SITE_URL', () => {
  expect(previewPlugin('', 'Thyme')).toBe(false);
});
