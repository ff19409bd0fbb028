import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { isOnLines, linesOf, partsOf } from '../../reading/words/splitInto.ts';
import { Button } from '../frame/Button.tsx';
import { focusIngredient, INGREDIENT_INPUT_ID } from '../frame/focus.ts';
import { useRecipeActor } from '../frame/pageContext.ts';

export function Split() {
  const recipeActor = useRecipeActor();
  const last = useSelector(recipeActor, (s) => s.context.ingredients.at(-1)) ?? '';
  const parts = useMemo(() => partsOf(last), [last]);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (!(target instanceof HTMLInputElement) || target.id !== INGREDIENT_INPUT_ID) return;
      const pasted = clipboardData?.getData('text') ?? '';
      if (!isOnLines(pasted)) return;
      event.preventDefault();
      const { value, selectionStart, selectionEnd } = target;
      // What is half typed stays apart: joined to the first pasted line, it would make one wrong ingredient.
      const text = [value.slice(0, selectionStart ?? 0), pasted, value.slice(selectionEnd ?? 0)].join('\n');
      target.value = '';
      for (const ingredient of linesOf(text)) recipeActor.send({ type: 'ingredient.added', ingredient });
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [recipeActor]);

  function split() {
    const { ingredients } = recipeActor.getSnapshot().context;
    // The first part has to be rendered before it can take over the focus from this button, which unmounts.
    flushSync(() => recipeActor.send({ type: 'ingredient.split', ingredient: last, parts }));
    focusIngredient(ingredients.length - 1);
  }

  return (
    <div role="status">
      {parts.length > 1 && (
        <Button className="button-quiet split" onClick={split}>
          Split into {parts.length}
        </Button>
      )}
    </div>
  );
}
