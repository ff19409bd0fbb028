import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/**
 * Renders the saved pages of a folder as a person would copy them: `node tests/bench/pages/render.mjs FOLDER`. FOLDER
 * contains pairs of NAME.html and NAME.json of github.com/hhursev/recipe-scrapers (tests/test_data, `.testhtml`). Writes
 * FOLDER/pages.jsonl: for each page its expected recipe, the text of the whole page (`page`), and the name with the text
 * and the HTML of the smallest element that contains the recipe (`alone`, `html`). Both are '' if the page does not
 * show the recipe without scripts.
 */
const [folder = ''] = process.argv.slice(2);
const browser = await chromium.launch(
  existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium' } : {},
);
const rows = [];
for (const file of readdirSync(folder).filter((one) => one.endsWith('.html'))) {
  const name = file.replace(/\.html$/, '');
  const expected = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const { title, ingredients, instructions_list: steps } = expected;
  const context = await browser.newContext({ offline: true, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route(/^https?:/, (route) => route.abort());
  try {
    await page.goto(pathToFileURL(join(folder, file)).href, {
      waitUntil: 'domcontentloaded',
      timeout: 20_000,
    });
    const places = [ingredients[0], ingredients.at(-1), steps[0], steps.at(-1)];
    rows.push({ name, title, ingredients, steps, ...(await page.evaluate(copied, places)) });
  } catch (error) {
    console.error(name, String(error).slice(0, 100));
  }
  await context.close();
}
writeFileSync(join(folder, 'pages.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
await browser.close();

/** Runs in the page. @param {string[]} places the first and the last ingredient and step */
function copied(places) {
  const bare = (/** @type {string} */ text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const needed = places.map((text) => bare(text).slice(0, 40));
  const holds = (/** @type {HTMLElement} */ one) => {
    if (!one.checkVisibility()) return false;
    const text = bare(one.innerText ?? '');
    return needed.every((part) => text.includes(part));
  };
  /** @type {HTMLElement | undefined} */
  let element = holds(document.body) ? document.body : undefined;
  for (let next = element; next; ) {
    element = next;
    next = /** @type {HTMLElement[]} */ ([...next.children]).find(holds);
  }
  return { page: document.body.innerText, alone: element?.innerText ?? '', html: visible(element) };

  /** Returns the HTML that a browser would copy: the elements that are shown. @param {Node | undefined} node @returns {string} */
  function visible(node) {
    if (node instanceof Text) return node.data.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    if (!(node instanceof HTMLElement) || !node.checkVisibility()) return '';
    const name = node.localName;
    if (name === 'br') return '<br>';
    return `<${name}>${[...node.childNodes].map(visible).join('')}</${name}>`;
  }
}
