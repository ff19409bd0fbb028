import { useEffect } from 'react';
import type { Picture } from '../../../machines/dishesMachine.ts';
import type { Recipe } from '../../../machines/recipe.ts';
import { drawingOf } from '../../shared/picture/drawings.ts';
import { focusFirst, NEXT_STEP_ID } from '../browser/focus.ts';
import { useCookingActor, useRecipeBox } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Like, NoteField } from '../controls/Marks.tsx';
import { Steam, Vessel } from '../picture/DishPicture.tsx';
import { TimerStrip } from '../timers/Timers.tsx';

const HEADING_ID = 'end-of-cooking';
/** Drawings of packets and bottles, which are not part of a finished dish. */
const PACKETS = /^(?:rice|pasta|bean|milk|bottle|salt|jar|chocolate|yogurt)$/;

type EndOfCookingProps = { recipe: Recipe; dish: string; picture: Picture; steps: number };

export function EndOfCooking({ recipe, dish, picture, steps }: EndOfCookingProps) {
  const cookingActor = useCookingActor();
  const { box, entries } = useRecipeBox();
  const { timesCooked } = box.marksOf(recipe.id);
  const isSaved = entries.some((entry) => entry.recipe.id === recipe.id);
  const foods = picture.foods.filter((food) => !PACKETS.test(drawingOf(food) ?? 'jar'));
  useEffect(() => focusFirst(HEADING_ID), []);

  return (
    <div className="ended" data-next-focus={NEXT_STEP_ID}>
      <Button
        icon="back"
        variant="quiet"
        className="ended-back"
        onClick={() => cookingActor.send({ type: 'step.previous' })}
      >
        Step {steps}
      </Button>
      <div className="ended-dish">
        <h2 id={HEADING_ID} tabIndex={-1}>
          Enjoy.
        </h2>
        <p className="title" dir="auto">
          {dish}
        </p>
        {timesCooked > 1 && <p className="soft">Cooked {timesCooked} times now.</p>}
      </div>
      <div className="ended-after stack">
        {isSaved && (
          <>
            <Like id={recipe.id} isLong />
            <NoteField id="note-for-next-time" recipeId={recipe.id} />
          </>
        )}
      </div>
      <div className="served">
        <Steam />
        <Vessel {...picture} foods={foods} />
      </div>
      <TimerStrip nextFocus={HEADING_ID} />
      <div className="beside cloth">
        <Button
          variant="main"
          className="cook-on"
          // Ignores the second click of a double click on the last step's 'Done' button, which was in the same place.
          onClick={({ detail }) => detail < 2 && cookingActor.send({ type: 'cook.left' })}
        >
          Done
        </Button>
      </div>
    </div>
  );
}
