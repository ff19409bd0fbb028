import type { Recipe } from '../../../machines/recipe.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { nameOf, readList } from '../../newReading/foods/needed.ts';
import { read, wordsToLoad } from '../../newReading/read.ts';
import { drawMarkdown } from './drawMarkdown.tsx';
import type { RecipeOutline } from './recipeOutline.ts';

/** Those that lack more are not worth a word. */
const MOST_MISSING = 2;

/** By the recipe itself, so that what nothing else holds any more is forgotten here, too. */
const known = new WeakMap<Recipe, ReturnType<typeof startReading>>();

/** A box may hold 200 recipes, so each part of one is read when it is first needed, and only once. */
export function readRecipe(recipe: Recipe) {
  const reading = known.get(recipe) ?? startReading(recipe);
  known.set(recipe, reading);
  return reading;
}

function startReading(recipe: Recipe) {
  /** Where they do not come, the recipe is read by its shape. */
  const words = once(() => wordsToLoad(recipe)?.catch(() => {}) ?? null);
  const reading = once(() => read(recipe));
  let parsed: { outline: RecipeOutline | null } | null = null;
  let compared: { onHand: readonly string[]; needed: ReturnType<typeof findNeeded> } | null = null;

  /** Only the outline is kept: the elements of a whole box would fill the memory. */
  function draw() {
    const drawn = drawMarkdown(reading());
    parsed = { outline: drawn?.outline ?? null };
    return drawn;
  }

  function outline() {
    return parsed ? parsed.outline : (draw()?.outline ?? null);
  }

  function needed(onHand: readonly string[]) {
    if (!compared || !isSameList(compared.onHand, onHand)) {
      compared = { onHand, needed: findNeeded(outline(), onHand) };
    }
    return compared.needed;
  }

  return {
    /** To be waited for before anything else of it is read. */
    words,
    text: () => reading().text,
    dish: () => reading().dish,
    facts: () => reading().facts,
    draw,
    outline,
    needed,
    missing(onHand: readonly string[]) {
      const { names } = needed(onHand);
      return outline()?.ingredients.length && names.length <= MOST_MISSING ? names : null;
    },
  };
}

/** What is neither on the list nor always there. */
function findNeeded(outline: RecipeOutline | null, onHand: readonly string[]) {
  const isOnHand = readList(onHand, outline?.language ?? '');
  const lines = outline?.ingredients.filter(({ text }) => !isOnHand(text)) ?? [];
  return { lines, names: [...new Set(lines.map(({ text }) => nameOf(text, outline?.language ?? '')))] };
}

function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}
