/** What a language says of the shape of a recipe: words divided by commas; '*' stands for any letters. */
export type ShapeWords = Record<Field, string>;

/** `named`: labels of a dish beside `recipe`. `HEADINGS` of English are known in every language: models mix them in. */
export const HEADINGS = ['ingredients', 'steps', 'aside', 'tools', 'step', 'recipe', 'named'] as const;
export const LABELS = [
  'serves',
  'makes',
  'pieces',
  'total',
  'prep',
  'cook',
  'hours',
  'minutes',
  'seconds',
] as const;
export const OTHERS = [
  // Titles of groups begin with it: 'for the sauce'.
  'for',
  'optional',
  // The dish is told behind it, up to a word of `ends`: 'how about a simple risotto that'.
  'suggest',
  'articles',
  'praise',
  'ends',
  // A line that begins with it names no dish, and one that begins with `goodbye` is no step.
  'chat',
  'goodbye',
  // 1 to 10, 12, 15, 20, 25, 30, 40, 45, 50, 60, 90; several words for one are divided by '/'.
  'numbers',
  // 'half=0.5'
  'fractions',
  // In minutes: 'half an hour=30'.
  'times',
  'to',
  'and',
  'about',
  // A time behind it is not waited for: 'every 10 minutes'.
  'untimed',
  // 'minutes before the end'
  'untimedBehind',
] as const;

export type Field = (typeof HEADINGS | typeof LABELS | typeof OTHERS)[number];
