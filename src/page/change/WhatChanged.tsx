import { useMemo } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import { distinct, findSame } from '../../../machines/textLists.ts';
import { nameOf } from '../../reading/foods/needed.ts';
import { findAmounts } from '../../reading/numbers/amounts.ts';
import type { Reading } from '../../reading/read.ts';
import { joinNames } from '../../shared/formatCounts.ts';
import { useRecipeActor, useRecipeBox } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { useOpenRecipe } from '../context/useOpenRecipe.ts';
import { Icon } from '../controls/Icon.tsx';
import { readRecipe } from '../rendering/readRecipe.ts';

/** Maximum number of removed foods, and of added foods, to show. A recipe with more changes counts as another dish. */
const MAX_NAMED = 4;

/** Shows the requested change, the foods and amounts that differ, and a link to the original. */
export function WhatChanged({ wish, from }: NonNullable<Recipe['changed']>) {
  const { reading } = useRecipe();
  const recipeActor = useRecipeActor();
  const { entries } = useRecipeBox();
  const original =
    entries.find(({ recipe }) => recipe.id === from)?.recipe ??
    recipeActor.getSnapshot().context.recentRecipes.find(({ id }) => id === from);
  const swapped = useMemo(() => original && findSwapped(original, reading), [original, reading]);

  return (
    <div className="beside changed written-how soft">
      <Icon name="swap" />
      <p>
        <strong dir="auto">{wish}</strong>
        {original && <BackToOriginal recipe={original} />}
        {swapped && <Swapped foods={swapped} />}
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

/** Maps a label, such as 'New', to the names of foods. */
type FoodsByChange = Record<string, string[]>;

function Swapped({ foods }: { foods: FoodsByChange }) {
  return (
    <small className="soft">
      {Object.entries(foods).map(
        ([label, names]) =>
          names.length > 0 && (
            <span key={label}>
              {label}: <span dir="auto">{joinNames(names)}</span>.{' '}
            </span>
          ),
      )}
    </small>
  );
}

function findSwapped(original: Recipe, reading: Reading): FoodsByChange | null {
  const amountsBefore = amountsIn(readRecipe(original).reading());
  const amounts = amountsIn(reading);
  const [namesBefore, names] = [amountsBefore, amounts].map((each) => distinct([...each.keys()]));
  if (!namesBefore?.length || !names?.length) return null;
  const removed = without(namesBefore, names);
  const added = without(names, namesBefore);
  if (Math.max(removed.length, added.length) > MAX_NAMED) return null;
  const changed = without(names, added).filter(
    (name) => amounts.get(name) !== amountsBefore.get(findSame(namesBefore, name) ?? ''),
  );
  return { Gone: removed, New: added, 'Amounts changed': changed.length > MAX_NAMED ? [] : changed };
}

/** Maps the names of foods to their amounts. */
function amountsIn({ ingredients, language }: Reading): Map<string, string | undefined> {
  return new Map(
    ingredients.map(({ text }) => [nameOf(text, language), findAmounts(text, language)[0]?.at(1)]),
  );
}

function without(names: string[], others: string[]): string[] {
  return names.filter((name) => findSame(others, name) === undefined);
}
