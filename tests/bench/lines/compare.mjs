import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { withModule } from '../../../src/build/withModule.mjs';
import { FIELDS, FORMS, missedIn, score, valuesIn } from './score.mjs';

/**
 * Reads labelled ingredient lines with the page's own reader and with three npm packages, and prints how many amounts,
 * units and names each parser finds. Reads recipes with the page's reader alone because the packages read single lines.
 * With --misread, also prints the misread lines and recipes.
 *
 * The named folder contains lines.jsonl, with one JSON object a line as described in score.mjs, and may contain
 * recipes.jsonl: `{ title, ingredients, instructions }`. Without a folder, reads the lines of the tests. fromPublic.mjs
 * makes such a folder of public data.
 *
 * @typedef {import('./score.mjs').Parsed} Parsed
 * @type {{ name: string, version: string, parse: (module: any, line: string) => Parsed }[]}
 */
const OTHERS = [
  {
    name: 'parse-ingredient',
    version: '3.0.0',
    parse: ({ parseIngredient }, line) => {
      const [one] = parseIngredient(line);
      const unit = one.unitOfMeasureID ?? one.unitOfMeasure ?? '';
      return { low: one.quantity, high: one.quantity2, unit, name: one.description };
    },
  },
  {
    name: '@jlucaspains/sharp-recipe-parser',
    version: '2.1.0',
    parse: ({ parseIngredient }, line) => {
      const one = parseIngredient(line, 'en');
      return { low: one.minQuantity, high: one.maxQuantity, unit: one.unit, name: one.ingredient };
    },
  },
  {
    name: 'ingredientparserjs',
    version: '1.2.4',
    parse: ({ parse }, line) => {
      const { name, measurement } = parse(line);
      const { quantity, unit } = [measurement].flat()[0] ?? {};
      const [low, high] = [quantity].flat();
      return { low, high, unit: unit ?? '', name: [name].flat().join(' or ') };
    },
  },
];
const NO_LINE = { unit: '', name: '' };
/** After this many milliseconds, a line counts as unread. One of the packages never returns from some lines. */
const timeout = 1_000;
const folder = process.argv.slice(2).find((one) => !one.startsWith('--')) ?? 'tests/bench/lines';
const isMisreadWanted = process.argv.includes('--misread');

const require = createRequire(install());
await withModule('/tests/bench/lines/ours.ts', async ({ parse, readRecipe }) => {
  const rows = valuesIn(join(folder, 'lines.jsonl'));
  console.log(`| ${rows.length} lines | ${FIELDS.join(' | ')} |\n| --- | --- | --- | --- | --- |`);
  report('ours', rows, parse);
  for (const { name, version, parse: parseWith } of OTHERS) {
    const module = require(name);
    report(`${name} ${version}`, rows, (line) => {
      const context = createContext({ read: () => parseWith(module, line) });
      return runInContext('read()', context, { timeout });
    });
  }
  await reportRecipes(valuesIn(join(folder, 'recipes.jsonl')), readRecipe);
});

/** @param {string} name @param {import('./score.mjs').LabelledLine[]} rows @param {(line: string) => Parsed} parse */
function report(name, rows, parse) {
  const { right, misread } = score(rows, (line) => {
    try {
      return parse(line) ?? NO_LINE;
    } catch {
      return NO_LINE;
    }
  });
  console.log(`| ${name} | ${FIELDS.map((field) => percent(right[field], rows)).join(' | ')} |`);
  if (isMisreadWanted && name === 'ours') console.log(misread.join('\n'));
}

/** @param {import('./score.mjs').Recipe[]} recipes @param {(text: string) => Promise<import('./score.mjs').Recipe>} readRecipe */
async function reportRecipes(recipes, readRecipe) {
  for (const [form, format] of Object.entries(FORMS)) {
    let whole = 0;
    for (const recipe of recipes) {
      const missed = missedIn(recipe, await readRecipe(format(recipe)));
      if (missed.length === 0) whole += 1;
      else if (isMisreadWanted) console.log(`\n${form}: ${recipe.title}\n${missed.join('\n')}`);
    }
    if (recipes.length > 0) console.log(`recipes as ${form}, read whole: ${percent(whole, recipes)}`);
  }
}

/** @param {number} part @param {unknown[]} all */
function percent(part, all) {
  return ((100 * part) / all.length).toFixed(1);
}

/** Installs the npm packages once in a temporary folder, because the project does not depend on them. */
function install() {
  const packages = join(tmpdir(), 'recipe-kitchen-parsers');
  const manifest = join(packages, 'package.json');
  const dependencies = Object.fromEntries(OTHERS.map(({ name, version }) => [name, version]));
  const wanted = JSON.stringify({ private: true, dependencies });
  if (existsSync(join(packages, 'node_modules')) && readFileSync(manifest, 'utf8') === wanted)
    return manifest;
  mkdirSync(packages, { recursive: true });
  writeFileSync(manifest, wanted);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: packages,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return manifest;
}
