import { isSameTaste, NO_TASTE } from '../../../machines/taste.ts';
import { TASTE_ID } from '../browser/focus.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { formatTaste } from './formatTaste.ts';
import { LateFoldout } from './LateFoldout.tsx';

export function YourTaste() {
  const taste = useRecipeState((s) => s.context.taste);
  const summary = isSameTaste(taste, NO_TASTE) ? 'Diet, time, servings' : formatTaste(taste);

  return (
    <LateFoldout
      id={TASTE_ID}
      icon="sliders"
      name="Your taste"
      summary={summary}
      fields="TasteFields"
      of="taste"
      removed="Your taste is reset."
    />
  );
}
