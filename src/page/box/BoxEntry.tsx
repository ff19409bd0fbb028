import type { ReactNode } from 'react';
import { capital, commaFor, formatTimes } from '../../shared/formatCounts.ts';
import { formatMinutes } from '../../shared/formatMinutes.ts';
import { daysSince } from '../browser/daysSince.ts';
import type { Entry } from '../context/page.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { useOpenRecipe } from '../context/requests.ts';
import { Button } from '../controls/Button.tsx';
import { Menu } from '../controls/Foldout.tsx';
import { Icon } from '../controls/Icon.tsx';
import { Like } from '../controls/Marks.tsx';
import { DishPicture, type Scene } from '../picture/DishPicture.tsx';
import { readRecipe } from '../rendering/readRecipe.ts';
import { formatTaste } from '../taste/formatTaste.ts';
import { plain } from './matchingLine.ts';

type BoxEntryProps = {
  entry: Entry;
  scene: Scene | undefined;
  isOpen: boolean;
  /** True if another recipe has the same name. */
  hasSameName: boolean;
  /** Ingredients that the recipe was requested with, except those common to all saved recipes. */
  foods: string[];
  /** The recipe's line that contains a search word. */
  line: string;
  /** Search words to highlight. */
  words: string[];
  /** Id of the recipe beside this one, whose menu gets focus if this recipe is deleted. */
  beside: string | undefined;
};

export function BoxEntry(props: BoxEntryProps) {
  const { entry, scene, isOpen, hasSameName, foods, line, words, beside } = props;
  const { recipe, liked, note } = entry;
  const recipeActor = useRecipeActor();
  const { canOpen, open } = useOpenRecipe(recipe);
  const { reading, picture } = readRecipe(recipe);
  const { dish, facts } = reading();
  const taste = formatTaste(recipe.taste);
  const use = formatUse(entry) || (recipe.changed?.wish ?? '');
  // Puts the foods found by the search first because the row may have no room for all foods.
  const isFound = (food: string) => words.some((word) => plain(food).includes(word));
  const own = [...foods.filter(isFound), ...foods.filter((food) => !isFound(food))];
  const hasNoDetails =
    !use && facts.total === null && !recipe.onDevice && !recipe.cookbook && own.length === 0;
  // For a recipe that was never cooked, adds the time of day, because two recipes with the same name may be from the same day.
  const format = entry.timesCooked === 0 ? formatMoment : formatDay;

  return (
    <li className={isOpen ? 'kept-recipe is-open' : 'kept-recipe'} data-next-focus={`more-${beside}`}>
      <div className="dish-card">
        <DishPicture {...picture()} {...scene} className="card-picture" />
        <div className="card-text">
          <h3 className="beside">
            <button
              type="button"
              className="some-lines"
              lang={recipe.taste.language ?? undefined}
              dir="auto"
              aria-current={isOpen || undefined}
              aria-disabled={!canOpen}
              onClick={open}
            >
              {markWords(dish, words)}
            </button>
            {liked && <Icon name="heart" className="icon in-text liked" />}
          </h3>
          <p className="fitting soft">
            {(hasSameName || hasNoDetails) && recipe.at > 0 && (
              <time dateTime={new Date(recipe.at).toISOString()}>{capital(format(recipe.at))}</time>
            )}
            {use && <b>{use}</b>}
            {facts.total !== null && <span>{formatMinutes(facts.total)}</span>}
            {recipe.onDevice && <span>On this device</span>}
            {recipe.cookbook && <span>Cookbook</span>}
            {recipe.pasted && !recipe.pasted.isSent && <span>Pasted</span>}
            {own.map((ingredient, index) => (
              <span key={ingredient} className={index > 0 ? 'also' : ''}>
                {index > 0 && commaFor(own)}
                <bdi>{markWords(ingredient, words)}</bdi>
              </span>
            ))}
          </p>
          {line && (
            <p className="soft some-lines" dir="auto">
              {markWords(line, words)}
            </p>
          )}
          {taste && (
            <p className="soft" dir="auto">
              Asked for: {taste}
            </p>
          )}
          {note.trim() && (
            <p className="beside kept-note">
              <Icon name="note" className="icon in-text soft" />
              <span className="some-lines" dir="auto">
                {markWords(note, words)}
              </span>
            </p>
          )}
        </div>
      </div>
      <Menu id={`more-${recipe.id}`} label={`More: ${dish}`}>
        <Like id={recipe.id} data-next-focus={`more-${recipe.id}`} />
        <Button icon="bin" onClick={() => recipeActor.send({ type: 'box.recipeDeleted', recipe })}>
          Delete
        </Button>
      </Menu>
    </li>
  );
}

/** Highlights the search words in a text, ignoring accents and case. */
function markWords(text: string, words: string[]): ReactNode {
  const searched = plain(text);
  const [first] = words
    .map((word) => ({ start: searched.indexOf(word), length: word.length }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start || b.length - a.length);
  // Highlights nothing if removing accents changes the text's length, as it does in Korean.
  if (!first || searched.length !== text.length) return text;
  const end = first.start + first.length;
  return (
    <>
      {text.slice(0, first.start)}
      <mark>{text.slice(first.start, end)}</mark>
      {markWords(text.slice(end), words)}
    </>
  );
}

function formatUse({ timesCooked, cookedAt }: Entry): string {
  if (timesCooked === 0) return '';
  const times = `Cooked ${formatTimes(timesCooked)}`;
  if (cookedAt === 0) return times;
  return `${times}, ${timesCooked > 1 ? 'last ' : ''}${formatOnDay(cookedAt)}`;
}

/** Locale for days in the page's English sentences: the visitor's variant of English, or otherwise British English. */
const englishLocale = () => (navigator.language?.startsWith('en') ? navigator.language : 'en-GB');

/** Formats a day as 'today', 'yesterday', 'Tuesday' or '2 November'. */
function formatDay(time: number): string {
  const days = daysSince(time);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days > 1 && days < 7) return new Date(time).toLocaleDateString(englishLocale(), { weekday: 'long' });
  const isThisYear = new Date(time).getFullYear() === new Date().getFullYear();
  const date = { day: 'numeric', month: 'long' } as const;
  return new Date(time).toLocaleDateString(englishLocale(), isThisYear ? date : { ...date, year: 'numeric' });
}

/** Formats a date and time as 'today, 18:05'. */
function formatMoment(time: number): string {
  const clock = new Date(time).toLocaleTimeString(englishLocale(), { hour: 'numeric', minute: '2-digit' });
  return `${formatDay(time)}, ${clock}`;
}

/** Formats a day for use within a sentence: 'on Sunday', 'today'. */
function formatOnDay(time: number): string {
  return formatDay(time).replace(/^(?!today|yesterday)/, 'on ');
}
