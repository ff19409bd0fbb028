import { type Language, quantityIn, readLine } from 'recipe-reading';
import { remembered } from '../../shared/remembered.ts';

/**
 * English names of foods. Words such as 'fresh' are called 'ignored', words for a can 'can', words for leftovers and
 * cooked foods 'leftover', and unclear names '?'.
 */
export type Words = ReadonlyMap<string, string>;
/** A text in English. `words`: for each food, the visitor's words, unless they are English. An unknown text has no foods. */
export type Meaning = { foods: string[]; isName: boolean; meant: ''; text: string; words: Words };
/** `explains`: true if English explains a text without a correction of its spelling. */
export type English = { findFood: Find; explains: (typed: string) => boolean };
type Find = (typed: string) => { foods: string[]; isName: boolean };

const UNKNOWN: Meaning = { foods: [], isName: false, meant: '', text: '', words: new Map() };
/** Titles of words that stand around a food. */
const NO_FOODS = ['ignored', 'can', 'leftover'];
/** Limits the time for a long text. */
const MOST_WORDS = 6;
/** Roles of words and signs around the name of a food. */
const AROUND = /^(?:figure|number|articles|fill|about|sign)$/;

/** Reads a file of foods. Brackets enclose letters that may be missing: 'Tomate(n)'. */
export const foreignNames = remembered((file): Words => {
  const rows = file.split('\n').map((row) => row.split(' = '));
  const formsIn = (list = '') => `${list}, ${list.replace(/\(.*?\)/g, '')}`.split(', ');
  const keyOf = (name: string) => plainWords(name).join(' ');
  return new Map(rows.flatMap(([food = '', list]) => formsIn(list).map((name) => [keyOf(name), food])));
}, Number.POSITIVE_INFINITY);

/** True if one of the words belongs to a food's name. */
export function hasFood(words: ReadonlySet<string>, names: Words): boolean {
  return [...names].some(
    ([name, title]) => !NO_FOODS.includes(title) && name.split(' ').some((word) => words.has(word)),
  );
}

/** Returns the words of a text without case, accents and signs. Treats 'ae' like an umlaut. */
export function plainWords(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD');
  const letters = plain.replace(/[\p{M}()]/gu, '').replace(/œ|([aou])e/g, (_, vowel = 'o') => vowel);
  return letters.replaceAll('ß', 'ss').match(/\p{L}+/gu) ?? [];
}

/** Explains a text of which each part is the name of a food, apart from amounts and ignored words. */
export function meaningOf(typed: string, words: Words, language: Language, english: English): Meaning {
  const separator = new RegExp(`${language.source('and')}|${language.source('or')}|[,;/+](?!\\d)`, 'iu');
  const parts = typed.split(separator).map((part) => foodIn(part, words, language, english));
  const foods = parts.flatMap((part) => part?.food ?? []);
  if (foods.length === 0 || parts.includes(null)) return UNKNOWN;
  const { value, unit = '' } = quantityIn(typed, language) ?? {};
  const hasAmount = value && foods.length === 1 && /^g?$/.test(unit);
  const amount = hasAmount ? `${Number(value.toFixed(2))} ${unit && 'g '}` : '';
  const own = parts.flatMap((part) => (part?.own ? [[part.food, part.own] as const] : []));
  return { foods, isName: true, meant: '', text: amount + foods.join(' and '), words: new Map(own) };
}

/** Returns null for an unknown food, and undefined for words without a food. */
function foodIn(part: string, words: Words, language: Language, { findFood }: English) {
  const items = readLine(part, language);
  const has = (title: string, text: string) => plainWords(text).some((word) => words.get(word) === title);
  const isExtra = (word: string, at: number) => has('ignored', word) || (at > 0 && has('can', word));
  const isAmount = ({ kind, does, text }: (typeof items)[number]) =>
    kind !== undefined || AROUND.test(String(does)) || has('can', text);
  const ends = [items.findLast((item) => !isAmount(item))?.end, part.length];
  const leftovers = [...words].flatMap(([name, title]) => (title === 'leftover' ? [` ${name} `] : []));
  const exactly = (name: string) => (findFood(name).isName ? findFood(name).foods[0] : undefined);
  const titleOf = (name: string) => {
    const title = words.get(plainWords(name).join(' '));
    return title && !NO_FOODS.includes(title) ? title : undefined;
  };
  // Leaves out as few words as possible because 'citrons verts bio' are limes, and 'citrons bio' are lemons.
  const nameIn = (text: string) => {
    const all = text.match(/[\p{L}\p{M}]+/gu) ?? [];
    const shorter = all.map((_, index) =>
      all.filter((word, at) => at < all.length - 1 - index || !isExtra(word, at)).join(' '),
    );
    const tried = all.length > MOST_WORDS ? [] : [text, ...new Set(shorter)];
    for (const one of tried) {
      const name = titleOf(one) ?? exactly(one);
      if (name) return name;
    }
    return titleOf(text);
  };
  const foodOf = (own: string) => {
    const whole = nameIn(own);
    const text = ` ${plainWords(own).join(' ')} `;
    const rest = leftovers.reduce((bare, phrase) => bare.replace(phrase, ' '), text);
    const left = whole || rest === text ? undefined : nameIn(rest.trim());
    const cooked = left && (exactly(`cooked ${left}`) ?? findFood(`leftover ${left}`).foods[0] ?? left);
    const food = (has('can', part) && exactly(`canned ${whole}`)) || whole || cooked;
    if (!food) return [];
    const isEnglish = (!titleOf(own) && exactly(own)) || plainWords(own).join() === plainWords(food).join();
    const words = own.split(' ');
    const end = words.findLastIndex((word) => !has('ignored', word)) + 1;
    return [{ food: exactly(food) ?? food, own: isEnglish ? undefined : words.slice(0, end).join(' ') }];
  };
  // Begins with the whole text because a word for an amount may also be a food: French 'noix' is a walnut or a knob.
  for (const [index, item] of items.entries()) {
    const [found] = ends.flatMap((end) => foodOf(part.slice(item.start, end).trim()));
    if (found) return found;
    // Keeps the first words of 'blanc d'oeuf' and 'molho de pimenta', which are other foods than 'oeuf' and 'pimenta'.
    const isIgnored = has('ignored', item.text);
    const isPart = items[index + 1]?.does === 'fill' && (isIgnored || (item.kind === 'piece' && index === 0));
    if (isPart || !(isIgnored || isAmount(item))) return null;
  }
  return undefined;
}
