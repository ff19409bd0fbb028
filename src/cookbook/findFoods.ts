import { identityOf } from '../../machines/textLists.ts';
import { reader } from '../reader.ts';
import { readIngredient } from '../reading/reading.ts';
import { type Foods, isNamed } from './book.ts';

/** Forms in which a food counts as a different food: cooked, canned, smoked, ground. */
const STATES: [string, RegExp][] = [
  ['cooked', /\b(?:cooked|leftover|boiled|roasted?|rotisserie)\b/i],
  ['canned', /\b(?:canned|tinned|cans?|tins?|jars?|jarred)\b/i],
  ['smoked', /\bsmoked\b/i],
  ['ground', /\b(?:ground|minced|mince)\b/i],
];
const PREPARED = STATES.slice(0, 2);
/** Forms in which meat does not count as plain meat: 'ground beef' does not match 'beef'. */
const OTHER_MEAT = STATES.filter(([state]) => /cooked|ground/.test(state));
const STATE_WORDS = /\b(?:cooked|canned|smoked|frozen|boiled) /;

export type FindFoods = (typed: string) => string[];

/** Creates a function that returns the cookbook's names of all known foods in a text. */
export function foodFinder(foods: Foods): FindFoods {
  let find: FindFoods | undefined;
  // Preparing the names of all foods is slow, so it happens only on the first call.
  return (typed) => {
    find ??= finderOf(foods);
    return find(typed);
  };
}

function finderOf(foods: Foods): FindFoods {
  const byKey = new Map<string, string>();
  const byName = new Map<string, string>();
  const add = (written: string, name: string) => {
    byName.set(identityOf(written), name);
    const key = keysOf(written)[0]?.[0];
    if (key && !byKey.has(key)) byKey.set(key, name);
  };
  for (const name of Object.keys(foods.names)) add(name, name);
  for (const [name, others] of Object.entries(foods.names)) for (const other of others) add(other, name);
  return (typed) => {
    const named = byName.get(identityOf(typed));
    if (named) return [named];
    const found = keysOf(typed).flatMap((keys) => foodOf(keys, typed, byKey, foods) ?? []);
    return found.length > 0 ? found : endingOf(typed, byName, foods);
  };
}

/** Finds a known name at the end of a text: 'herring' in 'half a jar of pickled herring'. */
function endingOf(typed: string, byName: ReadonlyMap<string, string>, foods: Foods): string[] {
  const words = typed.split(' ');
  const food = words.map((_, index) => byName.get(identityOf(words.slice(index).join(' ')))).find(Boolean);
  const isOther = OTHER_MEAT.some(([, form]) => form.test(typed)) && isNamed(food ?? '', foods.double, foods);
  return food && !isOther ? [food] : [];
}

function foodOf(
  keys: string[],
  typed: string,
  byKey: ReadonlyMap<string, string>,
  foods: Foods,
): string | undefined {
  const own = keys.map((key) => byKey.get(key)).find((name) => name !== undefined);
  if (own || !PREPARED.some(([, words]) => words.test(typed))) return own;
  const plain = keys.map((key) => byKey.get(key.replace(/^\w*/, ''))).find((name) => name !== undefined);
  // Lets canned corn replace corn. Cooked chicken does not replace raw chicken.
  return plain && !isNamed(plain, foods.double, foods) ? plain : undefined;
}

/** Returns the keys by which each food of a text is looked up, the most exact first: 'red onion', then 'onion'. */
function keysOf(typed: string): string[][] {
  return readIngredient(typed, reader.languageOf('en')).needs.map(([food = []]) => {
    const idsOf = (isExact: boolean) => {
      const own = food.filter(({ role }) => isExact || !/^(?:which|parts|turned)$/.test(role));
      return own
        .map(({ id }) => id)
        .sort()
        .join(' ');
    };
    const state = STATES.find(
      ([name, words]) => words.test(typed) && !food.some(({ id }) => id.startsWith(name)),
    );
    const ids = [idsOf(true), idsOf(false), idsOf(false).replace(/ ?chees ?/, '')];
    const plain = state?.[0] === 'ground' || state?.[0] === 'smoked' || !state ? ids : [];
    return [...ids.map((id) => `${state?.[0] ?? ''}|${id}`), ...(state ? plain.map((id) => `|${id}`) : [])];
  });
}

/** Removes a word such as 'canned' from a food's name: 'canned tomatoes' becomes 'tomatoes'. */
export function withoutState(name: string): string {
  return name.replace(STATE_WORDS, '');
}
