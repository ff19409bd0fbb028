import { useMemo } from 'react';
import { findAmounts, type Reading, readIngredient } from 'recipe-reading';
import type { Recipe } from '../../../machines/recipe.ts';
import { identityOf } from '../../../machines/textLists.ts';
import { joinNames } from '../../shared/formatCounts.ts';
import { useRecipeActor, useRecipeBox } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { useOpenRecipe } from '../context/requests.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { readRecipe } from '../rendering/readRecipe.ts';

/** Maximum number of removed foods, and of added foods, to show. A recipe with more changes counts as another dish. */
const MAX_NAMED = 4;

/** Shows the requested change, the foods and amounts that differ, and a link to the original. */
export function WhatChanged({ wish, from }: NonNullable<Recipe['changed']>) {
  const { reading } = useRecipe();
  const recipeActor = useRecipeActor();
  const { box } = useRecipeBox();
  const original =
    box.find(from)?.recipe ?? recipeActor.getSnapshot().context.recentRecipes.find(({ id }) => id === from);
  const swapped = useMemo(() => original && findSwapped(original, reading), [original, reading]);

  return (
    <div className="beside changed written-how soft">
      <Icon name="swap" />
      <p>
        <strong className="some-lines" dir="auto">
          {wish}
        </strong>
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
      <Button variant="word" onClick={open}>
        Back to the original
      </Button>
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
  const before = foodsIn(readRecipe(original).reading());
  const foods = foodsIn(reading);
  if (before.size === 0 || foods.size === 0) return null;
  const removed = namesOf(before, (id) => !foods.has(id));
  const added = namesOf(foods, (id) => !before.has(id));
  if (Math.max(removed.length, added.length) > MAX_NAMED) return null;
  const changed = namesOf(foods, (id, amount) => before.has(id) && before.get(id)?.amount !== amount);
  return { Gone: removed, New: added, 'Amounts changed': changed.length > MAX_NAMED ? [] : changed };
}

/** Maps the foods of a recipe to their names and amounts. */
type Foods = Map<string, { name: string; amount: string | undefined }>;

function foodsIn({ ingredients, language }: Reading): Foods {
  return new Map(
    ingredients.map(({ text }) => {
      const { name, needs } = readIngredient(text, language);
      // Compares foods by the ids of their words, which are the same for 'onion' and 'onions'.
      const id =
        needs
          .flat(2)
          .map((word) => word.id)
          .join(' ') || identityOf(name);
      return [id, { name, amount: findAmounts(text, language)[0]?.at(1) }];
    }),
  );
}

function namesOf(foods: Foods, isMeant: (id: string, amount: string | undefined) => boolean): string[] {
  return [...foods].flatMap(([id, { name, amount }]) => (isMeant(id, amount) ? name : []));
}
