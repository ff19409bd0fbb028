import { useSelector } from '@xstate/react';
import { type ReactNode, useRef, useState } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import { isAwaited, recipeInPane } from '../../../machines/recipeMachine.ts';
import { type ReadRecipe, useReadRecipe } from '../context/drawing.ts';
import type { Entry } from '../context/page.ts';
import { useRecipeActor, useRecipeBox } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { UndoNotice } from '../controls/UndoNotice.tsx';
import { BoxEntry } from './BoxEntry.tsx';
import { countRecipes } from './countRecipes.ts';

const NONE: Recipe[] = [];
/** Of each shelf. Beside a recipe the box is one column, and long on a phone. */
const SHOWN_AT_FIRST = 8;
const SHOWN_BESIDE_RECIPE = 5;
/** With fewer recipes there is no search field: they are found by sight. */
const SEARCHED_FROM = 6;

const PILLS = {
  All: () => true,
  Liked: ({ liked }: Entry) => liked,
  Cooked: ({ timesCooked }: Entry) => timesCooked > 0,
};
type Pill = keyof typeof PILLS;

export function BoxCards({ onEmptied }: { onEmptied: () => void }) {
  const { entries } = useRecipeBox();
  const [showsAll, setShowsAll] = useState(false);
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState<Pill>('All');
  const shelves = useRef<HTMLDivElement>(null);
  const read = useReadRecipe();
  const recipeActor = useRecipeActor();
  const making = useSelector(recipeActor, (s) => s.hasTag('making'));
  const isNextAwaited = useSelector(recipeActor, isAwaited);
  const open = useSelector(recipeActor, recipeInPane);
  const deleted = useSelector(recipeActor, ({ context: { removal } }) =>
    removal?.of === 'recipes' ? removal.recipes : NONE,
  );
  const pills = (Object.keys(PILLS) as Pill[])
    .map((name) => ({ name, count: entries.filter(PILLS[name]).length }))
    .filter(({ count }) => count > 0);
  const pill = pills.some(({ name }) => name === chosen) ? chosen : 'All';
  const isSearched = entries.length >= SEARCHED_FROM;
  const isSeeking = isSearched && sought.trim() !== '';
  const picked = entries.filter(PILLS[pill]);
  const found = isSeeking ? picked.filter((entry) => holdsWords(entry, sought, read)) : picked;
  const isPlaceKept = isNextAwaited && pill === 'All' && !isSeeking;
  const most = (open || isNextAwaited ? SHOWN_BESIDE_RECIPE : SHOWN_AT_FIRST) - Number(isPlaceKept);
  // The open one is always shown: else nothing would tell which it is.
  const inReach = (entry: Entry, at: number) =>
    showsAll || isSeeking || at < most || entry.recipe.id === open?.id;
  const liked = found.filter(PILLS.Liked);
  const others = found.filter((entry) => !entry.liked);
  const shown = { liked: liked.filter(inReach), others: others.filter(inReach) };
  const nameOf = ({ recipe }: Entry) => read(recipe).dish();
  const names = [...shown.liked, ...shown.others].map(nameOf);
  const isAnyHidden = shown.liked.length + shown.others.length < found.length;

  function remove(entry: Entry, cross: Element) {
    const crosses = [...(shelves.current?.querySelectorAll<HTMLElement>('.cross') ?? [])];
    const at = crosses.indexOf(cross as HTMLElement);
    const neighbour = crosses[at + 1] ?? crosses[at - 1];
    if (neighbour) neighbour.focus();
    else onEmptied();
    recipeActor.send({ type: 'recipe.deleted', recipe: entry.recipe });
  }

  const draw = (entry: Entry) => (
    <BoxEntry
      key={entry.recipe.id}
      entry={entry}
      isOpen={entry.recipe.id === open?.id}
      read={read}
      hasNamesake={names.indexOf(nameOf(entry)) !== names.lastIndexOf(nameOf(entry))}
      onRemove={remove}
    />
  );

  return (
    <>
      {(isSearched || pills.length > 1) && (
        <div className="box-tools">
          {isSearched && (
            <div className="find">
              <Icon name="find" />
              <input
                type="search"
                className="field"
                aria-label="Find in the box"
                placeholder="Find in the box"
                value={sought}
                onChange={(event) => setSought(event.target.value)}
              />
            </div>
          )}
          {pills.length > 1 && (
            <fieldset className="choice">
              <legend className="visually-hidden">Which recipes</legend>
              {pills.map(({ name, count }) => (
                <label key={name}>
                  <input
                    type="radio"
                    name="box-pill"
                    checked={name === pill}
                    onChange={() => setChosen(name)}
                  />
                  {name === 'Liked' && <Icon name="heart" />}
                  {name} <span className="how-many">{count}</span>
                </label>
              ))}
            </fieldset>
          )}
        </div>
      )}
      <p role="status" className="soft">
        {isSeeking && `Found ${countRecipes(found.length)}.`}
      </p>
      <div ref={shelves}>
        {shown.liked.length > 0 && (
          <Shelf name="Liked" isNamed={pill !== 'Liked'}>
            {shown.liked.map(draw)}
          </Shelf>
        )}
        {(shown.others.length > 0 || isPlaceKept) && (
          <Shelf name="The others" isNamed={shown.liked.length > 0}>
            {/* It keeps the place of the recipe that is being made: otherwise the others would move under the pointer when it comes. */}
            {isPlaceKept && (
              <li
                className={making ? 'kept-recipe awaited' : 'kept-recipe awaited unseen'}
                aria-hidden="true"
              >
                <i />
                <i />
                <i />
              </li>
            )}
            {shown.others.map(draw)}
          </Shelf>
        )}
      </div>
      <UndoNotice of="recipes" what={`Deleted ${nameDeleted(deleted, read)}.`} onGone={onEmptied} />
      {!isSeeking && (showsAll ? found.length > most : isAnyHidden) && (
        <Button onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${found.length}`}
        </Button>
      )}
    </>
  );
}

type ShelfProps = { name: string; isNamed: boolean; children: ReactNode };

/** The entries are headings of their own, so the name of their shelf is none. */
function Shelf({ name, isNamed, children }: ShelfProps) {
  return (
    <>
      {isNamed && (
        <p className="shelf" aria-hidden="true">
          {name === 'Liked' && <Icon name="heart" className="icon liked" />}
          {name}
        </p>
      )}
      <ul className="cards" aria-label={isNamed ? name : undefined}>
        {children}
      </ul>
    </>
  );
}

function holdsWords(entry: Entry, sought: string, read: ReadRecipe): boolean {
  const searched = searchedOf.get(entry) ?? readSearched(entry, read);
  searchedOf.set(entry, searched);
  return plain(sought)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Kept, so that a key in the search field does not read every recipe again. */
const searchedOf = new WeakMap<Entry, string>();

function readSearched({ recipe, note }: Entry, read: ReadRecipe): string {
  const lines = recipe.text.split('\n').filter((line) => /^ *(?:[-*+|]|#)/.test(line));
  return plain([read(recipe).dish(), note, ...recipe.ingredients, ...lines].join('\n'));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

function nameDeleted([only, ...others]: Recipe[], read: ReadRecipe): string {
  return only && others.length === 0 ? read(only).dish() : countRecipes(others.length + 1);
}
