import { useState } from 'react';
import { paneOf } from '../../../machines/pane.ts';
import type { Recipe } from '../../../machines/recipe.ts';
import { countRecipes, formatNames } from '../../shared/formatCounts.ts';
import { useReadRecipe } from '../context/drawing.ts';
import type { Entry } from '../context/page.ts';
import { useRecipeBox, useRecipeState } from '../context/pageContext.ts';
import { UndoNotice } from '../controls/UndoNotice.tsx';
import { formatTaste } from '../taste/formatTaste.ts';
import { BoxEntry, RequestedTaste } from './BoxEntry.tsx';
import { FindField, PILLS, type Pill, Pills } from './FindInBox.tsx';
import { foundIn } from './foundIn.ts';
import { useShortened } from './useShortened.tsx';

/** Of those that are liked, and of the others. */
const SHOWN_AT_FIRST = 8;
/** With fewer recipes there is no search field: they are found by sight. */
const SEARCHED_FROM = 6;

const isLiked = PILLS.Liked;
const isOther = (entry: Entry) => !isLiked(entry);

export function BoxCards({ onEmptied }: { onEmptied: () => void }) {
  const { entries } = useRecipeBox();
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState<Pill>('All');
  const read = useReadRecipe();
  const awaited = useRecipeState((s) => (s.hasTag('busy') ? s.context.requestInput : null));
  const open = useRecipeState((s) => paneOf(s).recipe);
  const deleted = useRecipeState(({ context: { removal } }) =>
    removal?.of === 'recipes' ? removal.recipes : null,
  );
  const pills = (Object.keys(PILLS) as Pill[])
    .map((name) => ({ name, count: entries.filter(PILLS[name]).length }))
    .filter(({ count }) => count > 0);
  const pill = pills.some(({ name }) => name === chosen) ? chosen : 'All';
  const isSearched = entries.length >= SEARCHED_FROM;
  const isSeeking = isSearched && sought.trim() !== '';
  // A search is of the whole box, whatever is chosen below it.
  const lineOf = (entry: Entry) => (isSeeking ? foundIn(entry, sought, read) : '');
  const found = entries.filter(isSeeking ? (entry) => lineOf(entry) !== null : PILLS[pill]);
  const isPlaceReserved = awaited !== null && pill === 'All' && !isSeeking;
  const most = SHOWN_AT_FIRST - Number(isPlaceReserved);
  // The open one is always shown: else nothing would tell which it is.
  const inReach = (entry: Entry, at: number) =>
    at < (entry.liked ? SHOWN_AT_FIRST : most) || entry.recipe.id === open?.id;
  const first = [found.filter(isLiked), found.filter(isOther)].flatMap((group) => group.filter(inReach));
  const { shown, more } = useShortened(found, isSeeking ? found : first);
  const dishOf = (recipe: Recipe) => read(recipe).dish;
  const dishes = shown.map(({ recipe }) => dishOf(recipe));
  const gone = formatNames((deleted ?? []).map(dishOf), 'recipes');
  const lists = entries.map(({ recipe }) => recipe.ingredients);
  // What is awaited counts from the press on: otherwise the others would move when it comes.
  const shared = ofAll(awaited ? [awaited.ingredients, ...lists] : lists);
  const awaitedTaste = awaited && formatTaste(awaited.taste);
  const hasPills = entries.length > 1 && pills.length > 1;

  const draw = (entry: Entry) => (
    <BoxEntry
      key={entry.recipe.id}
      entry={entry}
      isOpen={entry.recipe.id === open?.id}
      hasNamesake={dishes.filter((dish) => dish === dishOf(entry.recipe)).length > 1}
      shared={shared}
      line={lineOf(entry) ?? ''}
      onEmptied={onEmptied}
    />
  );

  return (
    <>
      {(isSearched || hasPills) && (
        <div className="box-tools line">
          {isSearched && <FindField sought={sought} onSeek={setSought} />}
          {hasPills && <Pills pills={pills} chosen={pill} onChoose={setChosen} />}
        </div>
      )}
      <p role="status" className={found.length > 0 ? 'visually-hidden' : 'soft'} dir="auto">
        {isSeeking &&
          (found.length > 0 ? `Found ${countRecipes(found.length)}.` : `No recipes with “${sought.trim()}”.`)}
      </p>
      {(shown.length > 0 || isPlaceReserved) && (
        <ul className="cards">
          {shown.filter(isLiked).map(draw)}
          {/* It keeps the place of the recipe that is being made: otherwise the others would move under the pointer when it comes. */}
          {isPlaceReserved && (
            <li className="kept-recipe awaited" aria-hidden="true">
              <i />
              <i />
              {awaitedTaste && <RequestedTaste taste={awaitedTaste} />}
            </li>
          )}
          {shown.filter(isOther).map(draw)}
        </ul>
      )}
      <UndoNotice of="recipes" message={`Deleted ${gone}.`} onGone={onEmptied} />
      {more}
    </>
  );
}

/** Of two recipes and more: what one alone is made from tells what it is. */
function ofAll([first, ...others]: string[][]): string[] {
  if (!first || others.length === 0) return [];
  return first.filter((one) => others.every((other) => other.includes(one)));
}
