export type Answer = {
  name: string;
  text: string;
  /** 'group > text', or the text alone. */
  ingredients: string[];
  /** 'title > text', or the text alone; lines are parted by ' / '. */
  steps: string[];
  /** The headings that begin the ingredients and the steps. */
  headings: [ingredients: string | null, steps: string | null];
  /** The first item of each list that holds neither. */
  asides: string[];
  /** The headings are in another language than English. */
  foreign: boolean;
};

const ITEMS = '((?:- .+\n)+)';

/** The fence has to be longer than any within an answer. Below it, a section of which nothing is to be found is left out. */
const CASE = new RegExp(
  [
    '# (.+)\n\n',
    '`{5}markdown\n((?:(?!`{5}).*\n)*)`{5}\n',
    '(?:\nNothing\n|(?=\n\\w)',
    `(?:\nIngredients(?: under "(.+)")?\n${ITEMS})?`,
    `(?:\nSteps(?: under "(.+)")?\n${ITEMS})?`,
    `(?:\nAsides\n${ITEMS})?`,
    '(\nNot English\n)?',
    ')\n?',
  ].join(''),
  'gy',
);

const itemsOf = (list = '') => list.match(/(?<=^- ).+/gm) ?? [];

export function readAnswers(file: string, content: string): Answer[] {
  const lines = content.replaceAll('\r\n', '\n');
  const cases = [...lines.matchAll(CASE)];
  const read = cases.map(([whole]) => whole).join('');
  if (read === '' || read !== lines) {
    throw new Error(`${file}: from line ${read.split('\n').length} on it is not written as the other cases`);
  }
  if (/[ \t]$/m.test(lines)) throw new Error(`${file}: editors drop a blank at the end of a line`);
  return cases.map(([, name = '', text = '', first, ingredients, second, steps, asides, foreign]) => ({
    name,
    text: text.slice(0, -1),
    ingredients: itemsOf(ingredients),
    steps: itemsOf(steps),
    headings: [first ?? null, second ?? null],
    asides: itemsOf(asides),
    foreign: foreign !== undefined,
  }));
}

const FILES = import.meta.glob<string>('./answers/*.md', { query: '?raw', import: 'default', eager: true });

export const ANSWERS = Object.entries(FILES).flatMap(([file, content]) => readAnswers(file, content));
