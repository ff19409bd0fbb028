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

/** The words of a language, separated by commas. In the fields that recognise the shape of a recipe, '*' matches any letters. */
export type LanguageWords = {
  /** Titles of sections. `tools`: pots and pans. `aside`: notes, tips, nutrition. */
  ingredients: string;
  steps: string;
  aside: string;
  tools: string;
  /** Words in the title of another way to cook the same dish: 'in the air fryer'. */
  otherWay: string;
  /** The word 'step' in titles such as 'Step 2'. */
  step: string;
  recipe: string;
  /** Words that announce several recipes to choose from: 'ideas', 'recipes'. */
  several: string;
  /** Labels of a dish among several: 'side dish'. */
  courses: string;
  /** Labels of a dish, besides `recipe`: 'dish', 'title'. */
  named: string;

  /** Labels of servings and times. `serves`: for people. `yields`: for pieces. */
  serves: string;
  yields: string;
  pieces: string;
  total: string;
  prep: string;
  cook: string;
  /** Units of time beyond those that browsers know. */
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
  /** Words after the name of a dish: 'recipe' of 'a pea soup recipe'. */
  suggested: string;
  /** Verbs after the name of a dish: 'is' of 'challah is a bread'. */
  is: string;
  /** Words before the name of a dish that do not belong to it: 'delicious', 'your'. In scripts without spaces, endings of such words. */
  praise: string;
  /** Words that end the name of a dish: 'using', 'that', 'for you'. */
  ends: string;
  /** Beginnings of lines that do not name a dish: 'here is'. */
  chat: string;
  /** Beginnings of lines that are not a step: 'enjoy'. */
  goodbye: string;
  /** Beginnings of remarks after the steps: 'if you like'. */
  remark: string;

  /** Letters with an equivalent spelling: 'x=ks'. */
  letters: string;
  /** Endings and beginnings of words that do not change the meaning: 's, es' unites 'eggs' and 'egg'. */
  endings: string;
  beginnings: string;
  /** Plural endings of units. Empty for a language with irregular plurals. */
  plurals: string;
  decimal: '.' | ',';
  /** Word order in a food's name. 'joined': a compound, as in German. 'headFirst': 'huile d'olive'. 'headLast': 'olive oil'. */
  build: 'joined' | 'headFirst' | 'headLast' | 'any' | 'unspaced';

  and: string;
  plus: string;
  or: string;
  /** Words between the ends of a range: 'to' of '2 to 3'. */
  to: string;
  with: string;
  about: string;
  altogether: string;
  each: string;
  /** Words before a person or a piece: 'per' of '50 g per person'. The amount before them stays as written. */
  per: string;
  /** Words before a purpose: 'for the sauce', 'to serve'. */
  for: string;
  /** Words that count as the number one, such as 'a'. */
  articles: string;
  /** Number words with their values: 'two=2, half a=½'. */
  numbers: string;
  /** Words before (`without`) or after (`free`) an excluded food: 'without milk', 'dairy-free'. They may be part of a compound. */
  without: string;
  free: string;
  instead: string;
  /** Words that exclude animal products from the whole line: 'vegan'. */
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
  /** Patterns of further adjectives like those in `describing`: '*ed'. */
  forms: string;
  /** Words that turn a food into another: 'condensed', 'pickled'. Milk on the list does not cover condensed milk. */
  turned: string;
  /** Words for a variety or part: 'red', 'breast'. 'Onion' matches 'red onion', but 'white onion' does not. */
  which: string;
  /** Parts that come with the food: 'juice', 'zest'. */
  parts: string;
  /** Products of another food: 'oil', 'flour'. */
  makes: string;
  /** Names of foods. `coconut (milk)` matches coconut, but not milk. 'a = b' is one food, 'soy/oat (milk)' are two. */
  names: string;
  /** General words with their foods, separated by ';'. 'pasta: penne': each covers the other. 'egg > yolk': an egg covers the yolk. */
  kinds: string;
  /** Foods that contain an avoided food: 'almond: marzipan'. */
  avoidedWith: string;
  /** Each family of foods as its names, '|' and its foods: 'dairy | cheese, butter'. */
  families: Partial<Record<Family, string>>;
  /** Words that alone do not name an ingredient in a step: 'the sauce', 'the leaves'. */
  vague: string;
  /** Mixtures that the steps make, such as 'dough'. In a step, they do not name an ingredient. */
  made: string;
  /** Phrases that begin with the name of a food but do not mean it: 'toast the', 'fish out'. */
  verbs: string;
  /** Words for tap water, which counts as on hand. */
  tap: string;
  /** Names of the default staples, which the page stores in English: 'Salz=salt'. */
  atHome: string;
  /**
   * Words of steps for several ingredients (`many`: 'the spices'; `everything`), for a small amount (`little`: 'pinch
   * of'), for the oven (`oven`: nouns, `baked`: verbs) and for its temperature (`heat`). `optional`: words of
   * ingredient lines.
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
