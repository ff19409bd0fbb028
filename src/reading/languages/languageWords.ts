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

/** The words of a language, divided by commas, as a native speaker writes them. In those for the shape of a recipe '*' stands for any letters. */
export type LanguageWords = {
  /** Titles of sections. `tools` are pots and pans, `aside` all that is neither listed nor done: notes, tips, nutrition. */
  ingredients: string;
  steps: string;
  aside: string;
  tools: string;
  /** Of two titles of steps, one with such a word is another way to cook the same: 'in the air fryer'. */
  otherWay: string;
  /** 'Step' of 'Step 2'. */
  step: string;
  recipe: string;
  /** The opening of an answer with more than one recipe to choose from: 'ideas', 'recipes'. */
  several: string;
  /** Labels of one of several dishes: 'side dish'. */
  courses: string;
  /** Labels of a dish beside `recipe`: 'dish', 'title'. */
  named: string;

  /** Labels of facts. `yields` pieces, `serves` people. */
  serves: string;
  yields: string;
  pieces: string;
  total: string;
  prep: string;
  cook: string;
  /** Only those that no browser knows. */
  hours: string;
  minutes: string;
  seconds: string;
  /** In minutes: 'half an hour=30'. */
  times: string;
  /** A time behind it is not waited for: 'every 10 minutes'. */
  untimed: string;
  /** 'minutes before the end' */
  untimedBehind: string;

  /** What stands before the name of a dish with the word: 'recipe for'. */
  recipeFor: string;
  /** What stands before the name of a dish in a sentence: 'how about'. */
  suggest: string;
  /** What stands behind it: 'recipe' of 'a pea soup recipe'. */
  suggested: string;
  /** Between the name and what it is: 'challah is a bread'. */
  is: string;
  /** In front of the name and no part of it: 'delicious', 'your'. Without blanks between words, whatever ends so. */
  praise: string;
  /** The name ends before it: 'using', 'that', 'for you'. */
  ends: string;
  /** A line that begins with it names no dish. */
  chat: string;
  /** A line that begins with it is no step. */
  goodbye: string;
  /** A paragraph behind the steps that begins with it is none: 'if you like'. */
  remark: string;

  /** Letters that count as others: 'x=ks'. */
  letters: string;
  /** What may be hung on a word, behind or before, and leaves it the same: 's, es' makes 'eggs' and 'egg' one. */
  endings: string;
  beginnings: string;
  /** What every unit ends in where there is more than one, as in English. Empty where it is not that simple. */
  plurals: string;
  decimal: '.' | ',';
  /** 'joined': parts of a name in one word, as in German. 'headFirst': 'huile d'olive'. 'headLast': 'olive oil'. */
  build: 'joined' | 'headFirst' | 'headLast' | 'any' | 'unspaced';

  and: string;
  plus: string;
  or: string;
  /** Between the ends of a range. */
  to: string;
  with: string;
  about: string;
  altogether: string;
  each: string;
  per: string;
  /** 'for the sauce', 'to serve' */
  for: string;
  /** They count as one. */
  articles: string;
  /** 'two=2, half a=½' */
  numbers: string;
  /** Before, or behind, what is not in it; both may be hung on the word as well. */
  without: string;
  free: string;
  instead: string;
  /** Of a line that says so, nothing is of an animal. */
  plant: string;
  units: Record<UnitKind, string>;
  /** 'cup=16 tbsp': in what so little is measured that the larger unit has no part for it. */
  smaller: string;
  /** Small words that may stand in a name: 'the', 'of'. */
  fill: string;
  /** The name ends before it: 'in', 'until', 'to taste'. */
  tail: string;
  /** How a food is: 'fresh', 'chopped'. */
  describing: string;
  /** '*ed': whatever begins or ends so is describing. */
  forms: string;
  /** Makes another food of one: 'condensed', 'pickled'. Whoever has milk has no condensed milk. */
  turned: string;
  /** Which one: 'red', 'breast'. It may be missing on one side. */
  which: string;
  /** Whoever has the food has these: 'juice', 'zest'. */
  parts: string;
  /** What another food is made into: 'oil', 'flour'. */
  makes: string;
  /** Brackets mark what a name is not: 'coconut (milk)' is of coconut and no milk. 'a = b' are one food, 'soy/oat (milk)' are two. */
  names: string;
  /** Divided by ';'. 'pasta: spaghetti, penne': each will do for the other. 'egg > yolk': whoever has the one has the others. */
  kinds: string;
  /** 'almond: marzipan': whoever avoids the one avoids the others, which are made of it. */
  avoidedWith: string;
  /** How the family is called | the foods of it. */
  families: Partial<Record<Family, string>>;
  /** In a step they name nothing alone: 'the sauce', 'the leaves'. */
  vague: string;
  /** What steps make of other foods: there it is no ingredient. */
  made: string;
  /** Phrases of cooking that begin with the name of a food, but do not mean it: 'toast the', 'fish out'. */
  verbs: string;
  /** From the tap: everybody has it. */
  tap: string;
  /** What the page names in English until the visitor does otherwise: 'Salz=salt'. */
  atHome: string;
  /**
   * How a step names ingredients together (`many`: 'the spices'; `everything`), less than the list has (`little`: 'pinch of'), the oven
   * (`oven`: its nouns, `baked`: its verbs) and how hot that is, or another oven (`heat`); how a line says `optional`.
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

/** What is called the same everywhere. `large`: how kilograms and litres begin. */
export type WordsEverywhere = Pick<LanguageWords, 'names' | 'families'> & { large: string };
