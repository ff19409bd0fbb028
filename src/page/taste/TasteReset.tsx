import { useSelector } from '@xstate/react';
import { isSameTaste, NO_TASTE, type Taste } from '../../../machines/taste.ts';
import { createStore } from '../../shared/store.ts';
import { focusFirst, TASTE_ID } from '../frame/focus.ts';
import { useRecipeActor } from '../frame/pageContext.ts';
import { UndoNotice } from '../frame/UndoNotice.tsx';
import { useStore } from '../frame/useStore.ts';

/** The taste before, and the list as it was then. */
const lastReset = createStore<{ before: Taste; ingredients: string[] } | null>(null);

/** All that is set goes, and can be taken back. */
export function useReset(): () => void {
  const recipeActor = useRecipeActor();
  return () => {
    const { taste, ingredients } = recipeActor.getSnapshot().context;
    // One notice at a time: the one before has been seen.
    recipeActor.send({ type: 'removal.accepted' });
    recipeActor.send({ type: 'taste.changed', changes: NO_TASTE });
    lastReset.set({ before: taste, ingredients });
  };
}

/** Outside of the fields, which may be closed by then. The offer ends with the next change of taste or list. */
export function TasteReset() {
  const recipeActor = useRecipeActor();
  const reset = useStore(lastReset);
  const isLast = useSelector(
    recipeActor,
    ({ context }) => context.ingredients === reset?.ingredients && isSameTaste(context.taste, NO_TASTE),
  );

  function undo() {
    focusFirst(TASTE_ID);
    if (reset) recipeActor.send({ type: 'taste.changed', changes: reset.before });
    lastReset.set(null);
  }

  function close() {
    focusFirst(TASTE_ID);
    lastReset.set(null);
  }

  return <UndoNotice what={isLast ? 'Your taste is reset.' : null} onUndo={undo} onClose={close} />;
}
