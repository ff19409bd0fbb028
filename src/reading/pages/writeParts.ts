import { formatMinutes } from '../../shared/formatMinutes.ts';
import { isTooMuchToParse } from '../markdown/limits.ts';
import { statesServings } from '../numbers/servings.ts';
import { kindOf } from '../shape/titles.ts';
import type { Field } from '../words/fields.ts';
import type { Language } from '../words/language.ts';

const TIMES = ['prep', 'cook', 'total'] as const;
/** The parts of a recipe. An ingredient or a step that begins with `GROUP` is the title of a group. */
export type Parts = {
  name: string;
  makes: string;
  times: Record<(typeof TIMES)[number], number | null>;
  ingredients: string[];
  steps: string[];
  notes: string[];
};

export const GROUP = '### ';

/** Writes the parts of a recipe as markdown, with titles in the recipe's language. */
export function writeParts(
  { name, makes, times, ingredients, steps, notes }: Parts,
  language: Language,
): string {
  const word = (field: Field) => {
    const [first = ''] = language.wordsOf(field);
    return first.charAt(0).toUpperCase() + first.slice(1).replaceAll('*', '');
  };
  const label = statesServings(makes, language)
    ? ''
    : `${word(/\p{L}/u.test(makes) ? 'yields' : 'serves')}: `;
  const facts = TIMES.map((time) => times[time] && `${word(time)}: ${formatMinutes(times[time])}`);
  const listed = (items: string[], markOf: (index: number) => string) => {
    let index = 0;
    return items
      .map((one) => (one.startsWith(GROUP) ? `\n${one}\n` : markOf(++index) + one))
      .join('\n')
      .trim();
  };
  const sections = [
    `# ${name || word('recipe')}`,
    [makes && label + makes, ...facts].filter(Boolean).join(' | '),
    ingredients.length > 0 && `## ${word('ingredients')}\n\n${listed(ingredients, () => '- ')}`,
    steps.length > 0 &&
      `## ${word('steps')}\n\n${listed(withOwnTitles(steps, language), (index) => `${index}. `)}`,
  ];
  const text = sections
    .filter(Boolean)
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n');
  const withNotes = [text, ...(notes.length > 0 ? ['## Notes', ...notes] : [])].join('\n\n');
  return isTooMuchToParse(withNotes) ? text : withNotes;
}

/** Writes titles such as 'Slow Cooker Directions' into the steps below them because such a title would end the steps. */
function withOwnTitles(steps: string[], language: Language): string[] {
  const titleIn = (one = '') => {
    const title = one.startsWith(GROUP) ? one.slice(GROUP.length) : '';
    return kindOf(title, language).kind ? title : '';
  };
  return steps.flatMap((one, index) => {
    const title = titleIn(steps[index - 1]);
    if (titleIn(one)) return [];
    return title ? `**${title}:** ${one}` : one;
  });
}
