import { useEffect } from 'react';
import { isSameTaste, NO_TASTE } from '../../../machines/taste.ts';
import { TASTE_ID } from '../browser/focus.ts';
import { useStore } from '../browser/useStore.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { NOT_LOADED } from '../context/renderer.ts';
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
        <Fields />
      </Foldout>
      {/* Places the notice outside of the collapsible section because a collapsed section would hide the notice. */}
      <UndoNotice of="taste" message="Your taste is reset." heir={TASTE_ID} />
    </>
  );
}

function Fields() {
  const { code, failed } = useStore(tasteFields);
  useEffect(() => void tasteFields.load().catch(() => {}), []);
  return code ? <code.TasteFields /> : <p className="soft">{failed && NOT_LOADED}</p>;
}
