import { focusFirst, TASTE_ID } from '../frame/focus.ts';
import { useRecipeActor } from '../frame/pageContext.ts';
import { UndoNotice } from '../frame/UndoNotice.tsx';

/** It is outside of the fields: when they are closed, its notice would be hidden with them. */
export function TasteReset() {
  const recipeActor = useRecipeActor();

  function send(type: 'removal.undone' | 'removal.accepted') {
    focusFirst(TASTE_ID);
    recipeActor.send({ type });
  }

  return (
    <UndoNotice
      of="taste"
      what="Your taste is reset."
      onUndo={() => send('removal.undone')}
      onClose={() => send('removal.accepted')}
    />
  );
}
