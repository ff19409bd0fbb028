import type { ReactNode } from 'react';
import { type Diet, MINUTES, type Taste } from '../../../machines/taste.ts';
import { toggle } from '../../../machines/textLists.ts';
import { capital } from '../../shared/formatCounts.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';

const OFFERED_MINUTES: readonly Taste['minutes'][] = [15, 30];
const OFFERED_DIETS: Diet[] = ['vegetarian', 'vegan'];

/** Buttons for the time and the diet, which are also in 'Your taste'. A value chosen there appears here too. */
export function QuickTaste() {
  const { minutes, diets } = useRecipeState((s) => s.context.taste);
  const times = MINUTES.filter((one) => OFFERED_MINUTES.includes(one) || one === minutes);
  const allDiets = [...OFFERED_DIETS, ...diets.filter((diet) => !OFFERED_DIETS.includes(diet))];

  return (
    <fieldset className="line choice quick-taste" aria-label="Time and diet">
      {times.map((time) => {
        const isChosen = time === minutes;
        return (
          <Choice key={time} value={time} isChosen={isChosen} changes={{ minutes: isChosen ? null : time }}>
            {time} min
          </Choice>
        );
      })}
      {allDiets.map((diet) => (
        <Choice
          key={diet}
          value={diet}
          isChosen={diets.includes(diet)}
          changes={{ diets: toggle(diets, diet) }}
        >
          {capital(diet)}
        </Choice>
      ))}
    </fieldset>
  );
}

type ChoiceProps = {
  value: string | number;
  isChosen: boolean;
  changes: Partial<Taste>;
  children: ReactNode;
};

function Choice({ value, isChosen, changes, children }: ChoiceProps) {
  const recipeActor = useRecipeActor();
  return (
    <button
      type="button"
      id={`quick-${value}`}
      className="button round"
      aria-pressed={isChosen}
      onClick={() => recipeActor.send({ type: 'taste.changed', changes })}
    >
      {children}
    </button>
  );
}
