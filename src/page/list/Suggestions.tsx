import { foodsIn } from '../../../machines/splitList.ts';
import { distinct, findSame, identityOf } from '../../../machines/textLists.ts';
import { ASK_BUTTON_ID, idOf } from '../browser/focus.ts';
import { useRecipeActor, useRecipeBox, useRecipeState } from '../context/pageContext.ts';
import { Icon } from '../controls/Icon.tsx';

const USUAL = ['eggs', 'tomatoes', 'pasta', 'rice', 'potatoes', 'onions'];
/** As many as fit into one row. */
const MOST = 4;

/**
 * Buttons that add suggested foods to the list, or remove them again. A pressed button does not move, so that a double
 * click hits the same button twice. `typedList`: the ingredient list when the visitor last typed an ingredient. The
 * foods in `typedList`, and foods listed with an amount, are not suggested.
 */
export function Suggestions({ typedList }: { typedList: string[] | null }) {
  const recipeActor = useRecipeActor();
  const onHand = useRecipeState((s) => s.context.ingredients);
  const { box } = useRecipeBox();

  return (
    <ul
      className={`line chips suggestions ${typedList ? 'is-passed' : ''}`}
      aria-label="Suggestions"
      data-next-focus={ASK_BUTTON_ID}
    >
      {distinct([...box.mostUsed(), ...USUAL])
        // Omits texts that the page would split.
        .filter((word) => !findSame(typedList ?? [], word) && foodsIn(word).foods.length === 1)
        .filter((word) => !onHand.some((listed) => singular(listed).endsWith(` ${singular(word)}`)))
        .slice(0, MOST)
        .map((word) => {
          const own = findSame(onHand, word);
          const press = () =>
            own === undefined
              ? recipeActor.send({ type: 'ingredient.added', text: word })
              : recipeActor.send({ type: 'ingredient.removed', ingredient: own });
          return (
            <li key={word}>
              <button
                type="button"
                id={idOf('suggestion', word)}
                className="button round suggestion"
                aria-pressed={own !== undefined}
                onClick={press}
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

function singular(food: string): string {
  return identityOf(food).replace(/(?:(?<=o)es|(?<!s)s)$/, '');
}
