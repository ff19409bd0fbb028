import { readFileSync } from 'node:fs';
import { bench } from 'vitest';
import type { Recipe } from '../../machines/recipe.ts';
import { proofRead } from '../../src/reading/proof/proofRead.ts';
import { read } from '../../src/reading/read.ts';
import { recipeOf } from '../recipeOf.ts';

const ANSWER = readFileSync('tests/bench/longRecipe.md', 'utf8').slice(0, 3000);
let round = 0;

const readAndProofRead = (recipe: Recipe) => proofRead(read(recipe), recipe);

// Changes every line, since the reader caches the lines that it has read.
const nextRecipe = (...ingredients: string[]) =>
  recipeOf(ANSWER.replace(/(?<=[\p{L}.])$/gmu, ` (${round++})`), { ingredients });

bench('reader: reads an answer of 3 kB', () => {
  read(nextRecipe());
});

bench('reader: reads and proof-reads an answer of 3 kB', () => {
  readAndProofRead(nextRecipe('rice', 'eggs', 'feta'));
});

bench('reader: reads and proof-reads an answer of 3 kB that lacks a requested food', () => {
  readAndProofRead(nextRecipe('rice', 'eggs', 'cream'));
});
