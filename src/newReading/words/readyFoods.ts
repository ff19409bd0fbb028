import { everywhere } from '../languages/everywhere.foods.ts';
import { type Fold, foldBy, stemBy, wordsIn } from './fold.ts';
import { FAMILIES, type Family, type FoodWords, listOf, ROLES, type Role, UNIT_KINDS } from './foodWords.ts';

const MARKS = ['without', 'free', 'instead', 'plant'] as const;
export type WordRole = Role | (typeof MARKS)[number] | 'unit' | 'number';

/** `held`: the words of the name that it is of; `isBracketed` where it does not hold them all. */
export type Name = {
  id: string;
  written: string;
  held: string[];
  isBracketed: boolean;
  families: Set<Family>;
};
type Phrases<Value> = { map: Map<string, Value>; longest: number };

const HOLDS: Partial<Record<Family, Family[]>> = {
  dairy: ['lactose'],
  pork: ['meat'],
  beef: ['meat'],
  poultry: ['meat'],
  cheese: ['dairy', 'lactose'],
  peanut: ['nuts'],
};
/** What a word is in the text of an amount; see `codeOf`. */
const CODES: Record<string, string> = {
  ...{ and: 'A', plus: 'P', or: 'O', to: 'T', with: 'V', about: 'B', total: 'U', each: 'E', per: 'Q' },
  ...{ purpose: 'J', articles: 'N', fill: 'F', tail: 'R', describing: 'D', parts: 'H' },
  ...{ metric: 'M', weight: 'W', spoon: 'S', container: 'C', piece: 'K', length: 'L' },
};

export type FoodLanguage = ReturnType<typeof compile>;
const compiled = new WeakMap<FoodWords, FoodLanguage>();

export function readyFoods(words: FoodWords): FoodLanguage {
  const language = compiled.get(words) ?? compile(words);
  compiled.set(words, language);
  return language;
}

function compile(words: FoodWords) {
  const isUnspaced = words.build === 'unspaced';
  const isJoined = words.build === 'joined';
  const pairs = (text: string) =>
    listOf(text).map((one) => one.split('=').map((part) => part.trim()) as [string, string]);
  const fold = foldBy(new Map(pairs(words.letters)));
  const folded = (text: string) => listOf(text).map((one) => fold(one));
  const stem: Fold = isUnspaced
    ? (word) => word
    : stemBy(new Set(folded(words.endings)), folded(words.beginnings), isJoined);
  const keyOf = (text: string) =>
    isUnspaced
      ? fold(text).replaceAll(' ', '')
      : wordsIn(fold(text), fold)
          .map((word) => word.folded)
          .join(' ');
  const stemsOf = (key: string) => key.split(' ').map(stem).join(' ');
  const lengthOf = (key: string) => (isUnspaced ? key.length : key.split(' ').length);
  const phrases = <Value>(entries: Iterable<[string, Value]>): Phrases<Value> => {
    const map = new Map<string, Value>();
    for (const [key, value] of entries) if (key && !map.has(key)) map.set(key, value);
    return { map, longest: Math.max(0, ...[...map.keys()].map(lengthOf)) };
  };

  const roles: [string, WordRole][] = [
    ...[...ROLES, ...MARKS].flatMap((role) =>
      listOf(words[role]).map((one): [string, WordRole] => [keyOf(one), role]),
    ),
    ...UNIT_KINDS.flatMap((kind) =>
      listOf(words.units[kind]).map((one): [string, WordRole] => [keyOf(one), 'unit']),
    ),
    ...pairs(words.numbers).map(([word]): [string, WordRole] => [keyOf(word), 'number']),
  ];
  const codes: [string, string][] = [
    ...pairs(words.numbers).map(([word, figure]): [string, string] => [
      keyOf(word),
      figure.replace('+', 'A'),
    ]),
    ...UNIT_KINDS.flatMap((kind) =>
      listOf(words.units[kind]).map((one): [string, string] => [keyOf(one), CODES[kind] ?? '']),
    ),
    ...ROLES.filter((role) => CODES[role]).flatMap((role) =>
      listOf(words[role]).map((one): [string, string] => [keyOf(one), CODES[role] ?? '']),
    ),
  ];

  const called = new Map<string, Set<Family>>();
  const familiesOf = new Map<string, Set<Family>>();
  const addTo = (map: Map<string, Set<Family>>, key: string, family: Family) =>
    map.set(key, (map.get(key) ?? new Set()).add(family));
  const foods: string[] = [];
  for (const family of FAMILIES) {
    const [names = '', more = ''] = (words.families[family] ?? '').split('|');
    for (const name of listOf(names)) addTo(called, stemsOf(keyOf(name)), family);
    for (const food of [...listOf(more), ...listOf(names), ...listOf(everywhere.families[family] ?? '')]) {
      foods.push(food);
      for (const held of [family, ...(HOLDS[family] ?? [])]) addTo(familiesOf, stemsOf(keyOf(food)), held);
    }
  }
  const holding = phrases(familiesOf);

  const names = new Map<string, Name>();
  const stems = new Map<string, Name>();
  const byId = new Map<string, Set<Family>>();
  for (const written of [...listOf(words.names), ...listOf(everywhere.names), ...foods]) {
    const same = written.split('=').map((one) => one.trim());
    const id = stemsOf(keyOf((same[0] ?? '').replace(/[()]/g, '')));
    for (const one of same) {
      const key = keyOf(one.replace(/[()]/g, ''));
      if (!key || names.has(key)) continue;
      const held = keyOf(one.replace(/\([^()]*\)/g, ' '));
      const name: Name = {
        id,
        written: key,
        held: held.split(' ').filter(Boolean),
        isBracketed: one.includes('('),
        families: new Set(),
      };
      for (const family of familiesOf.get(stemsOf(key)) ?? []) name.families.add(family);
      for (const family of familiesIn(held)) name.families.add(family);
      names.set(key, name);
      for (const one of [stemsOf(key), key]) if (!stems.has(one)) stems.set(one, name);
      const other = byId.get(id) ?? name.families;
      byId.set(id, other);
      for (const family of name.families) other.add(family);
      name.families = other;
    }
  }

  /** Of a name, what its words are of: the longest first. */
  function familiesIn(held: string): Family[] {
    const found: Family[] = [];
    const units = isUnspaced ? [...held] : held.split(' ').map(stem);
    for (let at = 0; at < units.length; ) {
      // What is known as a whole may still be of its words: an egg noodle is of eggs.
      let length = Math.min(
        holding.longest,
        units.length - at,
        isUnspaced ? units.length : units.length - 1 || 1,
      );
      while (length > 1 && !holding.map.has(units.slice(at, at + length).join(isUnspaced ? '' : ' ')))
        length -= 1;
      found.push(...(holding.map.get(units.slice(at, at + length).join(isUnspaced ? '' : ' ')) ?? []));
      at += length;
    }
    return found;
  }

  const wordRoles = phrases(roles);
  const stemRoles = phrases(
    roles
      .filter(
        ([key, role]) =>
          !isUnspaced &&
          !key.includes(' ') &&
          key.length > 2 &&
          /which|parts|makes|describing|plant/.test(role),
      )
      .map(([key, role]) => [stem(key), role]),
  );
  const forms = listOf(words.forms).map(
    (form) => form.split('*').map((part) => part.toLowerCase()) as [string, string],
  );
  return {
    ...{ fold, stem, isUnspaced, isJoined, build: words.build, decimal: words.decimal, called, forms },
    ...{ roles: wordRoles, stemRoles, codes: phrases(codes) },
    names: phrases(names),
    stems: phrases(stems),
    plurals: listOf(words.plurals),
    kinds: words.kinds.map((line) => {
      const [general = '', kinds = ''] = line.split(/[:>]/);
      const ids = (text: string) =>
        new Set(listOf(text).map((one) => names.get(keyOf(one))?.id ?? stemsOf(keyOf(one))));
      return { general: ids(general), kinds: ids(kinds), isBothWays: line.includes(':') };
    }),
    tap: listOf(words.tap),
    vague: new Set(listOf(words.vague).map((one) => stemsOf(keyOf(one)))),
    joints: new Set(folded(`${words.and}, ${words.plus}`)),
    steps: Object.fromEntries(
      Object.entries(words.steps).map(([name, text]) => [
        name,
        listOf(text).map((one) => (isUnspaced ? fold(one) : keyOf(one))),
      ]),
    ) as Record<keyof FoodWords['steps'], string[]>,
  };
}
