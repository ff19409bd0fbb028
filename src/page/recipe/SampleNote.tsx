import { useIsConnected, useOpenChoice, useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { useDishesGiven } from '../context/useDishesGiven.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';

export function SampleNote() {
  const recipeActor = useRecipeActor();
  const isConnected = useIsConnected();
  const openChoice = useOpenChoice();
  const dishesGiven = useDishesGiven();
  const canAsk = useRecipeState((s) => s.can({ type: 'recipe.requested' }));

  return (
    <div className="sample panel page-only">
      <Icon name="eye" />
      <p>This one isn’t from your list, but you can try everything.</p>
      {!isConnected && (
        <Button
          // A request opens the choice by itself, and goes on once something is connected. With too short a list there is none.
          onClick={() =>
            canAsk ? recipeActor.send({ type: 'recipe.requested', notAgain: dishesGiven() }) : openChoice()
          }
        >
          Get my own recipes
        </Button>
      )}
    </div>
  );
}
