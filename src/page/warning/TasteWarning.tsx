import { formatMinutes } from '../../shared/formatMinutes.ts';
import { AnotherOne } from '../adjust/AnotherOne.tsx';
import { useRecipe } from '../context/recipeContext.ts';
import { useRequestChange } from '../context/requests.ts';
import { Icon } from '../controls/Icon.tsx';
import { WishButton } from '../controls/WishButton.tsx';
import { Found, foundIn, NotFound } from './Checks.tsx';
import { formatCaution } from './formatChecks.ts';
import { WrongWarning } from './WrongWarning.tsx';

/**
 * Warns if a recipe contradicts the taste settings, either the current settings or the settings sent with the request.
 */
export function TasteWarning() {
  const { recipe, reading, checks } = useRecipe();
  const change = useRequestChange();
  const { minutes } = recipe.taste;
  const { total } = reading.facts;
  const isTooLong = total !== null && minutes !== null && total > minutes;
  const { avoid, diets } = foundIn(checks.checks);
  const fitting = diets.map(({ wish }) => `Make it ${wish.name}`);
  const wishes = change ? [...fitting, ...(isTooLong ? ['Make it quicker'] : [])] : [];
  return (
    <>
      {(avoid.length > 0 || diets.length > 0 || isTooLong) && (
        <div className="warning panel">
          <Icon name="warning" />
          <div>
            <Found checks={checks.checks} />
            {isTooLong && (
              <p>
                It takes <strong>{formatMinutes(total)}</strong>, and you asked for {formatMinutes(minutes)}.
              </p>
            )}
            <div className="line">
              {wishes.map((wish) => (
                <WishButton key={wish} wish={wish} variant="word" />
              ))}
              {(avoid.length > 0 || wishes.length === 0) && <AnotherOne variant="word" />}
            </div>
            {(avoid.length > 0 || diets.length > 0) && <WrongWarning bugs={__BUGS__} />}
          </div>
        </div>
      )}
      <NotFound {...checks} caution={formatCaution(checks, !recipe.cookbook && !recipe.pasted)} />
    </>
  );
}
