import { useLayoutEffect } from 'react';
import { usePage, useRecipeActor } from '../context/pageContext.ts';

/** Repeats what the visitor typed, pressed or dropped before the scripts had loaded. */
export function useEarlyActions(): void {
  const recipeActor = useRecipeActor();
  const { paste } = usePage();

  useLayoutEffect(() => {
    for (const action of globalThis.early?.splice(0) ?? []) {
      if ('typed' in action) recipeActor.send({ type: 'ingredient.added', text: action.typed });
      else if ('files' in action) void paste.open(action.files);
      else document.getElementById(action.pressed)?.click();
    }
  }, [recipeActor, paste]);
}
