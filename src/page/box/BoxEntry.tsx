import type { Facts } from '../../reading/numbers/facts.ts';
import { tellMinutes } from '../../shared/tellMinutes.ts';
import type { ReadRecipe } from '../context/drawing.ts';
import type { Entry } from '../context/page.ts';
import { useOpenRecipe } from '../context/useOpenRecipe.ts';
import { IconButton } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { tellTaste } from '../taste/tellTaste.ts';
import { tellHowOften } from './tellCounts.ts';
import { tellDay, tellMoment, tellOnDay } from './tellDay.ts';

type BoxEntryProps = {
  entry: Entry;
  read: ReadRecipe;
  isOpen: boolean;
  /** Another recipe has the same name: the day alone may not tell them apart. */
  hasNamesake: boolean;
  onRemove: (entry: Entry, cross: Element) => void;
};

export function BoxEntry({ entry, read, isOpen, hasNamesake, onRemove }: BoxEntryProps) {
  const { recipe, liked, note } = entry;
  const { canOpen, open } = useOpenRecipe(recipe);
  const { dish, facts: told } = read(recipe);
  const taste = tellTaste(recipe.taste);
  const use = tellUse(entry) || (recipe.changed?.wish ?? '');
  // Another one of its name may be of the same day.
  const isToldApart = hasNamesake && entry.timesCooked === 0 && recipe.at > 0;
  const made = (tell: typeof tellDay) => (
    <time dateTime={new Date(recipe.at).toISOString()}>{capital(tell(recipe.at, Date.now()))}</time>
  );
  const saysDay = !isToldApart && (!use || hasNamesake) && recipe.at > 0;
  const facts = [...factsOf(told), ...(recipe.onDevice ? ['on this device'] : [])];

  return (
    <li className={isOpen ? 'kept-recipe is-open' : 'kept-recipe'}>
      <h3 dir="auto">
        {liked && <Icon name="heart" className="icon liked" />}
        <button type="button" aria-current={isOpen || undefined} aria-disabled={!canOpen} onClick={open}>
          {dish}
        </button>
      </h3>
      {(isOpen || isToldApart || use) && (
        <p className="told">
          {isOpen && <b>Open</b>}
          {isToldApart ? made(tellMoment) : use}
        </p>
      )}
      <p className="soft">
        {saysDay && made(tellDay)}
        {facts.map((fact, at) => (
          <span key={fact}>{at === 0 && !saysDay ? capital(fact) : fact}</span>
        ))}
        {recipe.ingredients.length > 0 && <span dir="auto">{recipe.ingredients.join(', ')}</span>}
      </p>
      {taste && (
        <p className="soft asked-for" dir="auto">
          {taste}
        </p>
      )}
      {note.trim() && (
        <p className="kept-note">
          <Icon name="note" />
          <span className="one-line" dir="auto">
            {note}
          </span>
        </p>
      )}
      <IconButton
        icon="cross"
        label={`Delete ${dish}`}
        onClick={(event) => onRemove(entry, event.currentTarget)}
      />
    </li>
  );
}

function tellUse({ liked, timesCooked, cookedAt }: Entry): string {
  if (timesCooked === 0) return liked ? 'Not cooked yet' : '';
  const times = `Cooked ${tellHowOften(timesCooked)}`;
  if (cookedAt === 0) return times;
  return `${times}, ${timesCooked > 1 ? 'last ' : ''}${tellOnDay(cookedAt, Date.now())}`;
}

function factsOf({ yield: yields, total }: Facts): string[] {
  return [
    ...(total === null ? [] : [tellMinutes(total)]),
    ...(yields ? [yields.of ? `makes ${yields.count} ${yields.of}` : `serves ${yields.count}`] : []),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
