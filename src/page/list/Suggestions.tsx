import { useState } from 'react';
import { distinct, findSame } from '../../../machines/textLists.ts';
import { useRecipeActor, useRecipeBox, useRecipeState } from '../context/pageContext.ts';
import { Icon } from '../controls/Icon.tsx';

const USUAL = ['eggs', 'tomatoes', 'pasta', 'rice', 'potatoes', 'onions', 'spinach', 'garlic', 'chickpeas'];

/**
 * Buttons that add a suggested food to the list, or remove it again. They do not move when pressed, so that both
 * clicks of a double click hit the same button. `typedList`: the list when the visitor last typed an ingredient. Its
 * foods are not suggested.
 */
export function Suggestions({ typedList }: { typedList: string[] | null }) {
  const recipeActor = useRecipeActor();
  const onHand = useRecipeState((s) => s.context.ingredients);
  const { box } = useRecipeBox();
  // Keeps the value from the start of the visit, so that importing recipes moves nothing.
  const mostUsed = box.mostUsed();
  const [hadRecipes] = useState(mostUsed.length > 0);
  const isShort = hadRecipes || typedList !== null;

  return (
    <ul className={`line chips suggestions ${isShort ? 'is-short' : ''}`} aria-label="Suggestions">
      {distinct([...mostUsed, ...USUAL])
        .slice(0, USUAL.length)
        .filter((word) => !findSame(typedList ?? [], word))
        .map((word) => {
          const own = findSame(onHand, word);
          const type = own === undefined ? 'ingredient.added' : 'ingredient.removed';
          return (
            <li key={word}>
              <button
                type="button"
                className="button round suggestion"
                aria-pressed={own !== undefined}
                onClick={() => recipeActor.send({ type, ingredient: own ?? word })}
              >
                <Icon name={own === undefined ? 'plus' : 'check'} className="icon in-text" />
                {word}
              </button>
            </li>
          );
        })}
    </ul>
  );
}
