import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { partsOf } from '../../reading/words/splitInto.ts';
import { Button } from '../frame/Button.tsx';
import { focusIngredient } from '../frame/focus.ts';
import { useRecipeActor } from '../frame/pageContext.ts';

export function Split() {
  const recipeActor = useRecipeActor();
  const last = useSelector(recipeActor, (s) => s.context.ingredients.at(-1)) ?? '';
  const parts = useMemo(() => partsOf(last), [last]);

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
