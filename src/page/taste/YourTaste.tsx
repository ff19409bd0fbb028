import { isSameTaste, NO_TASTE } from '../../../machines/taste.ts';
import { focusFirst, TASTE_ID } from '../browser/focus.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { Foldout } from '../controls/Foldout.tsx';
import { UndoNotice } from '../controls/UndoNotice.tsx';
import { TasteFields } from './TasteFields.tsx';
import { tellTaste } from './tellTaste.ts';

export function YourTaste() {
  const taste = useRecipeState((s) => s.context.taste);
  const told = isSameTaste(taste, NO_TASTE) ? 'Diet, time, servings' : tellTaste(taste);

  return (
    <>
      <Foldout id={TASTE_ID} icon="sliders" name="Your taste" told={told}>
        <TasteFields />
      </Foldout>
      {/* Outside of the fields: when they are closed, it would be hidden with them. */}
      <UndoNotice of="taste" what="Your taste is reset." onGone={() => focusFirst(TASTE_ID)} />
    </>
  );
}
