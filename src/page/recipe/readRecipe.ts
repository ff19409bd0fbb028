import type { Recipe } from '../../../machines/recipeMachine.ts';
import { dishOf, textOf } from '../../reading/readAnswer.ts';
import { type Facts, readFacts } from '../../reading/words/facts.ts';

export type RecipeReading = { dish: () => string; facts: () => Facts };

/** By id: each change of the box makes new objects. */
const known = new Map<string, { text: string; reading: RecipeReading }>();

/** A box may hold 200 recipes, so each part of one is read when it is first needed, and only once. */
export function readRecipe(recipe: Recipe): RecipeReading {
  const before = known.get(recipe.id);
  if (before?.text === recipe.text) return before.reading;
  const text = once(() => textOf(recipe));
  const reading = {
    dish: once(() => dishOf(text(), recipe)),
    facts: once(() => readFacts(text())),
  };
  known.set(recipe.id, { text: recipe.text, reading });
  return reading;
}

function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}
