import { isSameTaste, NO_TASTE } from '../../../machines/taste.ts';
import { TASTE_ID } from '../browser/focus.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { UndoNotice } from '../controls/UndoNotice.tsx';
import { formatTaste } from './formatTaste.ts';
import { LateFoldout } from './LateFoldout.tsx';

export function YourTaste() {
  const taste = useRecipeState((s) => s.context.taste);
  const summary = isSameTaste(taste, NO_TASTE) ? 'Diet, time, servings' : formatTaste(taste);

  return (
    <>
      <LateFoldout id={TASTE_ID} icon="sliders" name="Your taste" summary={summary} fields="TasteFields" />
      {/* Places the notice outside of the collapsible section because a collapsed section would hide the notice. */}
      <UndoNotice of="taste" message="Your taste is reset." nextFocus={TASTE_ID} />
    </>
  );
}
