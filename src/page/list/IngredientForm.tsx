import { type ClipboardEvent, type FormEvent, useLayoutEffect, useRef } from 'react';
import { isOnLines, linesOf } from '../../reading/foods/splitIngredients.ts';
import { INGREDIENT_INPUT_ID } from '../browser/focus.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { withPasted } from '../controls/withPasted.ts';
import { useSplit } from './useSplit.ts';

const LABEL = 'Add more than one ingredient';

export function IngredientForm({ whole }: { whole: string }) {
  const recipeActor = useRecipeActor();
  const { parts, split } = useSplit(whole);
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    for (const ingredient of globalThis.typedEarly?.splice(0) ?? []) {
      recipeActor.send({ type: 'ingredient.added', ingredient });
    }
  }, [recipeActor]);

  function add(event: FormEvent) {
    event.preventDefault();
    if (!input.current) return;
    // Enter in the empty field says yes to the offer below.
    if (input.current.value.trim() === '' && parts.length > 1) split();
    else recipeActor.send({ type: 'ingredient.added', ingredient: input.current.value });
    input.current.value = '';
    input.current.focus();
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { currentTarget: field, clipboardData } = event;
    const pasted = clipboardData.getData('text');
    if (!isOnLines(pasted)) return;
    event.preventDefault();
    const text = withPasted(field, pasted);
    field.value = '';
    for (const ingredient of linesOf(text)) recipeActor.send({ type: 'ingredient.added', ingredient });
  }

  return (
    <form className="add" onSubmit={add}>
      <input
        ref={input}
        id={INGREDIENT_INPUT_ID}
        type="text"
        dir="auto"
        aria-label={LABEL}
        placeholder={LABEL}
        autoComplete="off"
        enterKeyHint="done"
        onPaste={paste}
      />
      <button type="submit" className="button">
        Add ingredient
      </button>
    </form>
  );
}
