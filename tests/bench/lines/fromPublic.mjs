import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Converts public data: `node tests/bench/lines/fromPublic.mjs FROM TO LINES RECIPES [SKIP]`. FROM contains the CSV files
 * of github.com/strangetom/ingredient-parser (train/data) and the JSON files of github.com/hhursev/recipe-scrapers
 * (tests/test_data). Writes lines.jsonl and recipes.jsonl to TO, chosen by hash: SKIP takes the ones after the first SKIP.
 * Leaves out the lines that tests of the project contain.
 */
const [from = '', to = '', lines = '', recipes = '', skip = '0 0'] = process.argv.slice(2);
const [skippedLines = 0, skippedRecipes = 0] = skip.split(' ').map(Number);
const LANGUAGES = /^(?:ar|da|de|en|es|fr|hi|it|ja|ko|nb|nl|no|pl|pt|ru|sv|tr|zh)\b/i;
const used = filesIn('tests/reading', /\.(?:txt|md|ts)$/).map((file) => readFileSync(file, 'utf8'));
const tested = new Set(used.flatMap((text) => text.split(/\n|\t/)));

const labels = filesIn(from, /\.csv$/).map((file) =>
  rowsOf(readFileSync(file, 'utf8')).flatMap((row) => (tested.has(row.input ?? '') ? [] : lineOf(row))),
);
const pages = filesIn(from, /\.json$/).flatMap((file) => recipeOf(JSON.parse(readFileSync(file, 'utf8'))));
const share = (/** @type {string} */ all) => Math.ceil(Number(all) / labels.length);
mkdirSync(to, { recursive: true });
write(
  'lines',
  labels.flatMap((all) => chosen(all, 'line', share(`${skippedLines}`), share(lines))),
);
write('recipes', chosen(pages, 'title', skippedRecipes, Number(recipes)));

/** @param {string} folder @param {RegExp} name */
function filesIn(folder, name) {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => name.test(file));
  return all.sort().map((file) => join(folder, file));
}

/** @param {string} name @param {object[]} items */
function write(name, items) {
  writeFileSync(join(to, `${name}.jsonl`), items.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

/** @template {Record<string, any>} Item @param {Item[]} items @param {string} key @param {number} first @param {number} count */
function chosen(items, key, first, count) {
  const hashOf = (/** @type {Item} */ item) =>
    createHash('sha256').update(`lines ${item[key]}`).digest('hex');
  const hashed = items.map((item) => /** @type {const} */ ([hashOf(item), item]));
  const sorted = hashed.sort(([one], [other]) => one.localeCompare(other)).map(([, item]) => item);
  return sorted.slice(first, first + count);
}

/** @param {string} csv @returns {Record<string, string>[]} */
function rowsOf(csv) {
  const cells = csv
    .split('\n')
    .map((row) =>
      Array.from(row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain = '']) =>
        (quoted ?? plain).replaceAll('""', '"').trim(),
      ),
    );
  const [head = [], ...rows] = cells;
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

/** @param {Record<string, string>} row @returns {import('./score.mjs').LabelledLine[]} */
function lineOf({
  input = '',
  name = '',
  quantity = '',
  unit = '',
  size = '',
  preparation = '',
  comment = '',
}) {
  if (!input || !name) return [];
  const [first = ''] = quantity.split(' ');
  const [low = null, high = low] = first ? first.replace('x', '').split('-').map(numberOf) : [];
  // Words of the label may stand in the name: 'chopped' in '1 cup chopped nuts', 'cloves' in '2 garlic cloves'.
  const places = name.split(' ').map((word) => input.toLowerCase().indexOf(word.slice(0, 4).toLowerCase()));
  const before = input.slice(0, Math.max(...places)).toLowerCase();
  const after = input.slice(Math.max(0, Math.min(...places))).toLowerCase();
  // A unit behind the name, in brackets or behind a hyphen states another amount: '8-ounce' in '4 8-ounce fillets'.
  const isOther = (/** @type {string} */ word) =>
    first.includes('x') ||
    after.includes(word) ||
    new RegExp(`-${word}|[([][^)\\]]*\\b${word}`, 'i').test(input);
  const units = unit.split(' ').map((word) => (isOther(word) ? `(${word})` : word));
  const beside = [
    ...`${size} ${comment}`.split(' ').filter((word) => before.includes(word.toLowerCase())),
    ...unit.split(' ').filter((word) => word.length > 3 && after.includes(word)),
  ];
  // Brackets, packings such as 'in oil', and vague alternatives such as 'or other beans' may be missing.
  const inBrackets = (input.match(/[([][^()[\]]*[)\]]/g) ?? []).join(' ');
  const [own = ''] = name.split(/ (?=(?:in|with|from|or (?:other|similar|another|any|your)) )/);
  const needed = own.split(' ').filter((word) => !inBrackets.includes(word));
  const optional = [name, ...beside, ...preparation.split(' ')].join(' ').trim();
  const label = `${needed.length > 0 ? needed.join(' ') : name} (${optional})`;
  return [{ line: input, low, high, unit: unit && units.join(' '), name: label }];
}

/** @param {string} text */
function numberOf(text) {
  const [whole = '', part = ''] = text.split('#');
  const [above = 0, below = 1] = part.split('$').map(Number);
  return Number(whole) + above / below;
}

/** @param {Record<string, any>} page @returns {import('./score.mjs').Recipe[]} */
function recipeOf({ language, title, ingredients, instructions_list: instructions }) {
  const texts = [title, ...(ingredients ?? []), ...(instructions ?? [])];
  const isUsable = ingredients?.length > 2 && instructions?.length > 1 && texts.every((one) => one?.trim());
  if (!isUsable || !LANGUAGES.test(language ?? '')) return [];
  const plain = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();
  return [
    { title: plain(title), ingredients: ingredients.map(plain), instructions: instructions.map(plain) },
  ];
}
