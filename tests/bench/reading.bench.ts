import { readFileSync } from 'node:fs';
import { check, findAmounts, nameOf, proofRead, wishesOf } from 'recipe-reading';
import { readPasted } from 'recipe-reading/pages';
import { bench } from 'vitest';
import type { Recipe } from '../../machines/recipe.ts';
import { requestOf } from '../../src/page/rendering/readRecipe.ts';
import { answerOf, reader } from '../../src/reader.ts';
import { recipeOf } from '../recipeOf.ts';

const ANSWER = readFileSync('tests/bench/longRecipe.md', 'utf8').slice(0, 3000);
let round = 0;

const readAndProofRead = (recipe: Recipe) => proofRead(reader.read(answerOf(recipe)), requestOf(recipe));

// Changes every line because the reader caches the lines that it has read.
const nextRecipe = (...ingredients: string[]) =>
  recipeOf(ANSWER.replace(/(?<=[\p{L}.])$/gmu, ` (${round++})`), { ingredients });

bench('reader: reads an answer of 3 kB', () => {
  reader.read(nextRecipe());
});

bench('reader: reads and proof-reads an answer of 3 kB', () => {
  readAndProofRead(nextRecipe('rice', 'eggs', 'feta'));
});

bench('reader: reads and proof-reads an answer of 3 kB that lacks a requested food', () => {
  readAndProofRead(nextRecipe('rice', 'eggs', 'cream'));
});

const LINES = [
  '2 onions, finely chopped',
  '200 ml cold water',
  '50 g unsalted butter, softened',
  '1 tin of chickpeas',
];
const ENGLISH = reader.languageOf('en');
const NUTS = wishesOf({ diets: [], avoid: ['nuts'] });

// Adds a different variety to each line because the reader caches the lines that it has read.
const nextLines = () => LINES.map((line) => `${line}, kind ${round++}`);

function readLines(lines: string[]) {
  for (const line of lines) [nameOf(line, ENGLISH), findAmounts(line, ENGLISH)];
}

bench('reader: reads four ingredient lines', () => {
  readLines(nextLines());
});

bench('reader: reads four ingredient lines, and checks them for a food to avoid', () => {
  const lines = nextLines();
  readLines(lines);
  check(NUTS, { ingredients: lines }, ENGLISH);
});

const PAGE = readFileSync('tests/reading/pages/plugin.txt', 'utf8');
const STORY = 'The soup reminds me of long evenings at the lake, where we cooked for everybody.\n';

bench('reader: finds the recipe in a pasted page of 30 kB', async () => {
  const story = STORY.repeat(Math.ceil((30_000 - PAGE.length) / STORY.length));
  await readPasted({ text: (story + PAGE).replace(/[.]$/gm, ` ${round++}.`) }, reader);
});
