import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error the package has no types
import { JSDOM } from 'jsdom';
import { withModule } from '../../../src/build/withModule.mjs';

/**
 * Reads saved recipe pages as a person would paste them, and prints the shares of ingredients, steps and whole lists that
 * are found: `node tests/bench/pages/compare.mjs FOLDER [FORM …] [--misread]`. render.mjs makes FOLDER/pages.jsonl.
 * FORM is one of the keys of `FORMS`.
 *
 * @typedef {{ name: string, title: string, ingredients: string[], steps: string[], page: string, alone: string, html: string }} Page
 * @typedef {{ text: string, html?: string, isFile?: boolean, data?: string[] }} Source `data`: only the ingredients and steps that it contains count
 */
const [folder = '', ...others] = process.argv.slice(2);
const asked = others.filter((one) => !one.startsWith('--'));
const isMisreadWanted = others.includes('--misread');
const SHARE_OF_WORDS = 0.8;
const SCRIPT = /<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script/gi;
const STRING = /"(?:[^"\\\n]|\\.)*"/g;
/** Forms in which a page is pasted. Returns null if the page cannot be pasted in that form. @type {Record<string, (page: Page) => Source | null>} */
const FORMS = {
  'saved page with JSON-LD': ({ name }) => {
    const text = readFileSync(join(folder, `${name}.html`), 'utf8');
    const data = stringsIn(text);
    return data.length > 0 ? { text, isFile: true, data } : null;
  },
  'whole page': (page) => (shows(page.page, page) ? { text: page.page } : null),
  'recipe alone': (page) => (isWhole(page) ? { text: `${page.title}\n\n${page.alone}` } : null),
  'recipe alone as HTML': (page) =>
    isWhole(page)
      ? { text: `${page.title}\n\n${page.alone}`, html: `<h1>${page.title}</h1>${page.html}` }
      : null,
};

const { window } = new JSDOM();
const area = window.document.createElement('textarea');
/** @type {any} */ (globalThis).DOMParser = window.DOMParser;
const pages = readFileSync(join(folder, 'pages.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((row) => /** @type {Page} */ (JSON.parse(row)))
  // Some expected recipes are a text instead of a list.
  .filter(({ ingredients, steps }) => Array.isArray(ingredients) && Array.isArray(steps));

await withModule('/tests/bench/pages/ours.ts', async ({ readPage, kindOf }) => {
  for (const [form, sourceOf] of Object.entries(FORMS)) {
    if (asked.length > 0 && !asked.includes(form)) continue;
    const count = { pages: 0, listed: 0, steps: 0, whole: 0, found: 0, done: 0, extra: 0, names: 0, ms: 0 };
    for (const page of pages) {
      const source = sourceOf(page);
      if (!source) continue;
      const start = performance.now();
      const read = await readPage(source, others.includes('--as-it-is'));
      count.ms = Math.max(count.ms, performance.now() - start);
      const isUnstated = source.data ? isMissing(source.data) : () => false;
      const listed = page.ingredients.filter((one) => !isUnstated(one));
      const method = stepsOf(page).filter((one) => !isUnstated(one));
      const ingredients = listed.filter(isMissing(read.ingredients));
      const steps = method.filter(isMissing([read.steps.join('\n'), ...read.steps]));
      const extra = read.ingredients
        .filter(isMissing([...page.ingredients, page.ingredients.join(' ')]))
        // Some expected recipes leave out a remark that the page shows.
        .filter(
          (/** @type {string} */ one) =>
            page.ingredients.filter((listed) => !isMissing([one])(listed)).length !== 1,
        );
      if (listed.length + method.length === 0) continue;
      count.pages += 1;
      if (!isMissing([page.title])(read.dish) || !isMissing([read.dish])(page.title)) count.names += 1;
      else if (isMisreadWanted) console.log(`name: ${page.title} | ${read.dish}`);
      count.listed += listed.length;
      count.steps += method.length;
      count.found += listed.length - ingredients.length;
      count.done += method.length - steps.length;
      count.extra += extra.length;
      if (ingredients.length + extra.length === 0) count.whole += 1;
      const missed = [
        ...ingredients.map((one) => `- ${one}`),
        ...extra.map((/** @type {string} */ one) => `+ ${one}`),
        ...steps.map((one) => `-- ${one}`),
      ];
      if (isMisreadWanted && missed.length > 0)
        console.log(`\n${form}: ${page.name} (${read.kind})\n${missed.join('\n')}`);
    }
    const share = (/** @type {number} */ part, /** @type {number} */ all) => ((100 * part) / all).toFixed(1);
    console.log(
      `| ${form} | ${count.pages} pages | ingredients ${share(count.found, count.listed)} | steps ${share(count.done, count.steps)} | whole lists ${share(count.whole, count.pages)} | names ${share(count.names, count.pages)} | further ${count.extra} | ${Math.round(count.ms)} ms`,
    );
  }
  if (asked.length > 0 && !asked.includes('lists')) return;
  // Lists of foods, which must not be taken for recipes.
  /** @type {Record<string, number>} */
  const kinds = {};
  for (const page of pages)
    for (const list of [
      page.ingredients.join('\n'),
      page.ingredients.map((one) => `- ${one}`).join('\n'),
      `${page.title}\n\nIngredients\n${page.ingredients.join('\n')}`,
    ]) {
      const kind = await kindOf({ text: list });
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      if (kind === 'recipe' && isMisreadWanted) console.log(`\nlist taken for a recipe:\n${list}`);
    }
  console.log('lists', kinds);
});

/** @param {Page} page Steps without brief titles. */
function stepsOf({ steps }) {
  return steps.filter((one) => wordsOf(one).length > 3);
}

/** Returns a function that is true for a text that none of `found` contains. @param {string[]} found @returns {(text: string) => boolean} */
function isMissing(found) {
  const all = found.map(wordsOf).map((words) => ({ bare: words.join(''), words: new Set(words) }));
  return (text) => {
    const words = wordsOf(text);
    const bare = words.join('');
    if (bare === '') return false;
    return !all.some(
      (one) =>
        one.bare.includes(bare) ||
        (one.words.size < 4 * words.length + 8 &&
          words.filter((word) => one.words.has(word)).length >= SHARE_OF_WORDS * words.length),
    );
  };
}

/** Returns the words of a text. A page may show 'tsp' where its data says 'teaspoon'. @param {string} text */
function wordsOf(text) {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\bt(?:ea|able)spoons?\b/g, (word) => (word.startsWith('tea') ? 'tsp' : 'tbsp'))
      .match(/\p{L}+|\p{N}+/gu) ?? []
  );
}

/** True if a page shows most of the recipe without scripts. @param {string} text @param {Page} page */
function shows(text, { ingredients, steps }) {
  const isMissed = isMissing([text]);
  const all = [...ingredients, ...steps];
  return all.filter(isMissed).length <= 0.2 * all.length;
}

/** False if the recipe alone is only a method that repeats the ingredients, without their list. @param {Page} page */
function isWhole(page) {
  const { alone, ingredients } = page;
  const isMissed = isMissing(page.steps);
  const others = alone.split('\n').filter((line) => wordsOf(line).length <= 8 || isMissed(line));
  return shows(alone, page) && ingredients.filter(isMissing(others)).length <= 0.5 * ingredients.length;
}

/** Returns the texts of the JSON-LD of a page. @param {string} html */
function stringsIn(html) {
  const scripts = Array.from(html.matchAll(SCRIPT), ([, json = '']) => json);
  return scripts
    .filter((json) => /"Recipe"/.test(json))
    .flatMap((json) => json.match(STRING) ?? [])
    .map((text) =>
      unquoted(text)
        .replace(/&#?\w+;/g, decoded)
        .replace(/<[^>]*>/g, ' '),
    );
}

/** Some pages contain strings that JSON does not allow. @param {string} text */
function unquoted(text) {
  try {
    return /** @type {string} */ (JSON.parse(text));
  } catch {
    return text;
  }
}

/** @param {string} entity */
function decoded(entity) {
  area.innerHTML = entity;
  return area.value;
}
