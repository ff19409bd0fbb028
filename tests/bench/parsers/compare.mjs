import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withModule } from '../../../src/devtools/withModule.mjs';
import { FIELDS, rows, score } from './score.mjs';

/**
 * Reads lines.txt with the page's own reader and with three npm packages. Prints how many amounts, units and foods
 * each parser finds. With --misread, also prints the misread fields.
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
      return { low: one.quantity, high: one.quantity2, unit, food: one.description };
    },
  },
  {
    name: '@jlucaspains/sharp-recipe-parser',
    version: '2.1.0',
    parse: ({ parseIngredient }, line) => {
      const one = parseIngredient(line, 'en');
      return { low: one.minQuantity, high: one.maxQuantity, unit: one.unit, food: one.ingredient };
    },
  },
  {
    name: 'recipe-ingredient-parser-v3',
    version: '1.5.0',
    parse: ({ parse }, line) => {
      const one = parse(line, 'eng');
      return { low: one.minQty, high: one.maxQty, unit: one.unit ?? '', food: one.ingredient };
    },
  },
];

const require = createRequire(install());
await withModule('/tests/bench/parsers/ours.ts', async ({ parse }) => {
  console.log(`| ${rows.length} lines | ${FIELDS.join(' | ')} |\n| --- | --- | --- | --- |`);
  report('ours', parse);
  for (const { name, version, parse: parseWith } of OTHERS) {
    const module = require(name);
    report(`${name} ${version}`, (line) => parseWith(module, line));
  }
});

/** @param {string} name @param {(line: string) => Parsed} parse */
function report(name, parse) {
  const { right, misread } = score(parse);
  console.log(`| ${name} | ${FIELDS.map((field) => right[field]).join(' | ')} |`);
  if (process.argv.includes('--misread')) console.log(misread.join('\n'));
}

/** Installs the npm packages once in a temporary folder, since the project does not depend on them. */
function install() {
  const folder = join(tmpdir(), 'recipe-kitchen-parsers');
  const manifest = join(folder, 'package.json');
  const dependencies = Object.fromEntries(OTHERS.map(({ name, version }) => [name, version]));
  const wanted = JSON.stringify({ private: true, dependencies });
  if (existsSync(join(folder, 'node_modules')) && readFileSync(manifest, 'utf8') === wanted) return manifest;
  mkdirSync(folder, { recursive: true });
  writeFileSync(manifest, wanted);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return manifest;
}
