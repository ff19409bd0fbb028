import { useLayoutEffect } from 'react';
import { linesOf, partsOf } from '../../../machines/splitList.ts';
import { INGREDIENT_INPUT_ID } from '../browser/focus.ts';
import type { Page } from '../context/page.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { AddForm } from '../controls/AddForm.tsx';

const LABEL = 'Add more than one ingredient';

/** `onAdded`: called with the new list after the visitor has typed an ingredient. */
export function IngredientForm({ onAdded }: { onAdded: (list: string[]) => void }) {
  const recipeActor = useRecipeActor();

  useLayoutEffect(() => {
    for (const text of globalThis.typedEarly?.splice(0) ?? []) addTo(recipeActor, text);
  }, [recipeActor]);

  return (
    <AddForm
      id={INGREDIENT_INPUT_ID}
      label={LABEL}
      placeholder={LABEL}
      action="Add ingredient"
      onAdd={(text) => {
        addTo(recipeActor, text);
        onAdded(recipeActor.getSnapshot().context.ingredients);
        return '';
      }}
    />
  );
}

/**
 * Splits a single line at its commas. If several lines are pasted, each line is one ingredient, such as 'feta,
 * crumbled'.
 */
function addTo(recipeActor: Page['recipeActor'], typed: string): void {
  const lines = linesOf(typed);
  const [text = ''] = lines;
  const isOneLine = lines.length === 1;
  const parts = isOneLine ? partsOf(text) : lines;
  if (isOneLine && parts.length > 1)
    recipeActor.send({ type: 'ingredient.listAdded', text: text.trim(), parts });
  else for (const ingredient of parts) recipeActor.send({ type: 'ingredient.added', ingredient });
}
