import type { ReactNode } from 'react';
import { type Diet, MINUTES, type Taste } from '../../../machines/taste.ts';
import { toggle } from '../../../machines/textLists.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';

const OFFERED_MINUTES: readonly Taste['minutes'][] = [15, 30];
const OFFERED_DIETS: Diet[] = ['vegetarian', 'vegan'];

/** Buttons for the time and the diet, which are also in 'Your taste'. A value chosen there appears here too. */
export function QuickTaste() {
  const { minutes, diets } = useRecipeState((s) => s.context.taste);
  const times = [...MINUTES.filter((one) => OFFERED_MINUTES.includes(one) || one === minutes), null];
  const allDiets = [...OFFERED_DIETS, ...diets.filter((diet) => !OFFERED_DIETS.includes(diet))];

  return (
    <div className="line quick-taste">
      <fieldset className="segments" aria-label="Ready in">
        {times.map((time) => (
          <Choice
            key={time}
            id={`quick-${time ?? 'any'}`}
            isChosen={time === minutes}
            changes={{ minutes: time }}
          >
            {time === null ? 'any' : `${time} min`}
          </Choice>
        ))}
      </fieldset>
      {allDiets.map((diet) => (
        <Choice
          key={diet}
          id={`quick-${diet}`}
          isChosen={diets.includes(diet)}
          changes={{ diets: toggle(diets, diet) }}
        >
          {diet}
        </Choice>
      ))}
    </div>
  );
}

type ChoiceProps = { id: string; isChosen: boolean; changes: Partial<Taste>; children: ReactNode };

function Choice({ id, isChosen, changes, children }: ChoiceProps) {
  const recipeActor = useRecipeActor();
  return (
    <button
      type="button"
      id={id}
      className="button"
      aria-pressed={isChosen}
      onClick={() => recipeActor.send({ type: 'taste.changed', changes })}
    >
      {children}
    </button>
  );
}
