import { takenAway } from '../../../machines/kitchen.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { formatNames } from '../../shared/formatCounts.ts';
import { ASK_BUTTON_ID, INGREDIENT_INPUT_ID, idOf } from '../browser/focus.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { UndoNotice } from '../controls/UndoNotice.tsx';

/** Offers to undo the last removal of ingredients, or the split of a typed list. */
export function RemovalNotice() {
  const removed = useRecipeState((s) => takenAway(s.context), isSameList);
  const parts = useRecipeState(({ context: { removal } }) => removal?.of === 'ingredients' && removal.parts);

  const isWhole = parts === 1;
  const message = isWhole
    ? 'Added as one ingredient.'
    : parts
      ? `Split into ${parts}.`
      : `Removed ${formatNames(removed, 'ingredients')}.`;
  return (
    <UndoNotice
      of="ingredients"
      message={message}
      action={isWhole ? 'Split' : undefined}
      nextFocus={`${ASK_BUTTON_ID} ${INGREDIENT_INPUT_ID}`}
      restored={idOf('ingredient', removed[0] ?? '')}
    />
  );
}
