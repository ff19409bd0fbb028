import { MAX_WISH_CHARS } from '../../../machines/request.ts';
import { formatAll } from '../../shared/formatCounts.ts';
import { formatMinutes } from '../../shared/formatMinutes.ts';
import { AnotherOne } from '../adjust/AnotherOne.tsx';
import { useRecipe } from '../context/recipeContext.ts';
import { useIsRequestPrimary, useRequestChange } from '../context/requests.ts';
import { nameOfWish } from '../context/useChecks.ts';
import { Icon } from '../controls/Icon.tsx';
import { WishButton } from '../controls/WishButton.tsx';
import { Found, foundIn, NotFound } from './Checks.tsx';
import { formatCaution } from './formatChecks.ts';
import { WrongWarning } from './WrongWarning.tsx';

/** How a recipe contradicts the taste settings, either the current settings or the settings sent with the request. */
export function useContradictions() {
  const { recipe, reading, checks } = useRecipe();
  const { avoid, diets } = foundIn(checks.checks);
  const { minutes: most } = recipe.taste;
  const { total } = reading.facts;
  const time = total !== null && most !== null && total > most ? { total, most } : null;
  return { avoid, diets, time, isAny: avoid.length > 0 || diets.length > 0 || time !== null };
}

/** Warns of foods to avoid in red, and of a diet or a time that is not kept in amber. */
export function TasteWarning() {
  const { recipe, checks } = useRecipe();
  const { avoid, diets, time, isAny } = useContradictions();
  const canChange = useRequestChange() !== null;
  // 'Cook' is not the main button of a recipe with a food to avoid.
  const isMain = !useIsRequestPrimary() && avoid.length > 0;
  const caution = formatCaution(checks, !recipe.cookbook && !recipe.pasted);
  const become = formatAll([...diets.map(nameOfWish), ...(time ? ['quicker'] : [])]);
  const without = avoid.length > 0 && `without ${formatAll(avoid.map(nameOfWish))}`;
  const wish = `Make it ${[become, without].filter(Boolean).join(', ')}`;
  return (
    <>
      {isAny && (
        <div className={avoid.length > 0 ? 'warning panel has-allergen' : 'warning panel'}>
          <Found checks={checks.checks} icon={<Icon name="warning" />} />
          {time && (
            <p className="beside">
              <Icon name="clock" />
              <span>
                It takes <strong>{formatMinutes(time.total)}</strong>, and you asked for{' '}
                {formatMinutes(time.most)}.
              </span>
            </p>
          )}
          <div className="line">
            {canChange && (
              <WishButton variant={isMain ? 'main' : undefined} wish={wish.slice(0, MAX_WISH_CHARS)} />
            )}
            <AnotherOne isForAny />
          </div>
          {caution && <p className="soft">{caution}</p>}
          {(avoid.length > 0 || diets.length > 0) && <WrongWarning bugs={__BUGS__} />}
        </div>
      )}
      <NotFound {...checks} caution={isAny ? '' : caution} />
    </>
  );
}
