import type { KeyboardEvent } from 'react';
import { cardsOf } from '../../../machines/request.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { IconButton } from '../controls/Button.tsx';
import { readRecipe } from '../rendering/readRecipe.ts';

export function CardTurner() {
  const recipeActor = useRecipeActor();
  const cards = useRecipeState((s) => cardsOf(s.context), isSameList);
  const recipe = useRecipeState((s) => s.context.recipe);
  const canGoBack = useRecipeState((s) => s.can({ type: 'card.previous' }));
  const canGoOn = useRecipeState((s) => s.can({ type: 'card.next' }));
  const index = cards.findIndex(({ id }) => id === recipe?.id);
  if (!recipe || index < 0 || cards.length < 2) return null;

  const goBack = () => recipeActor.send({ type: 'card.previous' });
  const goOn = () => recipeActor.send({ type: 'card.next' });

  function turn({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    // Leaves key combinations to the browser, such as Alt+Left, which goes back.
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') goBack();
    if (key === 'ArrowRight') goOn();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, but these are buttons
    <div className="turning beside" role="group" aria-label="Recipes for this list" onKeyDown={turn}>
      <IconButton icon="back" label="Previous recipe" aria-disabled={!canGoBack} onClick={goBack} />
      <p className="soft" role="status">
        {`${index + 1} of ${cards.length}`}
        <span className="visually-hidden">: {readRecipe(recipe).reading().dish}</span>
      </p>
      <IconButton icon="next" label="Next recipe" aria-disabled={!canGoOn} onClick={goOn} />
    </div>
  );
}
