import { useMemo } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import { distinct, findSame } from '../../../machines/textLists.ts';
import { nameOf } from '../../reading/foods/needed.ts';
import type { Reading } from '../../reading/read.ts';
import { useRecipeActor, useRecipeBox } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { useOpenRecipe } from '../context/useOpenRecipe.ts';
import { Icon } from '../controls/Icon.tsx';
import { readRecipe } from '../rendering/readRecipe.ts';

/** With more, it is another dish rather than a swap. */
const MOST_NAMED = 4;

/** By which wish the recipe was made of another one, which is a press away. */
export function WhatChanged({ wish, from }: NonNullable<Recipe['changed']>) {
  const { reading } = useRecipe();
  const recipeActor = useRecipeActor();
  const { entries } = useRecipeBox();
  const before =
    entries.find(({ recipe }) => recipe.id === from)?.recipe ??
    recipeActor.getSnapshot().context.recentRecipes.find(({ id }) => id === from);
  const swapped = useMemo(() => before && findSwapped(before, reading), [before, reading]);

  return (
    <div className="changed panel panel-basil">
      <Icon name="swap" />
      <div>
        <p>
          <strong dir="auto">{wish}</strong>
          {swapped && <Swapped {...swapped} />}
        </p>
        {before && <TheOneBefore recipe={before} />}
      </div>
    </div>
  );
}

function TheOneBefore({ recipe }: { recipe: Recipe }) {
  const { open } = useOpenRecipe(recipe);
  return (
    <button type="button" className="word-button page-only" onClick={open}>
      Back to the original
    </button>
  );
}

type SwappedProps = { gone: string[]; come: string[] };

function Swapped({ gone, come }: SwappedProps) {
  return (
    <small className="soft">
      {gone.length > 0 && (
        <span>
          Gone: <span dir="auto">{gone.join(', ')}</span>.{' '}
        </span>
      )}
      {come.length > 0 && (
        <span>
          New: <span dir="auto">{come.join(', ')}</span>.
        </span>
      )}
    </small>
  );
}

function findSwapped(before: Recipe, reading: Reading): SwappedProps | null {
  const namesBefore = namesIn(readRecipe(before).reading());
  const names = namesIn(reading);
  if (namesBefore.length === 0 || names.length === 0) return null;
  const gone = without(namesBefore, names);
  const come = without(names, namesBefore);
  return Math.max(gone.length, come.length) > MOST_NAMED ? null : { gone, come };
}

function namesIn({ ingredients, language }: Reading): string[] {
  return distinct(ingredients.map(({ text }) => nameOf(text, language)));
}

function without(names: string[], others: string[]): string[] {
  return names.filter((name) => findSame(others, name) === undefined);
}
