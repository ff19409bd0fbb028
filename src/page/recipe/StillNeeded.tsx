import { useSelector } from '@xstate/react';
import { type MouseEvent, useMemo, useState } from 'react';
import type { RecipeOutline } from '../../reading/recipeOutline.ts';
import { tellScaled } from '../../reading/words/amounts.ts';
import { nameOf, readList } from '../../reading/words/needed.ts';
import { Button } from '../frame/Button.tsx';
import { copy, share } from '../frame/clipboard.ts';
import { focusFirst, focusNeighbour, RECIPE_HEADING_ID } from '../frame/focus.ts';
import { Icon } from '../frame/Icon.tsx';
import { useRecipeActor } from '../frame/pageContext.ts';
import { useRecipe } from './recipeContext.ts';

const TITLE = 'To buy';

export function StillNeeded() {
  const { id, outline, isSample } = useRecipe();
  const isAnyKnown = outline !== null && outline.ingredients.length > 0;
  return isAnyKnown && !isSample && <Needed key={id} outline={outline} />;
}

function Needed({ outline }: { outline: RecipeOutline }) {
  const { scale } = useRecipe();
  const recipeActor = useRecipeActor();
  const ingredients = useSelector(recipeActor, (s) => s.context.ingredients);
  const staples = useSelector(recipeActor, (s) => s.context.staples);
  const [said, setSaid] = useState('');
  const needed = useMemo(() => {
    const isOnHand = readList([...ingredients, ...staples], outline.ingredientLines.join(' '));
    return outline.ingredients.filter(({ text }) => !isOnHand(text));
  }, [outline, ingredients, staples]);
  const names = [...new Set(needed.map(({ text }) => nameOf(text)))];
  const list = () => needed.map(({ text }) => tellScaled(text, outline.english, scale)).join('\n');

  function have(event: MouseEvent<HTMLButtonElement>, name: string) {
    if (!focusNeighbour(event.currentTarget.closest('li'))) focusFirst(RECIPE_HEADING_ID);
    recipeActor.send({ type: 'ingredient.added', ingredient: name });
  }

  if (names.length === 0) {
    return (
      <p className="needed page-only">
        <Icon name="tick" />
        You have everything
      </p>
    );
  }
  return (
    <details className="needed page-only">
      <summary>
        <Icon name="basket" />
        <b>{names.length} to buy</b>
        <span className="soft" dir="auto">
          {names.join(', ')}
        </span>
        <Icon name="down" className="icon chevron" />
      </summary>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <span dir="auto">{name}</span>
            <Button
              className="button-quiet"
              aria-label={`I have this: ${name}`}
              onClick={(event) => have(event, name)}
            >
              I have this
            </Button>
          </li>
        ))}
      </ul>
      <div className="needed-tools">
        <Button
          icon="copy"
          className="button-quiet"
          onClick={() => void copy({ plain: list() }).then(setSaid)}
        >
          Copy this list
        </Button>
        {'share' in navigator && (
          <Button
            icon="share"
            className="button-quiet"
            onClick={() => void share({ title: TITLE, text: list() }).then(setSaid)}
          >
            Share
          </Button>
        )}
        <p className="soft" role="status">
          {said}
        </p>
      </div>
    </details>
  );
}
