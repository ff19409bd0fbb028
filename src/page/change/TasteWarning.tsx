import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { distinct } from '../../../machines/textLists.ts';
import { findAvoided, findBreaking } from '../../newReading/foods/warn.ts';
import { tellMinutes } from '../../newReading/numbers/tellMinutes.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { useRecipe } from '../drawing/recipeContext.ts';
import { AnotherOne } from './AnotherOne.tsx';
import { useAskForChange } from './useAskForChange.ts';

/** Where the recipe is not what was asked for, or what would be asked for now. */
export function TasteWarning() {
  const { recipe, facts, outline } = useRecipe();
  const tasteNow = useSelector(useRecipeActor(), (s) => s.context.taste);
  const askForChange = useAskForChange();
  const { taste, text } = recipe;
  const { total } = facts;
  const { avoided, broken } = useMemo(() => {
    const lines = outline?.ingredientLines ?? text.split('\n');
    const diets = [...new Set([...taste.diets, ...tasteNow.diets])];
    return {
      avoided: findAvoided(distinct([...taste.avoid, ...tasteNow.avoid]), lines, outline?.language ?? ''),
      broken: diets
        .map((diet) => ({ diet, foods: outline ? findBreaking(diet, lines, outline.language) : [] }))
        .filter(({ foods }) => foods.length > 0),
    };
  }, [taste, tasteNow, outline, text]);
  const tooLong =
    total !== null && taste.minutes !== null && total > taste.minutes
      ? { takes: tellMinutes(total), asked: tellMinutes(taste.minutes) }
      : null;
  const diets = broken.map(({ diet }) => `Make it ${diet}`);
  const wishes = askForChange ? [...diets, ...(tooLong ? ['Make it quicker'] : [])] : [];
  if (avoided.length === 0 && broken.length === 0 && !tooLong) return null;
  return (
    <div className="warning">
      <Icon name="warning" />
      <div>
        {avoided.length > 0 && (
          <p>
            Contains <Names names={avoided} />, which you leave out.
          </p>
        )}
        {broken.map(({ diet, foods }) => (
          <p key={diet}>
            This recipe may not be {diet}: it names <Names names={foods} />.
          </p>
        ))}
        {tooLong && (
          <p>
            It takes <strong>{tooLong.takes}</strong>, and you asked for {tooLong.asked}.
          </p>
        )}
      </div>
      <div className="ways-out">
        {wishes.map((wish) => (
          <Button key={wish} icon="swap" onClick={() => askForChange?.(wish)}>
            {wish}
          </Button>
        ))}
        {(avoided.length > 0 || wishes.length === 0) && <AnotherOne />}
      </div>
    </div>
  );
}

function Names({ names }: { names: string[] }) {
  return <strong dir="auto">{names.join(', ')}</strong>;
}
