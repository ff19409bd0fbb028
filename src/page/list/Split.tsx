import { flushSync } from 'react-dom';
import { focusFirst, focusIngredient, INGREDIENT_INPUT_ID } from '../browser/focus.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { useSplit } from './useSplit.ts';

type SplitProps = { whole: string; onKeep: (whole: string) => void };

export function Split({ whole, onKeep }: SplitProps) {
  const recipeActor = useRecipeActor();
  const { last, parts, split } = useSplit(whole);
  const isAsked = parts.length > 1;

  function splitHere() {
    const at = recipeActor.getSnapshot().context.ingredients.length - 1;
    // The first part has to be rendered before it can take over the focus from this button, which unmounts.
    flushSync(split);
    focusIngredient(at);
  }

  function keep() {
    focusFirst(INGREDIENT_INPUT_ID);
    onKeep(last);
  }

  return (
    <div className={isAsked ? 'split panel' : ''}>
      <p role="status">{isAsked && `Are these ${parts.length} ingredients?`}</p>
      {isAsked && (
        <>
          <Button className="button-tint" onClick={splitHere}>
            Split into {parts.length}
            <span aria-hidden="true">↵</span>
          </Button>
          <Button className="button-quiet" onClick={keep}>
            No, one
          </Button>
        </>
      )}
    </div>
  );
}
