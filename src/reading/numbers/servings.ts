import { countWords, isSentence } from '../lines/looks.ts';
import { plainSigns } from '../words/figures.ts';
import { lowerCase } from '../words/fold.ts';
import type { Language } from '../words/language.ts';
import { numberOf, wordsBetween } from './durations.ts';

/** The number of servings or pieces that a recipe makes. `of`: the kind of piece, such as 'cookies', or '' for servings. */
export type Yield = { count: number; upTo: number | null; of: string };

const MOST = 100;
const OF_SERVINGS = 4;
const MOST_SPELT = 13;
/** Words that share this many initial letters count as forms of the same word. */
const BEGINNING = 6;
/** Matches roles of words that do not name pieces, such as 'as' in '4 as a starter'. */
const SMALL = /^(?:tail|for|with|describing|fill|to|about)$/;
const BY_SHAPE = [/(?<low>\d{1,2})(?:\s?-\s?(?<high>\d{1,2}))?/u];

export function yieldIn(part: string, hasTime: boolean, language: Language): Yield | null {
  if (language.isByShape && (hasTime || isSentence(part) || countWords(part) > 6)) return null;
  const patterns = language.isByShape
    ? BY_SHAPE
    : language.once('patterns of yields', () => patternsOf(language));
  const text = plainSigns(lowerCase(part));
  for (const pattern of patterns) {
    const { low, high, of = '' } = pattern.exec(text)?.groups ?? {};
    const count = low ? numberOf(low, language) : 0;
    const upTo = high ? numberOf(high, language) : null;
    // Ignores a spelt-out 'one'. 'One person' rarely states the servings.
    const isCount = low && count >= 1 && count <= MOST && (count > 1 || /\d/.test(low));
    if (!isCount || (upTo !== null && upTo <= count)) continue;
    const isPeople = (['serves', 'total', 'prep', 'cook', 'and'] as const).some((field) =>
      language.contains(field, of),
    );
    const isSmall = SMALL.test(language.roles.map.get(of) ?? '');
    // Removes a word for 'about' at the end: 'environ' in French '12 biscuits environ'.
    const about = language.once('about behind', () => new RegExp(`\\s${language.source('about')}$`, 'u'));
    return { count, upTo, of: isPeople || isSmall ? '' : of.trim().replace(about, '') };
  }
  return null;
}

/** Reads '15 crepes' as a number of pieces if the name of the dish contains 'crepes'. */
export function piecesOfDish(part: string, dish: string, language: Language): Yield | null {
  const pattern = language.once('pieces of the dish', () => {
    const about = language.source('about');
    return new RegExp(`^(?:${about}\\s?)?(\\d{1,3})\\s(\\p{L}[\\p{L}\\p{M}'-]{3,})(?:\\s${about})?$`, 'u');
  });
  const [, count = '', of = ''] = pattern.exec(plainSigns(lowerCase(part.trim()))) ?? [];
  const isOfDish = of !== '' && lowerCase(dish).includes(of.slice(0, BEGINNING));
  return isOfDish ? { count: Number(count), upTo: null, of } : null;
}

/** True if a text states servings rather than pieces, such as cookies. */
export function statesServings(text: string, language: Language): boolean {
  const patterns = language.once('patterns of yields', () => patternsOf(language)).slice(0, OF_SERVINGS);
  return patterns.some((pattern) => pattern.test(plainSigns(lowerCase(text))));
}

/** Returns the patterns for servings, followed by those for pieces. `OF_SERVINGS` is the number of patterns for servings. */
function patternsOf(language: Language): RegExp[] {
  const word = `|${wordsBetween(language, 0, MOST_SPELT)}`;
  const between = `\\s?[~-]\\s?|\\s?${language.source('to')}\\s?`;
  const about = `(?:${language.source('about')}\\s?)?`;
  const count = `${about}(?<low>\\d{1,3}${word})(?:(?:${between})(?<high>\\d{1,3}${word}))?(?![.,/]?\\d|\\s?%)`;
  const label = '[\\s:*]{0,4}';
  const { source } = language;
  // Excludes several kinds of people: '2 adults and 2 kids'.
  const and = `\\s\\p{L}+\\s${source('and')}\\s`;
  const people = `(?<!(?:\\d${word})${and})${count}(?!${and}(?:\\d${word}))`;
  // Excludes counts of things rather than people, such as 'Für 1 Brot' (for 1 loaf).
  const thing = `(?<=${source('for')}\\s1)\\s(?!(?:\\p{L}+\\s)?${source('serves')})\\p{L}`;
  return [
    new RegExp(`${source('serves')}\\s?:\\s?${people}\\s?(?<of>\\p{L}[\\p{L}\\p{M}-]*)?`, 'u'),
    new RegExp(
      `${source('yields')}${label}${count}\\s?(?<of>\\p{L}[\\p{L}\\p{M}'-]*(?:\\s[\\p{L}\\p{M}'-]+)?)?`,
      'u',
    ),
    new RegExp(`${source('serves')}${label}${people}(?!${thing})(?:\\s?(?<of>${source('pieces')}))?`, 'u'),
    new RegExp(`${people}\\s?(?:\\p{L}+\\s)?${source('serves')}`, 'u'),
    new RegExp(`^${count}\\s?(?<of>${source('pieces')}(?:\\s\\p{L}+)?)`, 'u'),
    // Matches 'for 2' in 'Ingredients (for 2)'.
    new RegExp(`^${source('for')}\\s${count}$`, 'u'),
  ];
}
