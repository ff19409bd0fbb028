import { useMemo } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import { distinct, findSame } from '../../../machines/textLists.ts';
import { nameOf } from '../../reading/foods/needed.ts';
import type { Reading } from '../../reading/read.ts';
import { joinNames } from '../../shared/formatCounts.ts';
import { useRecipeActor, useRecipeBox } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { useOpenRecipe } from '../context/useOpenRecipe.ts';
import { Icon } from '../controls/Icon.tsx';
import { readRecipe } from '../rendering/readRecipe.ts';

/** Limit of named foods on each side of a swap. More make it another dish. */
const MAX_NAMED = 4;

/** Shows the wish of a change and the foods it swapped, and links to the original. */
export function WhatChanged({ wish, from }: NonNullable<Recipe['changed']>) {
  const { reading } = useRecipe();
  const recipeActor = useRecipeActor();
  const { entries } = useRecipeBox();
  const original =
    entries.find(({ recipe }) => recipe.id === from)?.recipe ??
    recipeActor.getSnapshot().context.recentRecipes.find(({ id }) => id === from);
  const swapped = useMemo(() => original && findSwapped(original, reading), [original, reading]);

  return (
    <div className="changed panel panel-basil">
      <Icon name="swap" />
      <p>
        <strong dir="auto">{wish}</strong>
        {original && <BackToOriginal recipe={original} />}
        {swapped && <Swapped {...swapped} />}
      </p>
    </div>
  );
}

function BackToOriginal({ recipe }: { recipe: Recipe }) {
  const { open } = useOpenRecipe(recipe);
  return (
    <span className="page-only">
      {' · '}
      <button type="button" className="word-button" onClick={open}>
        Back to the original
      </button>
    </span>
  );
}

type SwappedProps = { removed: string[]; added: string[] };

function Swapped({ removed, added }: SwappedProps) {
  return (
    <small className="soft">
      {removed.length > 0 && (
        <span>
          Gone: <span dir="auto">{joinNames(removed)}</span>.{' '}
        </span>
      )}
      {added.length > 0 && (
        <span>
          New: <span dir="auto">{joinNames(added)}</span>.
        </span>
      )}
    </small>
  );
}

function findSwapped(original: Recipe, reading: Reading): SwappedProps | null {
  const originalNames = namesIn(readRecipe(original).reading());
  const names = namesIn(reading);
  if (originalNames.length === 0 || names.length === 0) return null;
  const removed = without(originalNames, names);
  const added = without(names, originalNames);
  return Math.max(removed.length, added.length) > MAX_NAMED ? null : { removed, added };
}

function namesIn({ ingredients, language }: Reading): string[] {
  return distinct(ingredients.map(({ text }) => nameOf(text, language)));
}

function without(names: string[], others: string[]): string[] {
  return names.filter((name) => findSame(others, name) === undefined);
}
