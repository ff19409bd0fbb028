import { identityOf } from '../../machines/textLists.ts';
import { reader } from '../reader.ts';
import { isUnderstood, readIngredient } from '../reading/reading.ts';
import { type Foods, isNamed, singularOf } from './book.ts';
import { correctionsOf } from './words/spelling.ts';

/** Forms in which a food counts as a different food: cooked, canned, smoked, ground. */
const STATES: [string, RegExp][] = [
  ['cooked', /\b(?:cooked|leftover|boiled|roast(?:ed)?|rotisserie|grilled|yesterday|last night)\b/i],
  ['canned', /\b(?:canned|tinned|cans?|tins?|jars?|jarred)\b/i],
  ['smoked', /\bsmoked\b/i],
  ['ground', /\b(?:ground|minced|mince)\b/i],
];
const FIRST_WORDS = /^(?:some|a few|a bit of|the|my|frozen|fresh) /;
/** Words that tell no food: 'cooked pasta from yesterday'. */
const LATER_WORDS = / (?:from|that|going|past|a bit|a little|nests?|bars?|balls?)\b.*$/;
const PREPARED = STATES.slice(0, 2);
/** Forms in which meat does not count as plain meat: 'ground beef' does not match 'beef'. */
const OTHER_MEAT = STATES.filter(([state]) => /cooked|ground/.test(state));
/** Separates foods because 'leftover' in '2 eggs and leftover rice' tells nothing about the eggs. */
const AND_COOKED = / and (?=leftover|cooked)/;
const STATE_WORDS = /\b(?:cooked|canned|smoked|frozen|boiled) /;

/** `isName`: true if the text is a name in `foods.md`. `meant`: the text with its misspelt words corrected, or ''. */
type FoundFoods = { foods: string[]; isName: boolean; meant: string };
export type FindFoods = (typed: string) => FoundFoods;

/** A correction of a shorter word has to make a name in `foods.md`: 'bel pepper', but not 'ripe' for 'rice'. */
const LEAST_OF_WORD = 5;

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
    byName.set(singularOf(identityOf(written)), name);
    const key = keysOf(written)[0]?.[0];
    if (key && !byKey.has(key)) byKey.set(key, name);
  };
  for (const name of Object.keys(foods.names)) add(name, name);
  for (const [name, others] of Object.entries(foods.names)) for (const other of others) add(other, name);
  const words = new Set([...byName.keys()].flatMap((name) => name.split(' ')));
  const english = reader.languageOf('en');
  const isWord = (word: string) => isUnderstood(word, [english]);
  const foodsIn = (typed: string) => {
    const found = typed
      .split(AND_COOKED)
      .flatMap((part) => keysOf(part).flatMap((keys) => foodOf(keys, part, byKey, foods) ?? []));
    return found.length > 0 ? found : endingOf(typed, byName, foods);
  };
  return (typed) => {
    const text = identityOf(typed);
    const named = byName.get(text) ?? byName.get(text.replace(FIRST_WORDS, ''));
    if (named) return { foods: [named], isName: true, meant: '' };
    const found = foodsIn(typed);
    const own = text.split(' ');
    for (const meant of correctionsOf(text, words, isWord)) {
      const corrected = meant.split(' ');
      const first = corrected.findIndex((word, index) => word !== own[index]);
      const name = corrected
        .slice(0, first + 1)
        .map((_, index) => byName.get(corrected.slice(index).join(' ')))
        .find(Boolean);
      const isLong = corrected.every((word, index) => word === own[index] || word.length >= LEAST_OF_WORD);
      const some = name ? [name] : found.length === 0 && isLong ? foodsIn(meant) : [];
      if (some.length > 0)
        return { foods: some, isName: false, meant: some.join() === found.join() ? '' : meant };
    }
    return { foods: found, isName: false, meant: '' };
  };
}

/** Finds a known name at the end of a text: 'herring' in 'half a jar of pickled herring'. */
function endingOf(typed: string, byName: ReadonlyMap<string, string>, foods: Foods): string[] {
  const words = typed.replace(LATER_WORDS, '').split(' ');
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
  if (!plain || isNamed(plain, foods.double, foods)) return undefined;
  const [kind] = Object.entries(foods.kinds).find(([, some]) => some.includes(plain)) ?? [];
  const cooked = `cooked ${kind}`;
  return STATES[0]?.[1].test(typed) && foods.names[cooked] ? cooked : plain;
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
