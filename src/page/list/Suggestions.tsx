import { distinct, findSame } from '../../../machines/textLists.ts';
import { useRecipeActor, useRecipeBox, useRecipeState } from '../context/pageContext.ts';
import { Icon } from '../controls/Icon.tsx';

const USUAL = ['eggs', 'tomatoes', 'pasta', 'rice', 'potatoes', 'onions', 'spinach', 'garlic', 'chickpeas'];

/** Buttons that add their word to the list, or remove it again. They never move, so that a double click hits one button only. */
export function Suggestions() {
  const recipeActor = useRecipeActor();
  const onHand = useRecipeState((s) => s.context.ingredients);
  const { box } = useRecipeBox();

  return (
    <ul className="line chips suggestions" aria-label="Suggestions">
      {distinct([...box.mostUsed(), ...USUAL])
        .slice(0, USUAL.length)
        .map((word) => {
          const listed = findSame(onHand, word);
          return (
            <li key={word}>
              <button
                type="button"
                className="button round suggestion"
                aria-pressed={listed !== undefined}
                onClick={() =>
                  recipeActor.send(
                    listed === undefined
                      ? { type: 'ingredient.added', ingredient: word }
                      : { type: 'ingredient.removed', ingredient: listed },
                  )
                }
              >
                <Icon name={listed === undefined ? 'plus' : 'check'} className="icon in-text" />
                {word}
              </button>
            </li>
          );
        })}
    </ul>
  );
}
