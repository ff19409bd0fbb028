import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import { distinct } from '../../../machines/textLists.ts';
import { findAvoided, findBreaking } from '../../reading/foods/avoided.ts';
import type { Facts } from '../../reading/numbers/facts.ts';
import { tellMinutes } from '../../reading/numbers/tellMinutes.ts';
import type { RecipeOutline } from '../../reading/tree/recipeOutline.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { AnotherOne } from './AnotherOne.tsx';
import { useAskForChange } from './useAskForChange.ts';

type TasteWarningProps = { recipe: Recipe; facts: Facts; outline: RecipeOutline | null };

/** Where the recipe is not what was asked for, or what would be asked for now. */
export function TasteWarning({ recipe, facts: { total }, outline }: TasteWarningProps) {
  const tasteNow = useSelector(useRecipeActor(), (s) => s.context.taste);
  const askForChange = useAskForChange();
  const { taste, text } = recipe;
  const lines = useMemo(() => outline?.ingredientLines ?? text.split('\n'), [outline, text]);
  const avoided = useMemo(
    () => findAvoided(distinct([...taste.avoid, ...tasteNow.avoid]), lines),
    [taste, tasteNow, lines],
  );
  const broken = useMemo(
    () =>
      [...new Set([...taste.diets, ...tasteNow.diets])]
        .map((diet) => ({ diet, foods: outline ? findBreaking(diet, lines) : [] }))
        .filter(({ foods }) => foods.length > 0),
    [taste, tasteNow, lines, outline],
  );
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
