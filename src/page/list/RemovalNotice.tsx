import { takenAway } from '../../../machines/kitchen.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { formatNames } from '../../shared/formatCounts.ts';
import { ASK_BUTTON_ID, focusFirst, focusIngredient, INGREDIENT_INPUT_ID } from '../browser/focus.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { UndoNotice } from '../controls/UndoNotice.tsx';

export function RemovalNotice() {
  const recipeActor = useRecipeActor();
  const removed = useRecipeState((s) => takenAway(s.context), isSameList);
  const parts = useRecipeState(({ context: { removal } }) => removal?.of === 'ingredients' && removal.parts);

  function moveFocus(isUndone: boolean) {
    const { ingredients } = recipeActor.getSnapshot().context;
    if (isUndone) focusIngredient(ingredients.indexOf(removed[0] ?? ''));
    else focusFirst(ASK_BUTTON_ID, INGREDIENT_INPUT_ID);
  }

  const message = parts ? `Split into ${parts}.` : `Removed ${formatNames(removed, 'ingredients')}.`;
  return <UndoNotice of="ingredients" message={message} onGone={moveFocus} />;
}
