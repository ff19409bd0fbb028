import { useLayoutEffect } from 'react';
import { linesOf, partsOf } from '../../../machines/splitList.ts';
import { findSame } from '../../../machines/textLists.ts';
import { INGREDIENT_INPUT_ID } from '../browser/focus.ts';
import type { Page } from '../context/page.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { AddForm } from '../controls/AddForm.tsx';

const LABEL = 'Add more than one ingredient';

export function IngredientForm() {
  const recipeActor = useRecipeActor();

  useLayoutEffect(() => {
    for (const text of globalThis.typedEarly?.splice(0) ?? []) addTo(recipeActor, text);
  }, [recipeActor]);

  return (
    <AddForm
      id={INGREDIENT_INPUT_ID}
      label={LABEL}
      placeholder={LABEL}
      add="Add ingredient"
      onAdd={(text) => addTo(recipeActor, text)}
    />
  );
}

/** One line may name several, which an undo joins again. Of a list that was pasted, a line is one: 'feta, crumbled'. */
function addTo(recipeActor: Page['recipeActor'], text: string): true {
  const lines = linesOf(text);
  const { ingredients } = recipeActor.getSnapshot().context;
  const isNew = (one: string) => findSame(ingredients, one) === undefined;
  const [ingredient = ''] = lines.map((line) => line.trim());
  const parts = lines.length === 1 ? partsOf(ingredient) : [];
  // Of what is all there nothing is added, and it is pointed out.
  const added = parts.length > 1 && !parts.some(isNew) ? parts : lines;
  for (const one of added) recipeActor.send({ type: 'ingredient.added', ingredient: one });
  if (parts.length > 1 && parts.some(isNew))
    recipeActor.send({ type: 'ingredient.split', ingredient, parts });
  return true;
}
