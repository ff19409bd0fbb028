import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import { isSameList } from '../../../machines/list.ts';
import { removedIngredients } from '../../../machines/recipeMachine.ts';
import { ASK_BUTTON_ID, focusFirst, INGREDIENT_INPUT_ID, INGREDIENT_LIST_ID } from '../frame/focus.ts';
import { useRecipeActor } from '../frame/pageContext.ts';
import { UndoNotice } from '../frame/UndoNotice.tsx';

export function Removal() {
  const recipeActor = useRecipeActor();
  const removed = useSelector(recipeActor, (s) => removedIngredients(s.context), isSameList);

  const parts = useSelector(recipeActor, ({ context: { removal } }) =>
    removal?.of === 'ingredients' ? removal.parts.length : 0,
  );

  function undo() {
    // The restored item has to be rendered before it can take the focus.
    flushSync(() => recipeActor.send({ type: 'removal.undone' }));
    const at = recipeActor.getSnapshot().context.ingredients.indexOf(removed[0] ?? '');
    document.getElementById(INGREDIENT_LIST_ID)?.children[at]?.querySelector('button')?.focus();
  }

  function accept() {
    focusFirst(ASK_BUTTON_ID, INGREDIENT_INPUT_ID);
    recipeActor.send({ type: 'removal.accepted' });
  }

  const what = parts > 0 ? `Split into ${parts}.` : `Removed ${nameRemoved(removed)}.`;
  return <UndoNotice of="ingredients" what={what} onUndo={undo} onClose={accept} />;
}

function nameRemoved([only, ...others]: string[]): string {
  return others.length === 0 ? `${only}` : `${others.length + 1} ingredients`;
}
