import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { distinct } from '../../../machines/list.ts';
import type { Recipe } from '../../../machines/recipeMachine.ts';
import type { RecipeOutline } from '../../reading/recipeOutline.ts';
import { findAvoided, findBreaking } from '../../reading/words/avoided.ts';
import type { Facts } from '../../reading/words/facts.ts';
import { Button } from '../frame/Button.tsx';
import { Icon } from '../frame/Icon.tsx';
import { useRecipeActor } from '../frame/pageContext.ts';
import { AnotherOne } from './AnotherOne.tsx';
import { useAskForChange } from './useAskForChange.ts';

type TasteWarningProps = { recipe: Recipe; facts: Facts; outline: RecipeOutline | null };

/** Where the recipe is not what was asked for, or what would be asked for now. */
export function TasteWarning({ recipe, facts: { total }, outline }: TasteWarningProps) {
  const tasteNow = useSelector(useRecipeActor(), (s) => s.context.taste);
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
  const isTooLong = total !== null && taste.minutes !== null && total > taste.minutes;
  if (avoided.length === 0 && broken.length === 0 && !isTooLong) return null;
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
        {isTooLong && (
          <p>
            It takes <strong>{total} minutes</strong>, more than the {taste.minutes} that you asked for.
          </p>
        )}
      </div>
      <div className="ways-out">
        {broken.map(({ diet }) => (
          <MakeIt key={diet} wish={diet} />
        ))}
        {isTooLong && <MakeIt wish="quicker" />}
        <AnotherOne />
      </div>
    </div>
  );
}

function MakeIt({ wish }: { wish: string }) {
  const askForChange = useAskForChange();
  return (
    askForChange && (
      <Button icon="swap" onClick={() => askForChange(`Make it ${wish}`)}>
        Make it {wish}
      </Button>
    )
  );
}

function Names({ names }: { names: string[] }) {
  return <strong dir="auto">{names.join(', ')}</strong>;
}
