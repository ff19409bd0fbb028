export const FAMILIES = [
  'dairy',
  'lactose',
  'cheese',
  'egg',
  'gelatin',
  'meat',
  'red meat',
  'pork',
  'beef',
  'poultry',
  'not kosher',
  'not vegetarian',
  'not vegan',
  'fish',
  'shellfish',
  'crustacean',
  'mollusc',
  'nuts',
  'peanut',
  'gluten',
  'wheat',
  'soy',
  'celery',
  'sulphites',
  'lupin',
  'honey',
  'alcohol',
  'starch',
  'sesame',
  'seeds',
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

/**
 * Kinds of units, by how their amounts are written. `metric`: in decimals. `ounces`: also pounds, in fractions. `measure`:
 * cups, spoons and pinches, down to eighths. `container` has words such as 'can', `piece` such as 'clove'. `noAmount`: a
 * number of them is never scaled: 'cm', 'minutes', 'kcal'.
 */
export const UNIT_KINDS = ['metric', 'ounces', 'measure', 'container', 'piece', 'noAmount'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/**
 * The words of a language, separated by commas or line breaks. In the fields that recognise the parts of a recipe, '*'
 * stands for any letters.
 */
export type LanguageWords = {
  /** Words in the titles of sections. `tools`: pots and pans. `aside`: notes, tips, nutrition. */
  ingredients: string;
  steps: string;
  aside: string;
  /** Words of `aside` and `tools` above lists that may contain ingredients: 'serve with', 'you will also need'. */
  withFoods: string;
  tools: string;
  /** Words in the title of alternative steps for the same dish: 'in the air fryer'. */
  otherWay: string;
  /** The word 'step' in titles such as 'Step 2'. */
  step: string;
  recipe: string;
  /** Words that announce several recipes to choose from: 'ideas', 'recipes'. */
  several: string;
  /** Labels for one of several dishes, such as 'side dish'. */
  courses: string;
  /** Labels of the dish's name, besides `recipe`: 'dish', 'title'. */
  named: string;

  /** Labels of servings and times. `serves`: number of people. `yields`: number of pieces. */
  serves: string;
  yields: string;
  pieces: string;
  total: string;
  prep: string;
  cook: string;
  /** Units of time, in addition to the words that browsers know. */
  hours: string;
  minutes: string;
  seconds: string;
  /** Words for times, with the number of minutes: 'half an hour=30'. 0 for words that state no time: Japanese '半分' (half). */
  times: string;
  /** Words before a time that needs no timer: 'every' of 'every 10 minutes'. */
  untimed: string;
  /** Words after a time that needs no timer: 'before' of '5 minutes before the end'. */
  untimedBehind: string;

  /** Phrases with the word 'recipe' that introduce the name of a dish: 'recipe for'. */
  recipeFor: string;
  /** Other phrases that introduce the name of a dish: 'how about'. */
  suggest: string;
  /** Words after the name of a dish: 'recipe' of 'a pea soup recipe'. */
  suggested: string;
  /** Verbs after the name of a dish: 'is' of 'challah is a bread'. */
  is: string;
  /**
   * Words before the name of a dish that do not belong to the name: 'delicious', 'your'. In scripts without spaces, the
   * endings of such words.
   */
  praise: string;
  /** Words that mark the end of a dish's name: 'using', 'that', 'for you'. */
  ends: string;
  /** Beginnings of lines that do not name a dish: 'here is'. */
  chat: string;
  /** First words of lines that are not steps: 'enjoy'. */
  goodbye: string;
  /** First words of remarks after the steps: 'if you like'. */
  remark: string;

  /** Letters with an alternative spelling: 'x=ks'. */
  letters: string;
  /** Endings and beginnings that do not change a word's meaning: the ending 's' makes 'eggs' the same food as 'egg'. */
  endings: string;
  beginnings: string;
  /** Plural endings of units. Empty for a language with irregular plurals. */
  plurals: string;
  decimal: '.' | ',';
  /** Form of food names in the language. 'joined': one word, as in German. 'headFirst': 'huile d'olive'. 'headLast': 'olive oil'. */
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
  /** Words for amounts that apply to each person or piece: 'per' of '50 g per person'. Such an amount is not scaled. */
  per: string;
  /** Words that introduce a purpose: 'for the sauce', 'to serve'. */
  for: string;
  /** Words that mean the number one, such as 'a'. */
  articles: string;
  /** Words for numbers, with their values: 'two=2, half a=½'. */
  numbers: string;
  /** Words before (`without`) or after (`free`) an excluded food: 'without milk', 'dairy-free'. Such a word may be part of a compound. */
  without: string;
  free: string;
  instead: string;
  /** Words beside 'vegan' or 'gluten-free' that deny it: 'not', 'non'. */
  not: string;
  /** Words that exclude all animal products from a food: 'vegan'. */
  plant: string;
  /** Words that exclude only meat and fish from a food: 'vegetarian'. */
  meatless: string;
  /**
   * Words for units, with their size in 'g', 'ml' or 'cm' if amounts are converted, and with a smaller unit for small
   * amounts: 'lb/pound=453.6 g, tbsp=3 tsp, cup=16 tbsp=236.6 ml'. A unit of counted pieces has their number: 'dozen=12'.
   */
  units: Record<UnitKind, string>;
  /** Short words that may occur inside a food's name: 'the', 'of'. */
  fill: string;
  /** Words that mark the end of a food's name: 'in', 'until', 'to taste'. */
  tail: string;
  /** Adjectives that do not distinguish foods: 'fresh', 'chopped'. */
  describing: string;
  /** Patterns of further adjectives that do not distinguish foods: '*ed'. */
  forms: string;
  /** Words that turn a food into a different one: 'condensed', 'pickled'. Milk at home does not replace condensed milk. */
  turned: string;
  /** Words for a variety or part: 'red', 'breast'. 'Onion' matches 'red onion', but 'white onion' does not. */
  which: string;
  /** Parts of a food that come with the whole food: 'juice', 'zest'. */
  parts: string;
  /** Words for a product made from another food: 'oil', 'flour'. */
  makes: string;
  /**
   * Names of foods. 'coconut (milk)' counts as coconut, but not as milk. 'a = b' is one food with two names. 'soy/oat
   * (milk)' is two foods.
   */
  names: string;
  /**
   * General words, each with its foods, separated by ';'. 'pasta: penne' means that each can replace the other. 'egg >
   * yolk' means that an egg includes a yolk.
   */
  kinds: string;
  /** Foods to avoid, each with the foods that contain it: 'almond: marzipan'. */
  avoidedWith: string;
  /**
   * Words around a food to avoid that name no food: 'allergic to' of 'allergic to peanuts'. In languages with compounds,
   * also the ends of compounds, such as German 'Allergie' of 'Nussallergie'.
   */
  avoiding: string;
  /**
   * Families of foods, each with its names before the '|' and its foods after the '|': 'dairy | cheese, butter'. A name
   * in brackets may be typed as a food to avoid, but is never found in a recipe: 'gluten, (celiac)'.
   */
  families: Partial<Record<Family, string>>;
  /**
   * Foods of which only some kinds fit a wish, each with its English name in `notSure.ts`: 'Blätterteig=puff pastry'. The
   * English names are found in all languages.
   */
  notSure: string;
  /** Words that are too vague to name an ingredient in a step: 'the sauce', 'the leaves'. */
  vague: string;
  /** Mixtures made during the steps, such as 'dough'. In a step, these words do not name an ingredient. */
  made: string;
  /** Phrases that begin like the name of a food but mean something else: 'toast the', 'fish out'. */
  verbs: string;
  /** Words for tap water, which is in every home. */
  tap: string;
  /** Phrases for the water that a food (*) was cooked in: 'water of the *'. */
  waterOf: string;
  /** Names of foods that most homes have, each with its English name: 'Salz=salt'. */
  staples: string;
  /**
   * Words in steps: for several ingredients (`many`: 'the spices'; `everything`), for a small amount (`little`: 'pinch
   * of'), for the oven (`oven`: nouns, `baked`: verbs) and for its temperature (`heat`). `optional`: words for optional
   * ingredients.
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

/** Words that are the same in all languages. `large`: the first letters of kilograms and litres. */
export type WordsEverywhere = Pick<LanguageWords, 'names' | 'families'> & { large: string };
