import { useLayoutEffect } from 'react';
import { linesOf } from '../../../machines/splitList.ts';
import { INGREDIENT_INPUT_ID } from '../browser/focus.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { AddForm } from '../controls/AddForm.tsx';
import { useSplit } from './useSplit.ts';

const LABEL = 'Add more than one ingredient';

export function IngredientForm({ whole }: { whole: string }) {
  const recipeActor = useRecipeActor();
  const { parts, split } = useSplit(whole);

  useLayoutEffect(() => {
    for (const ingredient of globalThis.typedEarly?.splice(0) ?? []) {
      recipeActor.send({ type: 'ingredient.added', ingredient });
    }
  }, [recipeActor]);

  function add(text: string): true {
    // Enter in the empty field says yes to the offer below.
    if (text.trim() === '' && parts.length > 1) split();
    for (const ingredient of linesOf(text)) recipeActor.send({ type: 'ingredient.added', ingredient });
    return true;
  }

  return (
    <AddForm id={INGREDIENT_INPUT_ID} label={LABEL} placeholder={LABEL} add="Add ingredient" onAdd={add} />
  );
}
