import { type Diet, MINUTES, type Taste } from '../../../machines/taste.ts';
import { toggle } from '../../../machines/textLists.ts';
import { capital } from '../../shared/formatCounts.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';

const OFFERED_MINUTES: readonly Taste['minutes'][] = [15, 30];
const OFFERED_DIETS: Diet[] = ['vegetarian', 'vegan'];

/** Buttons for the time and the diet, which are also in 'Your taste'. A value chosen there appears here too. */
export function QuickTaste() {
  const recipeActor = useRecipeActor();
  const { minutes, diets } = useRecipeState((s) => s.context.taste);
  const times = MINUTES.filter((one) => OFFERED_MINUTES.includes(one) || one === minutes);
  const allDiets = [...OFFERED_DIETS, ...diets.filter((diet) => !OFFERED_DIETS.includes(diet))];

  const choices = [
    ...times.map((time) => {
      const isChosen = time === minutes;
      return { value: time, label: `${time} min`, isChosen, changes: { minutes: isChosen ? null : time } };
    }),
    ...allDiets.map((diet) => ({
      value: diet,
      label: capital(diet),
      isChosen: diets.includes(diet),
      changes: { diets: toggle(diets, diet) },
    })),
  ];

  return (
    <fieldset className="line choice quick-taste" aria-label="Time and diet">
      {choices.map(({ value, label, isChosen, changes }) => (
        <button
          key={value}
          type="button"
          id={`quick-${value}`}
          className="button round"
          aria-pressed={isChosen}
          onClick={() => recipeActor.send({ type: 'taste.changed', changes })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
