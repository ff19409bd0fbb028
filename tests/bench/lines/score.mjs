import { existsSync, readFileSync } from 'node:fs';

/**
 * A line with its label. `low`, `high`: the first amount, or null; `low` may be a list of accepted amounts. `unit`,
 * `name`: words that must be found. Words in brackets may be missing.
 *
 * @typedef {{ line: string, low: number | number[] | null, high: number | null, unit: string, name: string }} LabelledLine
 * @typedef {{ title: string, ingredients: string[], instructions: string[] }} Recipe
 * @typedef {{ low?: number | null, high?: number | null, unit: string, name: string }} Parsed
 * @typedef {'amount' | 'unit' | 'name' | 'all'} Field
 */

/** Spellings of units. The first spelling in each row of the file is the key. */
const UNITS = new Map(
  readFileSync(`${import.meta.dirname}/units.txt`, 'utf8')
    .trim()
    .split('\n')
    .flatMap((row) => row.split(' ').map((word, _, [first = '']) => [word, first])),
);
/** Words beside a unit that state no other unit: 'large head', 'scant cup'. A length states no amount: '2 cm ginger'. */
const SIZES =
  /^(?:small|medium|large|big|heaping|heaped|scant|generous|good|rounded|level|thick|thin|inch|cm|mm)$/;
const LINKS = /^(?:and|or|of|the|a|an|leaf|s|small|medium|large|sm|md|lg)$/;
const UNIT_NAMES = new Set(UNITS.values());
const IN_BRACKETS = /\(([^()]*)\)/g;
/** @type {Field[]} */
export const FIELDS = ['amount', 'unit', 'name', 'all'];

/**
 * Counts the lines with the right amount, unit and name, and lists the misread fields.
 * @param {LabelledLine[]} rows
 * @param {(line: string) => Parsed} parse
 */
export function score(rows, parse) {
  const right = { amount: 0, unit: 0, name: 0, all: 0 };
  /** @type {string[]} */
  const misread = [];
  for (const row of rows) {
    const parsed = parse(row.line);
    /** @type {[Exclude<Field, 'all'>, boolean, unknown][]} */
    const holds = [
      ['amount', isAmount(parsed, row), rangeOf(parsed.low, parsed.high)],
      ['unit', isUnit(parsed.unit, row.unit), parsed.unit],
      ['name', isNamed(parsed.name, row), parsed.name],
    ];
    for (const [field, isRight, found] of holds) {
      if (isRight) right[field] += 1;
      else misread.push(`${field} of '${row.line}' is not '${found}'`);
    }
    if (holds.every(([, isRight]) => isRight)) right.all += 1;
  }
  return { right, misread };
}

/** @param {Parsed} parsed @param {LabelledLine} row An amount of one may be left unsaid: 'a pinch of salt'. */
function isAmount(parsed, { low, high }) {
  const accepted = [low].flat().map((value) => rangeOf(value, high) || '1');
  return accepted.includes(rangeOf(parsed.low, parsed.high) || '1');
}

/** @param {number | null} [low] @param {number | null} [high] */
function rangeOf(low, high) {
  if (!low) return '';
  const [from, to] = [low, high || low].map((value) => Number(value.toFixed(2)));
  return from === to ? `${from}` : `${from}-${to}`;
}

/** @param {string} found @param {string} label */
function isUnit(found, label) {
  const [words, known] = [unitsIn(found), unitsIn(label)];
  const isNeeded = unitsIn(label.replace(IN_BRACKETS, ' ')).length > 0;
  return words.every((word) => known.includes(word)) && (words.length > 0 || !isNeeded);
}

/** @param {string} text */
function unitsIn(text) {
  const words = (text.match(/[\p{L}"]+/gu) ?? []).map((word) => {
    const key = UNITS.has(word) ? word : singular(word.toLowerCase());
    return UNITS.get(key) ?? key;
  });
  return words.filter((word) => !SIZES.test(word) && !LINKS.test(word));
}

/**
 * True if a name has all words of the label, and no others. Case, plurals, brackets, the word 'leaves', and a comma or a
 * dash behind the last word of the name with the preparation that follows make no difference, nor do amounts within the
 * name, as in 'salt and ½ tsp pepper'.
 * @param {string} found @param {LabelledLine} row
 */
function isNamed(found, { name }) {
  const [needed, known] = [wordsOf(name.replace(IN_BRACKETS, ' ')), wordsOf(name)];
  const hasAll = (/** @type {string[]} */ words) => needed.every((word) => words.includes(word));
  const isAmount = (/** @type {string} */ word) => /\p{N}/u.test(word) || UNIT_NAMES.has(word);
  const pieces = found.replace(IN_BRACKETS, ' ').split(/[,;]|\s[-\u2013\u2014]\s/);
  return pieces.some((_, index) => {
    const words = wordsOf(pieces.slice(0, index + 1).join(' '));
    const first = words.findIndex((word) => known.includes(word));
    return (
      hasAll(words) && words.every((word, nth) => known.includes(word) || (nth > first && isAmount(word)))
    );
  });
}

/** @param {string} text @returns {string[]} */
function wordsOf(text) {
  const plain = text.normalize('NFD').replace(/\p{M}|(?<=s)['\u2019]|['\u2019](?=s\b)/gu, '');
  const words = plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .map(singular)
    .map((word) => UNITS.get(word) ?? word)
    .filter((word) => !LINKS.test(word));
}

/** @param {string} word */
function singular(word) {
  if (word.length < 4) return word.replace(/(?<=[bz])s$/, '');
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=lea|loa|hal|kni)ves$/, 'f')
    .replace(/(?:(?<=ch|sh|ss|x|o)es|(?<![su])s)$/, '');
}

/**
 * Returns the objects in a file, one a line, or nothing if there is no such file.
 * @param {string} file @returns {any[]}
 */
export function valuesIn(file) {
  if (!existsSync(file)) return [];
  const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return rows.map((row) => JSON.parse(row));
}

/** Forms in which a recipe may be written. @type {Record<string, (recipe: Recipe) => string>} */
export const FORMS = {
  'plain text': ({ title, ingredients, instructions }) =>
    [title, ingredients.join('\n'), ...instructions].join('\n\n'),
  'plain text with titles': ({ title, ingredients, instructions }) =>
    `${title}\n\nIngredients\n${ingredients.join('\n')}\n\nInstructions\n${instructions.join('\n\n')}`,
  markdown: ({ title, ingredients, instructions }) => {
    const steps = instructions.map((one, index) => `${index + 1}. ${one}`).join('\n');
    return `# ${title}\n\n## Ingredients\n\n- ${ingredients.join('\n- ')}\n\n## Instructions\n\n${steps}`;
  },
};

/** Matches lines that may be left out: titles of groups, farewells, notes, and how to store leftovers. */
const OPTIONAL = [
  /[:\uff1a]$/,
  /[?\uff1f]$/,
  /^(?:\S+\s?){1,6}!+$|^enjoy\b/i,
  /^\P{L}*(?:\p{L}+[\u2019']s )?(?:notes?|nb|tips?|tipp|yield|variations?|serving suggestions?)\b.{0,20}[:.\u2013-]/iu,
  /^(?:store|keep|leftovers|refrigerate|freeze)\b.*\b(?:days?|weeks?|months?|containers?|fridge|refrigerator)\b/i,
  /^(?:this|it|they|these)(?: will)? keeps?\b/i,
];
/** Matches a title among the steps, such as 'Make the batter'. A title may be shown as one. */
const TITLE = /^(?:[^\s.!]+\s?){1,7}$/;
const NUMBER = /^\P{L}*(?:step )?(?:\d{1,2}|[\u2460-\u2473\u2776-\u277f])[\s.:)-]*/iu;
const WORD_RECIPE =
  /(?<!\p{L})(?:(?:the )?recipe(?: for)?|rezept|recept|recette|receta(?: de)?|ricetta|receita|opskrift|oppskrift|przepis|how to make)(?!\p{L})/giu;

/**
 * Lists the differences of a recipe and a reading: the name, missing (-) and further (+) ingredients, and missing steps.
 * Returns nothing if the recipe was read whole. `found.instructions`: each step with its titles.
 * @param {Recipe} recipe @param {Recipe} found
 */
export function missedIn(recipe, found) {
  const isOptional = (/** @type {string} */ one) => OPTIONAL.some((sign) => sign.test(one));
  const [listed, read] = [recipe.ingredients, found.ingredients].map((all) => all.map(bare));
  const steps = found.instructions.map(bare);
  const isStep = (/** @type {string} */ one) =>
    steps.some((step) => step.includes(bare(one.replace(NUMBER, ''))));
  return [
    ...(isNameOf(found.title, recipe.title) ? [] : [`name: ${found.title}`]),
    ...recipe.ingredients
      .filter((one) => !isOptional(one) && !read?.includes(bare(one)))
      .map((one) => `- ${one}`),
    ...found.ingredients.filter((one) => !listed?.includes(bare(one))).map((one) => `+ ${one}`),
    ...recipe.instructions
      .filter((one) => !isOptional(one) && !TITLE.test(one) && !isStep(one))
      .map((one) => `-- ${one}`),
  ];
}

/** @param {string} found @param {string} title A name may end before brackets or a subtitle, and lack the word 'recipe'. */
function isNameOf(found, title) {
  const ends = [...title.matchAll(/\s?[(:|]|\s[-\u2013\u2014]\s|$/g)].map(({ index }) => index);
  const bareName = (/** @type {string} */ text) => bare(text.replace(WORD_RECIPE, ''));
  return ends.some((end) => bareName(title.slice(0, end)) === bareName(found));
}

/** @param {string} text */
function bare(text) {
  return text.toLowerCase().replace(/\(https?:[^)]*\)|[^\p{L}\p{N}]+/gu, '');
}
