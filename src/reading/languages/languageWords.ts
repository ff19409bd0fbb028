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

/** The words of a language, separated by commas, as a native speaker writes them. In the fields that recognise the shape of a recipe, '*' matches any letters. */
export type LanguageWords = {
  /** Titles of sections. `tools`: pots and pans. `aside`: notes, tips, nutrition. */
  ingredients: string;
  steps: string;
  aside: string;
  tools: string;
  /** Words in the title of another way to cook the same dish: 'in the air fryer'. */
  otherWay: string;
  /** 'Step' of 'Step 2'. */
  step: string;
  recipe: string;
  /** Words that announce several recipes to choose from: 'ideas', 'recipes'. */
  several: string;
  /** Labels of a dish among several: 'side dish'. */
  courses: string;
  /** Labels of a dish, besides `recipe`: 'dish', 'title'. */
  named: string;

  /** Labels of facts. `serves`: people. `yields`: pieces. */
  serves: string;
  yields: string;
  pieces: string;
  total: string;
  prep: string;
  cook: string;
  /** Units of time that browsers do not know. */
  hours: string;
  minutes: string;
  seconds: string;
  /** Times with their minutes: 'half an hour=30'. */
  times: string;
  /** Words before a time that needs no timer: 'every' of 'every 10 minutes'. */
  untimed: string;
  /** Words after a time that needs no timer: 'before' of '5 minutes before the end'. */
  untimedBehind: string;

  /** Phrases with 'recipe' before the name of a dish: 'recipe for'. */
  recipeFor: string;
  /** Other phrases before the name of a dish: 'how about'. */
  suggest: string;
  /** Words after the name: 'recipe' of 'a pea soup recipe'. */
  suggested: string;
  /** Verbs after the name: 'is' of 'challah is a bread'. */
  is: string;
  /** Words before the name that do not belong to it: 'delicious', 'your'. In scripts without blanks, endings of such words. */
  praise: string;
  /** Words that end the name of a dish: 'using', 'that', 'for you'. */
  ends: string;
  /** Beginnings of lines that do not name a dish. */
  chat: string;
  /** Beginnings of lines that are not a step. */
  goodbye: string;
  /** Beginnings of paragraphs that follow the steps but are not one: 'if you like'. */
  remark: string;

  /** Letters with an equivalent: 'x=ks'. */
  letters: string;
  /** Endings and beginnings that do not change the meaning: 's, es' unites 'eggs' and 'egg'. */
  endings: string;
  beginnings: string;
  /** Plural endings of all units, as in English. Empty if the plurals are irregular. */
  plurals: string;
  decimal: '.' | ',';
  /** Order of the words in a name. 'joined': one compound, as in German. 'headFirst': 'huile d'olive'. 'headLast': 'olive oil'. */
  build: 'joined' | 'headFirst' | 'headLast' | 'any' | 'unspaced';

  and: string;
  plus: string;
  or: string;
  /** Words between the ends of a range. */
  to: string;
  with: string;
  about: string;
  altogether: string;
  each: string;
  per: string;
  /** 'for the sauce', 'to serve' */
  for: string;
  /** Words that count as the number one. */
  articles: string;
  /** 'two=2, half a=½' */
  numbers: string;
  /** Words before (`without`) or after (`free`) an excluded food. Both may be part of its word. */
  without: string;
  free: string;
  instead: string;
  /** Words that exclude animal products from the whole line. */
  plant: string;
  units: Record<UnitKind, string>;
  /** Smaller units for small amounts: 'cup=16 tbsp'. */
  smaller: string;
  /** Small words that may be inside a name: 'the', 'of'. */
  fill: string;
  /** Words that end the name of a food: 'in', 'until', 'to taste'. */
  tail: string;
  /** Adjectives that do not distinguish foods: 'fresh', 'chopped'. */
  describing: string;
  /** Patterns of `describing` words: '*ed'. */
  forms: string;
  /** Words that make another food: 'condensed', 'pickled'. Milk on the list does not cover condensed milk. */
  turned: string;
  /** Words for a variety or part: 'red', 'breast'. Foods match even if only one of them has the word. */
  which: string;
  /** Parts that come with the food: 'juice', 'zest'. */
  parts: string;
  /** Products of another food: 'oil', 'flour'. */
  makes: string;
  /** Names of foods. `coconut (milk)` matches coconut, never milk. 'a = b' is one food, 'soy/oat (milk)' are two. */
  names: string;
  /** Kinds, separated by ';'. 'pasta: spaghetti, penne': each replaces the other. 'egg > yolk': an egg on the list covers the yolk. */
  kinds: string;
  /** Foods made of an avoided one: 'almond: marzipan'. */
  avoidedWith: string;
  /** Words for the family | its foods. */
  families: Partial<Record<Family, string>>;
  /** Words that alone do not name an ingredient in a step: 'the sauce', 'the leaves'. */
  vague: string;
  /** Foods that steps make of others. In a step they are not an ingredient. */
  made: string;
  /** Phrases that begin with the name of a food but do not mean it: 'toast the', 'fish out'. */
  verbs: string;
  /** Words for tap water, which counts as on hand. */
  tap: string;
  /** Names of the default staples, which the page stores in English: 'Salz=salt'. */
  atHome: string;
  /**
   * Words of steps for several ingredients (`many`: 'the spices'; `everything`), for a small amount (`little`: 'pinch of'),
   * for the oven (`oven`: nouns, `baked`: verbs), and for its heat or another oven (`heat`). `optional`: words of ingredient lines.
   */
  inSteps: Record<
    | 'all'
    | 'rest'
    | 'but'
    | 'ingredients'
    | 'little'
    | 'oven'
    | 'baked'
    | 'heat'
    | 'everything'
    | 'many'
    | 'optional',
    string
  >;
};

/** Words that are the same in every language. `large`: first letters of kilograms and litres. */
export type WordsEverywhere = Pick<LanguageWords, 'names' | 'families'> & { large: string };
