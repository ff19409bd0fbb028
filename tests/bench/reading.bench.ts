import { readFileSync } from 'node:fs';
import { bench } from 'vitest';
import { proofRead } from '../../src/reading/proof/proofRead.ts';
import { read } from '../../src/reading/read.ts';
import { recipeOf } from '../recipeOf.ts';

const ANSWER = readFileSync('tests/bench/longRecipe.md', 'utf8').slice(0, 3000);
let round = 0;

// Changes every line, since the reader caches what it has read.
const nextRecipe = () =>
  recipeOf(ANSWER.replace(/(?<=[\p{L}.])$/gmu, ` (${round++})`), {
    ingredients: ['rice', 'lemons', 'cream'],
  });

bench('an answer of 3 kB, read', () => {
  read(nextRecipe());
});

bench('an answer of 3 kB, read and proof-read', () => {
  const recipe = nextRecipe();
  proofRead(read(recipe), recipe);
});
