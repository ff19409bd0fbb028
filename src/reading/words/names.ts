import { everywhere } from '../languages/everywhere.ts';
import { FAMILIES, type Family, type LanguageWords } from '../languages/languageWords.ts';
import { listOf } from './fields.ts';

/** The name of a known food, such as `coconut (milk)`. `countsAs`: the words outside the brackets, such as 'coconut'. */
export type Name = {
  id: string;
  written: string;
  countsAs: string[];
  isBracketed: boolean;
  families: Set<Family>;
};
type Spelling = {
  keyOf: (text: string) => string;
  stemsOf: (key: string) => string;
  bare: (word: string) => string[];
  isUnspaced: boolean;
  isJoined: boolean;
};
type FamiliesOf = Map<string, Set<Family>>;

const ONE_OF = /^(.*?)([^ ()]*(?:\/[^ ()]+)+)(.*)$/;
const LEAST_START = 5;
const LEAST_END = 3;
/** Further families of the foods of a family. */
export const ALSO_IN: Partial<Record<Family, Family[]>> = {
  dairy: ['lactose'],
  'red meat': ['meat'],
  pork: ['meat'],
  beef: ['meat'],
  poultry: ['meat'],
  cheese: ['dairy', 'lactose'],
  peanut: ['nuts', 'legumes'],
  soy: ['legumes'],
  lupin: ['legumes'],
  sesame: ['seeds'],
  tomato: ['nightshade'],
  gelatin: ['meat'],
  crustacean: ['shellfish'],
  mollusc: ['shellfish'],
  wheat: ['gluten'],
};

/**
 * Indexes the food names of a language by spelling and stem, and the food families by name. Takes a step for each family
 * and name.
 */
export function* readNames(words: LanguageWords, spelling: Spelling) {
  const { keyOf, stemsOf } = spelling;
  const called: FamiliesOf = new Map();
  const families: FamiliesOf = new Map();
  const foods: string[] = [];
  const add = (map: FamiliesOf, key: string, family: Family) =>
    map.set(key, (map.get(key) ?? new Set()).add(family));
  for (const family of FAMILIES) {
    const [own = '', more = ''] = (words.families[family] ?? '').split('|');
    const ownFoods = listOf(own).filter((name) => !name.startsWith('('));
    for (const name of listOf(own)) add(called, stemsOf(keyOf(name.replace(/[()]/g, ''))), family);
    for (const food of [...listOf(more), ...ownFoods, ...listOf(everywhere.families[family] ?? '')]) {
      foods.push(food);
      for (const one of [family, ...(ALSO_IN[family] ?? [])]) add(families, stemsOf(keyOf(food)), one);
    }
    yield;
  }

  const names = new Map<string, Name>();
  const stems = new Map<string, Name>();
  const byId: FamiliesOf = new Map();
  const addNames = (written: string, isFood: boolean) => {
    const same = written.split('=').map((one) => one.trim());
    const first = keyOf((same[0] ?? '').replace(/[()]/g, ''));
    const known = spelling.bare(first).find((one) => stems.has(one)) ?? '';
    const id = (isFood && stems.get(known)?.id) || stemsOf(first);
    for (const one of same) {
      const key = keyOf(one.replace(/[()]/g, ''));
      if (!key || names.has(key)) continue;
      const left = one.replace(/\([^()]*\)/g, ' ').split(' ');
      const countsAs: string[] = left.map(keyOf).join(' ').match(/\S+/g) ?? [];
      const own = byId.get(id) ?? new Set();
      byId.set(id, own);
      const isOf = [...(families.get(stemsOf(key)) ?? []), ...familiesIn(countsAs, families, spelling)];
      const parts =
        isOf.length > 0 || one.includes('(') || !spelling.isJoined
          ? []
          : familiesInParts(key, families, stemsOf);
      for (const family of [...isOf, ...parts]) own.add(family);
      const name = { id, written: key, countsAs, isBracketed: one.includes('('), families: own };
      names.set(key, name);
      for (const text of [stemsOf(key), key]) if (!stems.has(text)) stems.set(text, name);
    }
  };
  // Adds names such as 'coconut (milk)' first, so that they override names with the same spelling.
  const isBracketed = (written: string) => Number(written.includes('('));
  const listed = listOf(`${words.names}, ${everywhere.names}`).flatMap(spelledOut);
  for (const written of listed.sort((one, other) => isBracketed(other) - isBracketed(one))) {
    addNames(written, false);
    yield;
  }
  for (const food of foods) {
    addNames(food, true);
    yield;
  }
  return { called, names, stems };
}

/** Divides the name 'soy/oat (milk)' into two names. */
function spelledOut(name: string): string[] {
  const [, before = '', ways = '', after = ''] = ONE_OF.exec(name) ?? [];
  return ways.split('/').map((way) => (ways ? before + way + after : name));
}

/** Returns the food families, such as dairy, of the words in a name. Prefers longer matches. */
function familiesIn(
  countsAs: readonly string[],
  families: FamiliesOf,
  { stemsOf, isUnspaced }: Spelling,
): Family[] {
  const found: Family[] = [];
  const joint = isUnspaced ? '' : ' ';
  const units = isUnspaced ? [...countsAs.join(' ')] : stemsOf(countsAs.join(' ')).split(' ');
  for (let start = 0; start < units.length; ) {
    // Also finds the food families of words inside a name: 'egg' in 'egg noodle'.
    let length = Math.min(units.length - start, isUnspaced ? units.length : units.length - 1 || 1);
    while (length > 1 && !families.has(units.slice(start, start + length).join(joint))) length -= 1;
    found.push(...(families.get(units.slice(start, start + length).join(joint)) ?? []));
    start += length;
  }
  return found;
}

/** Returns the food families of a compound's first part: for the German word for 'chicken broth', the families of chicken. */
function familiesInParts(key: string, families: FamiliesOf, stemsOf: Spelling['stemsOf']): Family[] {
  for (let cut = key.length - LEAST_END; cut >= LEAST_START; cut--) {
    const found = families.get(stemsOf(key.slice(0, cut)));
    if (found) return [...found];
  }
  return [];
}
