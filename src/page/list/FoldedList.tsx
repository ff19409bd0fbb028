import { useEffect, useState } from 'react';
import { formatSome } from '../../shared/formatCounts.ts';
import { INGREDIENT_INPUT_ID, thenFocus } from '../browser/focus.ts';
import { isNarrow } from '../browser/useIsNarrow.ts';
import { useEmitted, usePane, useRecipeState } from '../context/pageContext.ts';
import { Icon } from '../controls/Icon.tsx';

/** Folds the form and the list of a narrow page into one line once a recipe is requested. */
export function useFolding() {
  const { shows } = usePane();
  const isBare = shows === 'nothing';
  const ingredients = useRecipeState((s) => s.context.ingredients);
  const isEmpty = ingredients.length === 0;
  const [isFolded, setFolded] = useState(false);
  const [shownBefore, setShownBefore] = useState('nothing');
  if (shows !== shownBefore) {
    setShownBefore(shows);
    if (isBare) setFolded(false);
    else if (!isEmpty && (shows === 'request' || shownBefore === 'nothing')) setFolded(true);
  }
  useEmitted('ingredient.pointedOut', () => setFolded(false));
  useEffect(() => {
    if (!isFolded || !isNarrow()) return;
    for (const section of document.querySelectorAll('.foldout[open]')) section.removeAttribute('open');
  }, [isFolded]);
  const foldedList = isFolded && (
    <button
      type="button"
      className="beside"
      aria-expanded={false}
      onClick={() => thenFocus(() => setFolded(false), INGREDIENT_INPUT_ID)}
    >
      <Icon name="leaf" />
      <span className="some-lines">{formatSome(ingredients)}</span>
      <span className="soft">Change</span>
    </button>
  );
  return { foldedList, className: isFolded ? 'is-folded' : isEmpty && !isBare ? 'is-unfilled' : '' };
}
