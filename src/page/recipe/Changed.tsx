import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { Recipe } from '../../../machines/recipeMachine.ts';
import { readAnswer } from '../../reading/readAnswer.ts';
import type { RecipeOutline } from '../../reading/recipeOutline.ts';
import { nameOf } from '../../reading/words/needed.ts';
import { Button } from '../frame/Button.tsx';
import { focusFirst, RECIPE_HEADING_ID } from '../frame/focus.ts';
import { Icon } from '../frame/Icon.tsx';
import { useRecipeActor, useRecipeBox } from '../frame/pageContext.ts';
import { readOutline } from './drawMarkdown.tsx';

/** With more, it is another dish rather than a swap. */
const MOST_NAMED = 4;

type ChangedProps = { changed: NonNullable<Recipe['changed']>; outline: RecipeOutline | null };

/** By which wish the recipe was made of another one, which is a press away. */
export function Changed({ changed: { wish, from }, outline }: ChangedProps) {
  const recipeActor = useRecipeActor();
  const { entries } = useRecipeBox();
  const before =
    entries.find(({ recipe }) => recipe.id === from)?.recipe ??
    recipeActor.getSnapshot().context.served.find(({ id }) => id === from);
  const swapped = useMemo(() => before && outline && findSwapped(before, outline), [before, outline]);

  function open(recipe: Recipe) {
    // The heading has to stand before the recipe that is opened before it can take the focus.
    flushSync(() => recipeActor.send({ type: 'recipe.opened', recipe }));
    focusFirst(RECIPE_HEADING_ID);
  }

  return (
    <div className="changed">
      <Icon name="swap" />
      <p>
        <strong>Changed:</strong> <span dir="auto">{wish}</span>
        {swapped && <Swapped {...swapped} />}
      </p>
      {before && (
        <Button icon="back" className="button-quiet page-only" onClick={() => open(before)}>
          The one before
        </Button>
      )}
    </div>
  );
}

type SwappedProps = { gone: string[]; come: string[] };

function Swapped({ gone, come }: SwappedProps) {
  return (
    <small className="soft">
      {gone.length > 0 && (
        <span>
          Gone: <span dir="auto">{gone.join(', ')}</span>.{' '}
        </span>
      )}
      {come.length > 0 && (
        <span>
          New: <span dir="auto">{come.join(', ')}</span>.
        </span>
      )}
    </small>
  );
}

function findSwapped(before: Recipe, outline: RecipeOutline): SwappedProps | null {
  const { text, dish } = readAnswer(before);
  const namesBefore = namesIn(readOutline(text, dish));
  const names = namesIn(outline);
  if (namesBefore.length === 0 || names.length === 0) return null;
  const gone = without(namesBefore, names);
  const come = without(names, namesBefore);
  return Math.max(gone.length, come.length) > MOST_NAMED ? null : { gone, come };
}

function namesIn(outline: RecipeOutline | null): string[] {
  return [...new Set(outline?.ingredients.map(({ text }) => nameOf(text)))];
}

function without(names: string[], others: string[]): string[] {
  const known = new Set(others.map((name) => name.toLowerCase()));
  return names.filter((name) => !known.has(name.toLowerCase()));
}
