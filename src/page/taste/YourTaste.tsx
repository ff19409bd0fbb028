import { useEffect } from 'react';
import { isSameTaste, NO_TASTE } from '../../../machines/taste.ts';
import { TASTE_ID } from '../browser/focus.ts';
import { useStore } from '../browser/useStore.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { Foldout } from '../controls/Foldout.tsx';
import { UndoNotice } from '../controls/UndoNotice.tsx';
import { formatTaste } from './formatTaste.ts';
import { tasteFields } from './loadTaste.ts';

export function YourTaste() {
  const taste = useRecipeState((s) => s.context.taste);
  const summary = isSameTaste(taste, NO_TASTE) ? 'Diet, time, servings' : formatTaste(taste);

  return (
    <>
      <Foldout id={TASTE_ID} icon="sliders" name="Your taste" summary={summary}>
        <LateFields of="TasteFields" />
      </Foldout>
      {/* Places the notice outside of the collapsible section because a collapsed section would hide the notice. */}
      <UndoNotice of="taste" message="Your taste is reset." nextFocus={TASTE_ID} />
    </>
  );
}

/** `of`: name of the component to show once its code has loaded. */
export function LateFields({ of }: { of: 'StapleFields' | 'TasteFields' }) {
  const { code } = useStore(tasteFields);
  useEffect(() => void tasteFields.load().catch(() => {}), []);
  const Fields = code?.[of];
  return Fields && <Fields />;
}
