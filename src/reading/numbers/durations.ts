import { rememberedIn } from '../../shared/remembered.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { numberIn, plainSigns, VULGAR } from '../words/figures.ts';
import { lowerCase } from '../words/fold.ts';
import { type Language, sourceOf } from '../words/language.ts';

/** A time in a text. `seconds`: the lower end of a range such as '5 to 7 minutes', so that nothing burns. */
export type Duration = { start: number; end: number; seconds: number; upTo: number };

type Found = Duration & { unit: number };

export const HOUR = 3_600;
export const MINUTE = 60;
/** Minimum number of seconds for which a timer is offered. There is no timer for 'in a second'. */
const LEAST = 5;
const DAY = 86_400;
const DASH = '\\s?[~-]\\s?';
/** Matches a number that a hyphen joins to its unit: '5-minute'. */
const HYPHENED = /\p{N}-\p{L}/u;
const HYPHEN_AND_WORD = /^-\p{L}/u;
/** Matches hours and minutes, or minutes and seconds: '1:30'. */
const CLOCK = '0?\\d:[0-5]\\d';
const MOST_LOOKED_AT = 2_000;
const LONGEST_LEAD = 30;

/** Finds the times in a line, and caches them for several rules. */
export const durationsIn = rememberedIn(findDurations, MOST_LOOKED_AT);

function findDurations(written: string, language: Language): Duration[] {
  const text = plainSigns(lowerCase(written.slice(0, MOST_LOOKED_AT)));
  const { any, duration, joins, to } = language.once('durations', () => patternsOf(language));
  if (!any.test(text)) return [];
  // Combines times such as '1 hour' and '15 minutes' into one time before looking for ranges.
  const times: Found[] = [];
  for (const match of text.matchAll(duration)) {
    if (language.values.get(match.groups?.whole ?? '') === 0) continue;
    const one = durationOf(match, language);
    const last = times.at(-1);
    if (last && last.unit === one.unit * MINUTE && joins.test(text.slice(last.end, one.start))) {
      const { end, unit } = one;
      Object.assign(last, { end, unit, seconds: last.seconds + one.seconds, upTo: last.upTo + one.upTo });
    } else times.push(one);
  }
  const found: Found[] = [];
  for (const one of times) {
    const last = found.at(-1);
    const isRange = last && to.test(text.slice(last.end, one.start)) && last.seconds < one.seconds;
    if (isRange) Object.assign(last, { end: one.end, upTo: one.upTo });
    else found.push(one);
  }
  return found;
}

/** Returns the times for which a timer is offered. Excludes 'every 5 minutes' and 'a 5-minute egg'. */
export function timersIn(written: string, language: Language): Duration[] {
  const { untimed, untimedBehind } = language.once('durations', () => patternsOf(language));
  const durations = durationsIn(written, language);
  if (durations.length === 0) return [];
  const text = plainSigns(lowerCase(written));
  const isTimed = ({ start, end, seconds }: Duration) => {
    if (seconds < LEAST || seconds > DAY) return false;
    const lead = text.slice(Math.max(0, start - LONGEST_LEAD), start);
    const after = text.slice(end, end + LONGEST_LEAD);
    const isHyphened = HYPHENED.test(text.slice(start, end));
    return (
      !untimed.test(lead) && !untimedBehind.test(after) && !(isHyphened && beginsWithFood(after, language))
    );
  };
  return durations.filter(isTimed).map((one) => ({ ...one, seconds: Math.round(one.seconds) }));
}

/** True if a food, or a hyphen and a word, follows the time: '-Eier' in German '5-Minuten-Eier' (5-minute eggs). */
function beginsWithFood(text: string, language: Language): boolean {
  if (HYPHEN_AND_WORD.test(text)) return true;
  const [first] = tokensOf(text, language);
  return /^\s/.test(text) && first?.name !== undefined && first.families.size > 0;
}

/** Reads a number such as '1 1/2', '2 and a half' or 'forty-five'. */
export function numberOf(written: string, language: Language): number {
  const text = plainSigns(lowerCase(written));
  const known = language.values.get(text);
  if (known !== undefined) return known;
  const { value } = language.once('durations', () => patternsOf(language));
  let sum = 0;
  for (const { 0: part, index } of text.matchAll(value)) {
    // Reads '1:30' as one and a half. The second number counts sixtieths.
    const share = text[index - 1] === ':' ? MINUTE : 1;
    sum += (language.values.get(part) ?? (numberIn(part, '.') || 0)) / share;
  }
  return sum;
}

function durationOf(match: RegExpExecArray, language: Language): Found {
  const { low = '', high = low, hours, minutes, part = '', rest = '0', whole } = match.groups ?? {};
  const place = { start: match.index, end: match.index + match[0].length };
  if (whole) {
    const seconds = language.values.get(whole) ?? 0;
    return { ...place, seconds, upTo: seconds, unit: MINUTE };
  }
  const unit = hours ? HOUR : minutes ? MINUTE : 1;
  // Reads the '20' of '1 h 20' as minutes, and the half of '1 hour and a half' as half an hour.
  const more = part ? numberOf(part, language) * unit : (Number(rest) * unit) / MINUTE;
  return {
    ...place,
    seconds: numberOf(low, language) * unit + more,
    upTo: numberOf(high, language) * unit + more,
    unit,
  };
}

function patternsOf(language: Language) {
  const { isUnspaced, values, wordsOf } = language;
  const fraction = wordsBetween(language, 0, 1);
  const spelt = wordsBetween(language, 0, 100);
  const and = `(?:${language.source('and')}\\s?)?`;
  const parts = `${VULGAR}|${fraction}`;
  const number = `\\d+(?:[.${isUnspaced ? '' : ','}]\\d+)?(?:\\s?${VULGAR}|\\s${and}\\d/\\d|\\s${and}(?:${parts})|${fraction})?`;
  // Matches no part of a longer number, and nothing in Chinese '五六分钟' (five or six minutes).
  const isTen = (value = 0) => value % 10 === 0 && value >= (isUnspaced ? 10 : 20);
  const tens = sourceOf(wordsOf('numbers').filter((word) => isTen(values.get(word))));
  const joint = isUnspaced ? '' : `[\\s-]${and}`;
  const before = `${isUnspaced ? language.source('numbers') : tens}${joint}`;
  const sum = `(?<!${before})(?:${tens}${joint}${wordsBetween(language, 0.9, 20)}|${spelt})`;
  const figure = `${CLOCK}|${number}|${VULGAR}|\\d/\\d|${sum}(?:\\s?${and}${fraction})?`;
  const between = `${DASH}|\\s?(?:${language.source('to')}|${language.source('and')})\\s?`;
  const unit = (['hours', 'minutes', 'seconds'] as const).map(
    (name) => `(?<${name}>${language.source(name)})`,
  );
  const about = `(?:${language.source('about')}\\s?)?`;
  const anyUnit = unit.join('|').replace(/\?<\w+>/g, '?:');
  // Matches text that rules out minutes as the unit of the previous number: ' g' in '1 h 20 g'.
  const noRest = `[.,]?\\d|\\s?%|-|\\s?(?:${anyUnit})|\\s?\\p{L}{1,2}(?![\\p{L}'])`;
  // Reads '15' as minutes in '1h15 to 1h30'.
  const toHours = `(?:${between})\\d+\\s?${language.source('hours')}`;
  const more = `(?:\\s?${and}(?<part>${parts})|\\s?${and}(?<rest>\\d\\d?)(?:\\s?m\\b|(?<=\\d\\d)(?:(?=${toHours})|(?!${noRest}))))?`;
  const noTime = sourceOf(wordsOf('times').filter((one) => values.get(one) === 0));
  const times = `(?<whole>(?<!\\p{N}\\s?|${before})${language.source('times')})`;
  const low = `(?<![\\p{N}./]|\\p{N},)(?!(?<=\\d:)\\d\\d|${noTime})(?<low>${figure})`;
  // Also reads the comma of Japanese '2、3分' (2 or 3 minutes).
  const high = `(?:(?:${between}${isUnspaced ? '|,' : ''})${about}(?<high>${figure}))?`;
  const withUnit = `${low}${high}(?:\\s|-)?${about}(?!${noTime})(?:${unit.join('|')})\\.?${more}`;
  return {
    any: new RegExp(`${anyUnit}|${language.source('times')}`, 'u'),
    duration: new RegExp(`${withUnit}|${times}`, 'gu'),
    untimedBehind: new RegExp(`^[\\s)]{0,2}${language.source('untimedBehind')}`, 'u'),
    untimed: new RegExp(`${language.source('untimed')}\\s?${about}$`, 'u'),
    joins: new RegExp(`^[\\s,]*${and}?$`, 'u'),
    to: new RegExp(`^(?:${between})$`, 'u'),
    value: new RegExp(`\\d/\\d|${VULGAR}|[\\d.,]+|${spelt}`, 'gu'),
  };
}

/** Returns a pattern that matches words for numbers between two limits. */
export function wordsBetween({ values }: Language, least: number, most: number): string {
  const known = [...values].filter(([, value]) => value > least && value < most);
  return sourceOf(known.map(([word]) => word));
}
