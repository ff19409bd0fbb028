import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Recipe } from '../../../machines/recipeMachine.ts';
import type { Facts } from '../../reading/words/facts.ts';
import { tellMinutes } from '../../reading/words/tellMinutes.ts';
import { Button, IconButton } from '../frame/Button.tsx';
import { focusFirst, focusNeighbour, RECIPE_HEADING_ID } from '../frame/focus.ts';
import { type Entry, useRecipeActor, useRecipeBox } from '../frame/pageContext.ts';
import { UndoNotice } from '../frame/UndoNotice.tsx';
import { type Read, useReadAnswer } from '../recipe/drawing.ts';
import { tellTaste } from '../taste/tellTaste.ts';
import { countRecipes } from './countRecipes.ts';
import { tellDay } from './tellDay.ts';

const NONE: Recipe[] = [];
const SHOWN_AT_FIRST = 8;
/** With fewer recipes there is no search field: they are found by sight. */
const SEARCHED_FROM = 11;

export function BoxCards({ onEmptied }: { onEmptied: () => void }) {
  const { entries } = useRecipeBox();
  const [showsAll, setShowsAll] = useState(false);
  const [sought, setSought] = useState('');
  const read = useReadAnswer();
  const recipeActor = useRecipeActor();
  const making = useSelector(recipeActor, (s) => s.hasTag('making'));
  const isAwaited = useSelector(recipeActor, (s) => making || s.matches({ shown: 'apology' }));
  const deleted = useSelector(recipeActor, ({ context: { removal } }) =>
    removal?.of === 'recipes' ? removal.recipes : NONE,
  );
  const isSearched = entries.length >= SEARCHED_FROM;
  const isSeeking = isSearched && sought.trim() !== '';
  const found = isSeeking ? entries.filter(({ recipe }) => holdsWords(recipe, sought, read)) : entries;
  const shown =
    showsAll || isSeeking ? found : found.slice(0, isAwaited ? SHOWN_AT_FIRST - 1 : SHOWN_AT_FIRST);

  function remove(entry: Entry, item: Element | null) {
    if (!focusNeighbour(item, '.cross')) onEmptied();
    recipeActor.send({ type: 'recipe.deleted', recipe: entry.recipe });
  }

  return (
    <>
      {isSearched && (
        <input
          type="search"
          className="field"
          aria-label="Find a recipe"
          placeholder="Dish or ingredient"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <p role="status" className="soft">
        {isSeeking && `Found ${countRecipes(found.length)}.`}
      </p>
      <ul className="cards">
        {/* It keeps the place of the recipe that is being made: otherwise the others would move under the pointer when it comes. */}
        {isAwaited && (
          <li className={making ? 'kept-recipe awaited' : 'kept-recipe awaited unseen'} aria-hidden="true">
            <i />
            <i />
          </li>
        )}
        {shown.map((entry) => (
          <BoxEntry key={entry.recipe.id} entry={entry} onRemove={remove} />
        ))}
      </ul>
      <UndoNotice of="recipes" what={`Deleted ${nameDeleted(deleted, read)}.`} onGone={onEmptied} />
      {!isSeeking && (showsAll || entries.length > shown.length) && (
        <Button onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${entries.length}`}
        </Button>
      )}
    </>
  );
}

type BoxEntryProps = { entry: Entry; onRemove: (entry: Entry, item: Element | null) => void };

function BoxEntry({ entry, onRemove }: BoxEntryProps) {
  const { recipe } = entry;
  const read = useReadAnswer();
  const recipeActor = useRecipeActor();
  const canOpen = useSelector(recipeActor, (s) => s.can({ type: 'recipe.opened', recipe }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the box makes new objects, and every recipe would be read again
  const { dish, facts } = useMemo(() => read(recipe), [recipe.text, read]);
  const taste = tellTaste(recipe.taste);

  function open() {
    flushSync(() => recipeActor.send({ type: 'recipe.opened', recipe }));
    if (canOpen) focusFirst(RECIPE_HEADING_ID);
  }

  return (
    <li className="kept-recipe">
      <h3 dir="auto">
        <button type="button" aria-disabled={!canOpen} onClick={open}>
          {dish}
        </button>
      </h3>
      <p className="soft">
        {recipe.at > 0 && (
          <time dateTime={new Date(recipe.at).toISOString()}>{tellDay(recipe.at, Date.now())}</time>
        )}
        {factsOf(facts).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {recipe.onDevice && <span>On this device</span>}
        <span dir="auto">{recipe.ingredients.join(', ')}</span>
      </p>
      {taste && (
        <p className="soft asked-for" dir="auto">
          {taste}
        </p>
      )}
      <IconButton
        icon="cross"
        label={`Delete ${dish}`}
        onClick={(event) => onRemove(entry, event.currentTarget.closest('li'))}
      />
    </li>
  );
}

function factsOf({ yield: yields, total }: Facts): string[] {
  return [
    ...(yields ? [yields.of ? `Makes ${yields.count} ${yields.of}` : `Serves ${yields.count}`] : []),
    ...(total === null ? [] : [tellMinutes(total)]),
  ];
}

function holdsWords(recipe: Recipe, sought: string, read: Read): boolean {
  const searched = searchedOf.get(recipe) ?? readSearched(recipe, read);
  searchedOf.set(recipe, searched);
  return plain(sought)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Kept, so that a key in the search field does not read every recipe again. */
const searchedOf = new WeakMap<Recipe, string>();

function readSearched(recipe: Recipe, read: Read): string {
  const lines = recipe.text.split('\n').filter((line) => /^ *(?:[-*+|]|#)/.test(line));
  return plain([read(recipe).dish, ...recipe.ingredients, ...lines].join('\n'));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

function nameDeleted([only, ...others]: Recipe[], read: Read): string {
  return only && others.length === 0 ? read(only).dish : countRecipes(others.length + 1);
}
