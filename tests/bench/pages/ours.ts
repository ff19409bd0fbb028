import { type PastedSource, readPasted } from 'recipe-reading/pages';
import { reader } from '../../../src/reader.ts';
import { readRecipe } from '../lines/ours.ts';

/** Reads a pasted page. `asItIs`: true to read the text as the answer of a model, without looking for the recipe. */
export async function readPage(source: PastedSource, asItIs: boolean) {
  const pasted = asItIs ? ({ kind: 'recipe', recipes: [source] } as const) : await readPasted(source, reader);
  const recipes = 'recipes' in pasted ? pasted.recipes : [];
  const read = await Promise.all(recipes.map(({ text }) => readRecipe(text)));
  return {
    kind: pasted.kind,
    dish: read[0]?.title ?? '',
    ingredients: read.flatMap((one) => one.ingredients),
    steps: read.flatMap((one) => one.instructions),
  };
}

export async function kindOf(source: PastedSource) {
  return (await readPasted(source, reader)).kind;
}
