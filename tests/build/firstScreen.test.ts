import { expect, it } from 'vitest';
import { renderFirstScreen } from '../../src/build/firstScreen.tsx';
import { firstScreenPlugin } from '../../src/build/firstScreenPlugin.ts';
import { readSettings } from '../../src/build/readSettings.ts';

const ROOT = '<div id="root"></div>';
const SCRIPT = '<script type="module" crossorigin src="/assets/index-x.js"></script>';
const settings = readSettings({ VITE_BRAND: 'Thyme & <Co>', VITE_HF_ACCESS_TOKEN: 'hf_fake' });

function transform(html: string) {
  const { transformIndexHtml } = firstScreenPlugin(settings);
  return (transformIndexHtml as (html: string) => Promise<string>)(html);
}

it('is the page before anything has happened, without a browser', () => {
  const page = document.createElement('div');
  page.innerHTML = renderFirstScreen(settings);
  expect(page.querySelector('h1')?.textContent).toBe("Thyme & <Co>'s Kitchen");
  expect(page.querySelector('input')?.placeholder).toBe('Add more than one ingredient');
  expect(page.querySelector('h2')?.textContent).toBe('Tonight, from what you have');
  expect(page.textContent).toContain('Ready to cook');
  expect(page.innerHTML).not.toContain('hf_fake');
});

it('stands in index.html, and the script of the page comes behind it', async () => {
  const html = await transform(`<head>${SCRIPT}</head>${ROOT}`);
  expect(html).toContain(`<div id="root">${renderFirstScreen(settings)}</div>`);
  expect(html).not.toContain('src="/assets/index-x.js"');
  expect(html).toContain('<script data-address="/assets/index-x.js">');
});

it.each([ROOT, SCRIPT])('is not built round a page that it does not know: %s', async (html) => {
  await expect(transform(html)).rejects.toThrow('index.html lacks its script or its root');
});
