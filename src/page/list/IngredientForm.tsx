import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { INGREDIENT_INPUT_ID } from '../frame/focus.ts';
import { useRecipeActor } from '../frame/pageContext.ts';

const LABEL = 'Add more than one ingredient';

export function IngredientForm() {
  const recipeActor = useRecipeActor();
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    for (const ingredient of globalThis.typedEarly?.splice(0) ?? []) {
      recipeActor.send({ type: 'ingredient.added', ingredient });
    }
  }, [recipeActor]);

  function add(event: FormEvent) {
    event.preventDefault();
    if (!input.current) return;
    recipeActor.send({ type: 'ingredient.added', ingredient: input.current.value });
    input.current.value = '';
    input.current.focus();
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
      />
      <button type="submit" className="button">
        Add ingredient
      </button>
    </form>
  );
}
