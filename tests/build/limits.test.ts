import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { DOCS, proseOf, readDoc } from './docs.ts';

const DOCUMENT = resolve('docs/limits.md');

type Format = (value: number) => string;
const count: Format = (value) => value.toLocaleString('en-US');
const inUnit =
  (unit: string, size = 1): Format =>
  (value) =>
    `${count(value / size)} ${unit}`;
const characters = inUnit('characters');
const seconds = inUnit('s');
const msInSeconds = inUnit('s', 1_000);
const kb = inUnit('kB gzip');

/** Limit, name of its number in the code, file, and format of its value. */
type Row = [string, string, string, Format];

const RECIPE_MACHINE = 'machines/recipeMachine.ts';
const BOUNDS = 'machines/bounds.ts';
const CONNECTION = 'src/model/openConnection.ts';
const SETTINGS = 'src/model/settings/settingsFromVariables.ts';
const CALL = 'src/model/asking/callHost.ts';
const FETCH = 'src/model/asking/guardedFetch.ts';
const NGINX = 'docs/nginx.conf';
const RENDERING = 'src/reading/markdown/limits.ts';
const LINK = 'src/storage/recipeLink.ts';
const SIZES = 'tests/bench/sizes.mjs';

const SECTIONS: Record<string, Row[]> = {
  'A request': [
    ['ingredients needed for a request', 'MIN_INGREDIENTS', 'machines/kitchen.ts', count],
    ['attempts', 'MAX_ATTEMPTS', RECIPE_MACHINE, count],
    [
      'wait after the first attempt, doubled after the second',
      'BACKOFF_STEP_MS',
      RECIPE_MACHINE,
      msInSeconds,
    ],
    ['timeout of an attempt (`VITE_ATTEMPT_SECONDS`)', 'attemptSeconds', SETTINGS, seconds],
    ["timeout of the browser's own model", 'DEVICE_SECONDS', CONNECTION, seconds],
    ["search for the browser's own model", 'LOOK_DEADLINE_MS', CONNECTION, msInSeconds],
    ['length of an answer (`max_tokens`)', 'max_tokens', CALL, inUnit('tokens')],
    ['temperature', 'temperature', CALL, count],
    ['size of a response', 'BODY_LIMIT_BYTES', FETCH, inUnit('KiB', 1_024)],
    ['recipe to be changed, with its ingredients', 'MAX_CHANGEABLE_CHARS', BOUNDS, characters],
    ['requests of one IP address (`nginx.conf`)', 'zone=recipes_of_one:1m rate', NGINX, inUnit('a minute')],
    ['requests of all visitors (`nginx.conf`)', 'zone=recipes_of_all:1m rate', NGINX, inUnit('a minute')],
  ],
  'Typed and saved data': [
    ['staples', 'MAX_STAPLES', BOUNDS, count],
    ['foods to avoid', 'MAX_AVOIDED', 'machines/taste.ts', count],
    ['length of a staple or food to avoid', 'MAX_WORD_CHARS', BOUNDS, characters],
    ['wish in free text', 'MAX_OWN_WORDS_CHARS', 'machines/taste.ts', characters],
    ['wish for a changed recipe', 'MAX_WISH_CHARS', 'machines/request.ts', characters],
    ['note on a recipe', 'MAX_NOTE_CHARS', BOUNDS, characters],
    ['saved recipes without a mark', 'LIMIT', 'src/storage/boxFile.ts', count],
    ['timers kept after they rang', 'STALE_MS', 'src/storage/timers.ts', inUnit('hours', 3_600_000)],
    ["'Undo' for a stopped timer", 'UNDO_MS', 'machines/timersMachine.ts', msInSeconds],
  ],
  'A recipe': [
    ['length of a rendered recipe', 'MAX_CHARS', RENDERING, characters],
    ['lines of a rendered recipe', 'MAX_LINES', RENDERING, inUnit('lines')],
    ['packed recipe in a link', 'MAX_PACKED_CHARS', LINK, characters],
    ['unpacked recipe', 'MAX_BYTES', LINK, inUnit('KiB', 1_024)],
    ['version of a QR code', 'MAX_VERSION', 'src/page/recipe/qrCode.ts', count],
  ],
  'The build': [
    ['scripts before the page is usable', 'FIRST_GOAL_KB', SIZES, kb],
    ['scripts of a visit with an English recipe', 'ENGLISH_GOAL_KB', SIZES, kb],
    ['scripts of each other language', 'LANGUAGE_GOAL_KB', SIZES, kb],
    ['scripts of the cookbook', 'COOKBOOK_GOAL_KB', SIZES, kb],
    ['files in a folder of `src`', 'MOST_FILES', 'tests/build/folders.test.ts', count],
    ['answer in the scenario `slow`', 'SLOW_MS', 'src/devtools/practiceKitchen.ts', msInSeconds],
  ],
};

/** Reads a number such as `64 * 1_024` after a name in a file. */
function numberOf(name: string, file: string): number {
  const product = new RegExp(String.raw`(?<!\w)${name}\s*[=:]\s*([\d_.]+(?: \* [\d_.]+)*)`);
  const [, factors] = product.exec(readFileSync(file, 'utf8')) ?? [];
  if (!factors) throw new Error(`${file} has no number ${name}`);
  return factors.split(' * ').reduce((all, factor) => all * Number(factor.replaceAll('_', '')), 1);
}

const formatValue = ([, name, file, format]: Row) => format(numberOf(name, file));

it('docs/limits.md: is up to date (`npm run docs:limits` updates it)', async () => {
  const sections = Object.entries(SECTIONS).map(([title, rows]) =>
    [
      `## ${title}`,
      '',
      '| limit | value |',
      '| --- | ---: |',
      ...rows.map((row) => `| ${row[0]} | ${formatValue(row)} |`),
      '',
    ].join('\n'),
  );
  const head =
    '# Limits\n\n`npm run docs:limits` writes this page, so do not edit it. `tests/build/limits.test.ts` names the file that defines each value.\n\n';
  await expect(head + sections.join('\n')).toMatchFileSnapshot(DOCUMENT);
});

it.each(DOCS)('%s: repeats no value of docs/limits.md', (file) => {
  const values = Object.values(SECTIONS).flat().map(formatValue);
  const prose = proseOf(readDoc(file));
  const repeated = values.filter((value) => / /.test(value) && RegExp(`(?<![\\d.,])${value}\\b`).test(prose));
  expect(repeated).toEqual([]);
});
