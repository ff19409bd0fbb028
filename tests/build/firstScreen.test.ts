import { expect, it } from 'vitest';
import { firstScreenPlugin } from '../../src/build/firstScreenPlugin.ts';
import { readSettings } from '../../src/build/readSettings.ts';

const ROOT = '<div id="root"></div>';
const SCRIPT = '<script type="module" crossorigin src="/assets/index-x.js"></script>';

it.each([ROOT, SCRIPT])('is not built round a page that it does not know: %s', async (html) => {
  const { transformIndexHtml } = firstScreenPlugin(readSettings({}));
  const transform = transformIndexHtml as (html: string) => Promise<string>;
  await expect(transform(html)).rejects.toThrow('index.html lacks its script or its root');
});
