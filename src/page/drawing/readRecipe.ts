import type { Recipe } from '../../../machines/recipe.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { nameOf, readList } from '../../reading/foods/needed.ts';
import { readFacts } from '../../reading/numbers/facts.ts';
import { dishOf, textOf } from '../../reading/readAnswer.ts';
import type { RecipeOutline } from '../../reading/tree/recipeOutline.ts';
import type { RecipeReading } from '../context/drawing.ts';
import { readOutline } from './drawMarkdown.tsx';

/** Those that lack more are not worth a word. */
const MOST_MISSING = 2;

/** By id: each change of the box makes new objects. */
const known = new Map<string, { text: string; reading: RecipeReading }>();

/** A box may hold 200 recipes, so each part of one is read when it is first needed, and only once. */
export function readRecipe(recipe: Recipe): RecipeReading {
  const before = known.get(recipe.id);
  if (before?.text === recipe.text) return before.reading;
  const text = once(() => textOf(recipe));
  const dish = once(() => dishOf(text(), recipe));
  const outline = once(() => readOutline(text(), dish()));
  let last: { onHand: readonly string[]; missing: string[] | null } | null = null;
  const reading: RecipeReading = {
    dish,
    facts: once(() => readFacts(text())),
    outline,
    missing(onHand) {
      if (!last || !isSameList(last.onHand, onHand)) last = { onHand, missing: missingOf(outline(), onHand) };
      return last.missing;
    },
  };
  known.set(recipe.id, { text: recipe.text, reading });
  return reading;
}

function missingOf(outline: RecipeOutline | null, onHand: readonly string[]): string[] | null {
  if (!outline || outline.ingredients.length === 0) return null;
  const isOnHand = readList(onHand, outline.ingredientLines.join(' '));
  const names = new Set<string>();
  for (const { text } of outline.ingredients) {
    if (!isOnHand(text)) names.add(nameOf(text));
    if (names.size > MOST_MISSING) return null;
  }
  return [...names];
}

function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}
