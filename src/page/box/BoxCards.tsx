import { type ChangeEvent, useState } from 'react';
import { paneOf } from '../../../machines/pane.ts';
import type { Recipe } from '../../../machines/recipe.ts';
import { countRecipes, formatNames } from '../../shared/formatCounts.ts';
import { BOX_HEADING_ID } from '../browser/focus.ts';
import type { Entry } from '../context/page.ts';
import { useRecipeBox, useRecipeState } from '../context/pageContext.ts';
import { useRenderer } from '../context/renderer.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { UndoNotice } from '../controls/UndoNotice.tsx';
import { scenesOf } from '../picture/DishPicture.tsx';
import { readRecipe } from '../rendering/readRecipe.ts';
import { BoxEntry } from './BoxEntry.tsx';
import { matchingLine, wordsOfQuery } from './matchingLine.ts';

/** Maximum number of liked recipes, and of other recipes, to show at first. */
const SHOWN_AT_FIRST = 8;
/** Maximum number of further recipes to show at once instead of behind a 'Show all' button. */
const A_FEW = 2;
/** Minimum number of saved recipes for a search field to appear. */
const SEARCHED_FROM = 6;

const PILLS = {
  All: () => true,
  Liked: ({ liked }: Entry) => liked,
  Cooked: ({ timesCooked }: Entry) => timesCooked > 0,
};
type Pill = keyof typeof PILLS;

const isLiked = PILLS.Liked;
const isOther = (entry: Entry) => !isLiked(entry);

export function BoxCards() {
  const { entries } = useRecipeBox();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Pill>('All');
  const [showsAll, setShowsAll] = useState(false);
  // Renders again when the words of a recipe's language have loaded.
  useRenderer();
  const open = useRecipeState((s) => paneOf(s).recipe);
  const deleted = useRecipeState(({ context: { removal } }) =>
    removal?.of === 'recipes' ? removal.recipes : null,
  );
  const isSearchable = entries.length >= SEARCHED_FROM;
  // Clears the search when its field disappears. Otherwise, the search would return with the field and hide new recipes.
  if (!isSearchable && query !== '') setQuery('');
  const isSearching = isSearchable && query.trim() !== '';
  const words = isSearching ? wordsOfQuery(query) : [];
  // Ignores shared and pasted recipes, which have no list.
  const lists = entries.map(({ recipe }) => recipe.ingredients).filter((list) => list.length > 0);
  const shared = sharedIngredients(lists);
  const foodsOf = ({ recipe }: Entry) => recipe.ingredients.filter((one) => !shared.includes(one));
  const lineOf = (entry: Entry) => (isSearching ? matchingLine(entry, foodsOf(entry), words) : '');
  const likedFirst = [...entries.filter(isLiked), ...entries.filter(isOther)];
  const matching = likedFirst.filter((entry) => lineOf(entry) !== null);
  const pills = (Object.keys(PILLS) as Pill[])
    .filter((name) => entries.some(PILLS[name]))
    .map((name) => ({ name, count: matching.filter(PILLS[name]).length }));
  const pill = pills.some(({ name }) => name === chosen) ? chosen : 'All';
  // Forgets a filter that has disappeared. Otherwise, the filter would return with the next recipe that is liked.
  if (pill !== chosen) setChosen(pill);
  const found = matching.filter(PILLS[pill]);
  // Always includes the open recipe, so that the visitor sees which recipe is open.
  const isInFirst = (entry: Entry, index: number) => index < SHOWN_AT_FIRST || entry.recipe.id === open?.id;
  const first = [found.filter(isLiked), found.filter(isOther)].flatMap((group) => group.filter(isInFirst));
  const hasMore = !isSearching && found.length - first.length > A_FEW;
  const shown = hasMore && !showsAll ? first : found;
  const dishOf = (recipe: Recipe) => readRecipe(recipe).reading().dish;
  const dishes = shown.map(({ recipe }) => dishOf(recipe));
  const scenes = scenesOf(
    shown.map(({ recipe }, index) => ({ dish: dishes[index] ?? '', picture: readRecipe(recipe).picture() })),
  );
  const deletedNames = formatNames((deleted ?? []).map(dishOf), 'recipes');
  const hasPills = entries.length > 1 && pills.length > 1;

  // A new search covers all saved recipes, so the chosen filter is reset.
  function search({ target }: ChangeEvent<HTMLInputElement>) {
    setQuery(target.value);
    setChosen('All');
  }

  const cards = shown.map((entry, index) => (
    <BoxEntry
      key={entry.recipe.id}
      entry={entry}
      scene={scenes[index]}
      isOpen={entry.recipe.id === open?.id}
      hasSameName={dishes.filter((dish) => dish === dishOf(entry.recipe)).length > 1}
      foods={foodsOf(entry)}
      line={lineOf(entry) ?? ''}
      words={words}
      beside={(shown[index + 1] ?? shown[index - 1])?.recipe.id}
    />
  ));

  return (
    <>
      {(isSearchable || hasPills) && (
        <div className="box-tools line">
          {isSearchable && (
            <div className="find">
              <Icon name="find" className="icon in-field" />
              <input
                type="search"
                className="field"
                aria-label="Search"
                placeholder="Search"
                value={query}
                onChange={search}
              />
            </div>
          )}
          {hasPills && (
            <fieldset className="line choice">
              <legend className="visually-hidden">Show</legend>
              {pills.map(({ name, count }) => (
                <label key={name} className="button round">
                  <input
                    type="radio"
                    name="box-pill"
                    checked={name === pill}
                    onChange={() => setChosen(name)}
                  />
                  {name === 'Liked' && <Icon name="heart" className="icon in-text liked" />}
                  {name} <span>{count}</span>
                </label>
              ))}
            </fieldset>
          )}
          {hasMore && (
            <Button variant="quiet" onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Show fewer' : `Show all ${found.length}`}
            </Button>
          )}
        </div>
      )}
      <p role="status" className={found.length > 0 ? 'visually-hidden' : 'soft'} dir="auto">
        {isSearching &&
          (found.length > 0 ? `Found ${countRecipes(found.length)}.` : `No recipes with “${query.trim()}”.`)}
      </p>
      {cards.length > 0 && (
        <ul className="dish-cards" data-next-focus={BOX_HEADING_ID}>
          {cards}
        </ul>
      )}
      <UndoNotice of="recipes" message={`Deleted ${deletedNames}.`} nextFocus={BOX_HEADING_ID} />
    </>
  );
}

/** Returns the ingredients that every recipe was requested with. Returns an empty list if there is only one recipe. */
function sharedIngredients([first, ...others]: string[][]): string[] {
  if (!first || others.length === 0) return [];
  return first.filter((one) => others.every((other) => other.includes(one)));
}
