export const FAMILIES = [
  'dairy',
  'lactose',
  'cheese',
  'egg',
  'meat',
  'pork',
  'beef',
  'poultry',
  'fish',
  'shellfish',
  'nuts',
  'peanut',
  'gluten',
  'soy',
  'honey',
  'alcohol',
  'starch',
  'sesame',
  'mustard',
  'mushroom',
  'onion',
  'garlic',
  'tomato',
  'citrus',
  'legumes',
  'corn',
  'nightshade',
] as const;
export type Family = (typeof FAMILIES)[number];

export const UNIT_KINDS = ['metric', 'weight', 'spoon', 'container', 'piece', 'length'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** What a word does in a line. Each word of a language does one thing, whatever its family. */
export const ROLES = [
  'and',
  'plus',
  'or',
  'to',
  'with',
  'about',
  'total',
  'each',
  'per',
  'purpose',
  'articles',
  'fill',
  'tail',
  'describing',
  'which',
  'parts',
  'makes',
] as const;
export type Role = (typeof ROLES)[number];

/** The words of foods and amounts of one language, divided by commas, as a native speaker writes them. */
export type FoodWords = Record<Role, string> & {
  /** Letters that count as others: 'x=ks'. */
  letters: string;
  /** What may be hung on a word, behind or before, and leaves it the same: 's, es' makes 'eggs' and 'egg' one. */
  endings: string;
  beginnings: string;
  /** What more than one of a unit ends in, where a scaled unit follows its number. */
  plurals: string;
  decimal: '.' | ',';
  /** 'joined': parts of a name in one word, as in German. 'headFirst': 'huile d'olive'. 'headLast': 'olive oil'. */
  build: 'joined' | 'headFirst' | 'headLast' | 'any' | 'unspaced';
  /** Before, or behind, what is not in it; `free` and `without` may be hung on the word as well. */
  without: string;
  free: string;
  /** In the place of something. */
  instead: string;
  /** Of a line that says so, nothing is of an animal. */
  plant: string;
  numbers: string;
  units: Record<UnitKind, string>;
  /** From the tap: everybody has it. */
  tap: string;
  /** '*ed': whatever begins or ends so is describing. */
  forms: string;
  /** Brackets mark what a name is not: 'coconut (milk)' is of coconut and no milk. 'a = b' are one food. */
  names: string;
  /** 'pasta: spaghetti, penne': each will do for the other. 'egg > yolk': whoever has the one has the others. */
  kinds: string[];
  /** How the family is called | the foods of it. */
  families: Partial<Record<Family, string>>;
  /** In a step they name nothing alone: 'the sauce', 'the leaves'. */
  vague: string;
  steps: { all: string; rest: string; but: string; ingredients: string; meat: string; oven: string };
};

/** Foods that are called the same everywhere. */
export type FoodsEverywhere = { names: string; families: Partial<Record<Family, string>> };

export function listOf(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
}
