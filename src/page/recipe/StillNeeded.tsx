import { useSelector } from '@xstate/react';
import { type MouseEvent, useMemo, useState } from 'react';
import type { RecipeOutline } from '../../reading/recipeOutline.ts';
import { tellScaled } from '../../reading/words/amounts.ts';
import { nameOf, readList } from '../../reading/words/needed.ts';
import { Button, IconButton } from '../frame/Button.tsx';
import { copy, share } from '../frame/clipboard.ts';
import { focusFirst, focusNeighbour, RECIPE_HEADING_ID } from '../frame/focus.ts';
import { useRecipeActor } from '../frame/pageContext.ts';
import { useRecipe } from './recipeContext.ts';

const TITLE = 'You still need';

export function StillNeeded() {
  const { id, outline, isSample } = useRecipe();
  return outline && !isSample && <Needed key={id} outline={outline} />;
}

function Needed({ outline }: { outline: RecipeOutline }) {
  const { scale } = useRecipe();
  const recipeActor = useRecipeActor();
  const onHand = useSelector(recipeActor, (s) => s.context.ingredients);
  const [said, setSaid] = useState('');
  const needed = useMemo(() => {
    const isOnHand = readList(onHand, outline.ingredientLines.join(' '));
    return outline.ingredients.filter(({ text }) => !isOnHand(text));
  }, [outline, onHand]);
  const names = [...new Set(needed.map(({ text }) => nameOf(text)))];
  const list = () => needed.map(({ text }) => tellScaled(text, outline.english, scale)).join('\n');

  function have(event: MouseEvent<HTMLButtonElement>, name: string) {
    if (!focusNeighbour(event.currentTarget.closest('li'))) focusFirst(RECIPE_HEADING_ID);
    recipeActor.send({ type: 'ingredient.added', ingredient: name });
  }

  if (names.length === 0) return <p className="needed page-only">You have everything for this.</p>;
  return (
    <section className="needed page-only" aria-label={TITLE}>
      <div className="row">
        <h4>{TITLE}</h4>
        <IconButton
          icon="copy"
          label="Copy what you still need"
          onClick={() => void copy({ plain: list() }).then(setSaid)}
        />
        {'share' in navigator && (
          <IconButton
            icon="share"
            label="Share what you still need"
            onClick={() => void share(TITLE, list()).then(setSaid)}
          />
        )}
      </div>
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
      <p className="soft" role="status">
        {said}
      </p>
    </section>
  );
}
