import { isUnderstood, readIngredient } from 'recipe-reading';
import { identityOf } from '../../machines/textLists.ts';
import { reader } from '../reader.ts';
import { remembered, rememberedOf } from '../shared/remembered.ts';
import { stepwise } from '../shared/steps/stepwise.ts';
import { type Foods, singularOf } from './book.ts';
import { firstKindOf, isAmong, theBook } from './theBook.ts';
import { withoutLaterWords, withoutRemarks } from './words/remarks.ts';
import { correctionsOf } from './words/spelling.ts';

/** Forms in which a food counts as a different food: cooked, canned, smoked, ground. */
const STATES = {
  cooked: /\b(?:cooked|leftover|boiled|steamed|roast(?:ed)?|rotisserie|grilled|yesterday|last night)\b/i,
  canned: /\b(?:canned|tinned|cans?|tins?|jars?|jarred)\b/i,
  smoked: /\bsmoked\b/i,
  ground: /\b(?:ground|minced|mince)\b/i,
};
type State = keyof typeof STATES;
const ALL = Object.keys(STATES) as State[];
const isOneOf = (states: State[], text: string) => states.some((state) => STATES[state].test(text));
/** A salad of a food: 'chicken salad' needs chicken. */
const SALAD = /^(.+) salad$/;
/** Words after which a food is a second one: 'tuna in tomato sauce'. */
const JOINED = /\b(?:in|with|and|or|of the)$/;
/** Separates foods because 'leftover' in '2 eggs and leftover rice' tells nothing about the eggs. */
const AND_COOKED = / and (?=leftover|cooked)/;
/** Foods whose cooked form a recipe has to name: 'cooked spaghetti' for leftover spaghetti. */
const COOKED_BASE = /^cooked (?:pasta|potatoes|quinoa|vegetables)$/;
/** A pepper that is counted is no ground pepper. */
const COUNTED_PEPPER = /^(1|one|a|half an?) pepper$/i;
/** Words for a cut, which names of dishes omit: 'Beef Tacos', not 'Beef Strip Tacos'. */
const CUT = / (?:fillets?|strips)$/;
/** Words that a recipe keeps, because such a food is only warmed. */
const KEPT = /\b(?:cooked|boiled|pickled|fried|roast) /;
const STATE_WORDS = /\b(?:cooked|canned|smoked|frozen|boiled|pulled) /;

/**
 * `isName`: true if the text is a name in `foods.md`. `meant`: the text with its misspelt words corrected, or ''. `text`:
 * the text with the name that a recipe uses, or '' if it has that name. `words`: the visitor's names of foods that the
 * cookbook calls otherwise.
 */
export type FoundFoods = { foods: string[]; isName: boolean; meant: string; text: string; words: OwnWords };
type Names = ReadonlyMap<string, string>;
export type OwnWords = Names;

/** A correction of a shorter word has to make a name in `foods.md`: 'bel pepper', but not 'ripe' for 'rice'. */
const LEAST_OF_WORD = 5;
/** Number of first letters that two spellings of a word share, as 'chilli' and 'chilis' do. */
const LIKE = 3;
const UNNAMED = { text: '', words: new Map<string, string>() };

/** All names in `foods.md`, short ones first because 'pork' should be found in 'pork fillet', and 'pork ribs' should not. */
const namesIn = rememberedOf(({ names }: Foods) =>
  Object.entries(names)
    .flatMap(([name, others]) => [name, ...others].map((written) => ({ written, name })))
    .toSorted((one, other) => one.written.length - other.written.length),
);

const byNameIn = rememberedOf((foods: Foods): Names => {
  const byName = new Map<string, string>();
  for (const { written, name } of namesIn(foods))
    byName.set(identityOf(written), name).set(singularOf(identityOf(written)), name);
  return byName;
});

const wordsIn = rememberedOf(
  (byName: Names) => new Set([...byName.keys()].flatMap((name) => name.split(' '))),
);

const foodsByName = () => byNameIn(theBook().foods);

/** Reads all names, in short steps because this takes long. */
const keys = stepwise(function* readKeys(): Generator<undefined, Names> {
  const byKey = new Map<string, string>();
  for (const { written, name } of namesIn(theBook().foods)) {
    const key = keysOf(written)[0]?.[0];
    if (key && !byKey.has(key)) byKey.set(key, name);
    yield;
  }
  return byKey;
});

export const { steps: keySteps } = keys;

/** True if a text is a name in `foods.md`, which is found without the keys. */
export const isFoodName = (typed: string): boolean => foodsByName().has(identityOf(typed));

/** Finds the cookbook's names of all known foods in a text. */
export function findFoods(typed: string): FoundFoods {
  const counted = typed.replace(COUNTED_PEPPER, '$1 bell pepper');
  if (counted !== typed) return { ...findFoods(counted), text: counted };
  const byName = foodsByName();
  const english = reader.languageOf('en');
  const isWord = (word: string) => isUnderstood(word, [english]);
  const whole = identityOf(typed);
  const plain = withoutRemarks(whole);
  const inSalad = SALAD.exec(plain)?.[1];
  const text = inSalad && foodsIn(inSalad).length > 0 ? inSalad : plain;
  const exact = byName.has(whole) ? whole : text;
  const named = byName.get(exact);
  const isName = exact === whole || text === plain;
  if (named) return { foods: [named], isName, meant: '', ...namedBy([named], whole, exact) };
  const { name: end, before } = endIn(text, byName);
  // Finds a name of several words, because 'a bag of pulled pork' is not plain pork.
  const isWhole = before !== '' && end.includes(' ') && !JOINED.test(before) && !isOneOf(ALL, before);
  const long = isWhole ? end : '';
  const found = long ? [byName.get(long) ?? ''] : foodsIn(text);
  const own = text.split(' ');
  // A correction must not drop another food: 'tomatoes so ripe' is no rice.
  const dropsFood = (index: number) => found.length > 0 && foodsIn(own.slice(0, index).join(' ')).length > 0;
  for (const meant of correctionsOf(text, wordsIn(byName), isWord)) {
    const corrected = meant.split(' ');
    const first = corrected.findIndex((word, index) => word !== own[index]);
    const names = corrected
      .slice(0, first + 1)
      .map((_, index) => byName.get(corrected.slice(index).join(' ')));
    const name = names.find((one, index) => one && !dropsFood(index));
    const isLong = corrected.every((word, index) => word === own[index] || word.length >= LEAST_OF_WORD);
    const some = name ? [name] : found.length === 0 && isLong ? foodsIn(meant) : [];
    const isNew = some.join() !== found.join();
    const { words } = namedBy(some, meant, null);
    if (some.length > 0) return { foods: some, isName: false, meant: isNew ? meant : '', text: '', words };
  }
  return { foods: found, isName: false, meant: '', ...namedBy(found, whole, null, long) };
}

function foodsIn(typed: string): string[] {
  const byName = foodsByName();
  const found = typed
    .split(AND_COOKED)
    .flatMap((part) => keysOf(part).flatMap((own) => foodOf(own, part) ?? []));
  const food = byName.get(endIn(typed, byName).name);
  // 'Ground beef' does not match 'beef'.
  const isOther = isOneOf(['cooked', 'ground'], typed) && isAmong(food ?? '', 'double');
  return found.length > 0 || !food || isOther ? found : [food];
}

/** Finds the visitor's name of a food, so that a recipe says 'courgettes' instead of zucchini. */
function namedBy([food = '', another]: string[], whole: string, exact: string | null, known = '') {
  const base = withoutLaterWords(whole);
  const plain = withoutRemarks(whole);
  const own = exact ?? ownNameIn(base.endsWith(plain) ? plain : base).replace(SALAD, '$1');
  const name = (known.length > own.length ? known : own).replace(CUT, '');
  const at = base.indexOf(name);
  if (food === '' || another !== undefined || name === '' || at < 0) return UNNAMED;
  const isUsual = theBook().foods.unsaid.includes(singularOf(name)) || isLike(name, food.toLowerCase());
  const isKept = !STATES.cooked.test(food) && !STATES.canned.test(food) && !KEPT.test(name);
  const [kept = ''] = (isKept && KEPT.exec(whole)) || [];
  const state = COOKED_BASE.test(food) && !STATES.cooked.test(name) ? 'cooked ' : kept;
  const called = isUsual && !kept ? food : state + name;
  const text = base.slice(0, at) + called + base.slice(at + name.length);
  return { text: text === whole ? '' : text, words: new Map(called === food ? [] : [[food, called]]) };
}

/** Returns the words of a text that name a food: 'courgettes' in 'too many courgettes'. */
function ownNameIn(text: string): string {
  const [[tokens = []] = []] = readIngredient(text, reader.languageOf('en')).needs;
  const named = tokens.filter(({ role }) => role === 'food' || role === 'makes');
  return text.slice(named[0]?.start ?? 0, named.at(-1)?.end ?? 0);
}

/** True if the cookbook's name has all words of the visitor's name, perhaps spelled differently: 'veg' for vegetables. */
function isLike(name: string, food: string): boolean {
  const isSame = (one: string, word: string) =>
    one.startsWith(word) ||
    (one.slice(0, LIKE) === word.slice(0, LIKE) && Math.abs(one.length - word.length) < LIKE);
  const [own = [], usual = []] = [name, food].map((one) => singularOf(one).split(' '));
  return own.every((word) => usual.some((one) => isSame(one, word)));
}

/** Finds a known name at the end of a text, and the words before it: 'herring' in 'half a jar of pickled herring'. */
function endIn(text: string, byName: Names) {
  const words = identityOf(text).split(' ');
  const start = words.findIndex((_, index) => byName.has(words.slice(index).join(' ')));
  if (start < 0) return { name: '', before: '' };
  return { name: words.slice(start).join(' '), before: words.slice(0, start).join(' ') };
}

function foodOf(own: string[], typed: string): string | undefined {
  const byKey = keys.result();
  const exact = own.map((key) => byKey.get(key)).find((name) => name !== undefined);
  if (exact || !isOneOf(['cooked', 'canned'], typed)) return exact;
  const plain = own.map((key) => byKey.get(key.replace(/^\w*/, ''))).find((name) => name !== undefined);
  if (!plain) return undefined;
  const cooked = STATES.cooked.test(typed) && foodsByName().get(`cooked ${firstKindOf(plain)}`);
  // Lets canned corn replace corn, and cooked bacon bacon. Cooked chicken does not replace raw chicken.
  const isRaw = isAmong(plain, 'double') && !isAmong(plain, 'second');
  return cooked || (isRaw && !STATE_WORDS.test(plain) ? undefined : plain);
}

/** Returns the keys by which each food of a text is looked up, the most exact first: 'red onion', then 'onion'. */
function keysOf(typed: string): string[][] {
  return readIngredient(typed, reader.languageOf('en')).needs.map(([food = []]) => {
    const idsOf = (some: typeof food) =>
      Array.from(some, ({ id }) => id)
        .sort()
        .join(' ');
    const plain = idsOf(food.filter(({ role }) => !/^(?:which|parts|turned)$/.test(role)));
    const ids = [idsOf(food), plain, plain.replace(/ ?chees ?/, '')];
    const state = ALL.find((name) => STATES[name].test(typed) && !food.some(({ id }) => id.startsWith(name)));
    const states = state === undefined ? [''] : /ground|smoked/.test(state) ? [state, ''] : [state];
    return states.flatMap((one) => ids.map((id) => `${one}|${id}`));
  });
}

/** Removes a word such as 'canned' from a food's name: 'canned tomatoes' becomes 'tomatoes'. */
export const withoutState = remembered((name: string) => name.replace(STATE_WORDS, ''));
