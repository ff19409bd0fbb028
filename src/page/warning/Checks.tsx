import { type ReactNode, useMemo } from 'react';
import { type Check, check, wishesOf } from 'recipe-reading';
import { reader } from '../../reader.ts';
import { joinNames } from '../../shared/formatCounts.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { type Checks, nameOfWish, useIsOnlyWord } from '../context/useChecks.ts';
import { Button } from '../controls/Button.tsx';
import { byKind, formatClear, formatFoods, formatNotChecked, formatWordsOnly } from './formatChecks.ts';

/** Results of the checks in cook mode, with the foods that were found. */
export function CheckedFoods({ checks }: { checks: Checks }) {
  return (
    <div className="checked-foods">
      <Found checks={checks.checks} withFoods />
      <NotFound {...checks} />
    </div>
  );
}

type FoundProps = { checks: Check[]; withFoods?: boolean; icon?: ReactNode };

/** `withFoods`: also names the found foods, because cook mode does not show the whole ingredient list. */
export function Found({ checks, withFoods = false, icon }: FoundProps) {
  const { avoid, diets } = foundIn(checks);
  return (
    <>
      {avoid.length > 0 && (
        <p className="beside allergen">
          {icon}
          <span>
            Contains <strong dir="auto">{joinNames(avoid.map(nameOfWish))}</strong>, which you avoid
            {withFoods && (
              <>
                : <bdi>{formatFoods(avoid)}</bdi>
              </>
            )}
            .
          </span>
        </p>
      )}
      {diets.map((check) => (
        <p key={check.wish.name} className="beside">
          {icon}
          <span>
            Not {check.wish.name}: <strong dir="auto">{formatFoods([check])}</strong>.
          </span>
        </p>
      ))}
    </>
  );
}

/** Says that nothing was found, which labels decide, or why a wish was not checked, so that no visitor has to guess. */
export function NotFound({ caution = '', ...all }: Checks & { caution?: string }) {
  const { checks, isPending, retry } = all;
  if (isPending && checks.some(({ answer }) => answer !== 'found'))
    return <p className="soft check-line">Checking…</p>;
  const quiet = [formatClear(all), formatWordsOnly(checks), caution].filter(Boolean).join(' ');
  return (
    <>
      {checks.map(
        (check) =>
          check.answer === 'not sure' && (
            <p key={check.wish.name} className="not-checked">
              {check.wish.of === 'diet' ? 'May not be' : 'May contain'} {nameOfWish(check)}:{' '}
              <bdi>{formatFoods([check])}</bdi>. Check the label.
            </p>
          ),
      )}
      {formatNotChecked(checks).map(({ because, text }) => (
        <p key={because} className="not-checked">
          {text}{' '}
          {because === 'words not loaded' && (
            <Button variant="word" className="page-only" onClick={retry}>
              Try again
            </Button>
          )}
        </p>
      ))}
      {quiet && <p className="soft check-line">{quiet}</p>}
    </>
  );
}

/** Note beside an unknown food to avoid, which says that the page looks only for this word in recipes. */
export function WordNote({ word }: { word: string }) {
  return useIsOnlyWord(word) && <span className="chip-note soft">only this word</span>;
}

export const foundIn = (checks: Check[]) => byKind(checks.filter(({ answer }) => answer === 'found'));

/** Names the listed ingredients that do not fit a diet, because a recipe may leave out such ingredients. */
export function UnfitIngredients() {
  const diets = useRecipeState((s) => s.context.taste.diets);
  const ingredients = useRecipeState((s) => s.context.ingredients);
  const checks = useMemo(
    () => check(wishesOf({ diets, avoid: [] }), { ingredients }, reader.languageOf('en')),
    [diets, ingredients],
  );
  return <Found checks={checks} />;
}
