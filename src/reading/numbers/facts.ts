import { type Line, withoutColon } from '../lines/lines.ts';
import { beginsWithAmount, countWords, hasNumber, hasWords, isSentence } from '../lines/looks.ts';
import { withoutInlineMarks } from '../lines/withoutMarks.ts';
import { lowerCase } from '../words/fold.ts';
import type { Language } from '../words/language.ts';
import { type Duration, durationsIn, HOUR, MINUTE } from './durations.ts';
import { piecesOfDish, statesServings, type Yield, yieldIn } from './servings.ts';

export type Facts = { yield: Yield | null; total: number | null; prep: number | null; cook: number | null };

type Time = 'total' | 'prep' | 'cook';

const BETWEEN =
  /\s*(?:[|\u2022\u00b7\u30fb;\uff1b]|\s[\u2013\u2014~-]\s|(?<=[.!?])\s(?=\p{Lu})|(?<=[\u3002\uff01\uff1f\u0964])|[()\uff08\uff09]|,(?!\d))\s*/u;
const ABBREVIATED = /(?<![\d.,])(\d{1,2})\s?(\p{L}{1,5})\.,?\s$/u;
const TIMES: Time[] = ['total', 'prep', 'cook'];
/** Labels of times. 'other' comes first because the first of two equal labels counts: 'time' in 'chill time' is not the total. */
const LABELS = ['other', ...TIMES] as const;
/** Matches the space before another label: '**Serves:** 4 **Active time:** 20 min'. */
const NEXT_LABEL = /(?<=\S)\s+(?=\*\*[^*:\uff1a]{2,40}(?:[:\uff1a]\*\*|\*\*[:\uff1a]))/u;
/** Matches a dash used as a colon: 'Servings - 4'. */
const DASH_FOR_COLON = /^(\p{L}[\p{L}\s]{2,30}?)\s[\u2013\u2014-]\s(?=\p{N})/u;
const APART = /[/,+|\u00b7\u2022]|\s[-\u2013\u2014]\s/;
const MOST_WORDS_OF_VALUE = 4;
const LONGEST_PART = 160;
const BEFORE = 40;
const AFTER = 30;

/** Finds servings and times in `lines`, but only servings in `servingLines`. */
export function factsIn(lines: Line[], servingLines: Line[], dish: string, language: Language): Facts {
  const facts: Facts = { yield: null, total: null, prep: null, cook: null };
  // Times that have no label, in minutes.
  const alone: number[] = [];
  const inSentences: number[] = [];
  for (const part of factsApart(lines, language)) {
    const lower = lowerCase(part);
    const durations = durationsIn(part, language);
    for (const { start, end, upTo } of durations) {
      const hours = upTo < HOUR ? hoursBefore(part.slice(0, start), language) : 0;
      const minutes = Math.ceil((hours * HOUR + upTo) / MINUTE);
      const kind =
        labelIn(lower.slice(Math.max(0, start - BEFORE), start), false, language) ??
        labelIn(lower.slice(end, end + AFTER), true, language);
      if (kind && kind !== 'other') facts[kind] ??= minutes;
      else if (isSentence(part)) inSentences.push(minutes);
      else if (!kind) alone.push(minutes);
    }
    const rest = withoutTimes(part, durations);
    facts.yield ??= yieldIn(rest, durations.length > 0, language) ?? piecesOfDish(rest, dish, language);
  }
  for (const part of factsApart(servingLines, language).map((one) =>
    withoutTimes(one, durationsIn(one, language)),
  ))
    facts.yield ??= statesServings(part, language) ? yieldIn(part, true, language) : null;
  return complete(facts, alone.length > 0 ? alone : inSentences);
}

/** True for a short text that states a time or a number of servings. */
export function isFact(text: string, language: Language): boolean {
  if (countWords(text) > 11 || !hasNumber(text)) return false;
  if (durationsIn(text, language).length > 0) return true;
  if (language.contains('ingredients', text)) return false;
  return statesServings(text, language) || (!beginsWithAmount(text) && language.contains('serves', text));
}

/** True if a line contains only servings, times and their labels. A word or two may follow the servings: 'Serves 4 / vegan'. */
export function isOnlyFacts({ raw, mark }: Line, language: Language): boolean {
  const text = withoutInlineMarks(raw);
  if (mark === '|' || mark === '#' || !hasNumber(text) || countWords(text) > 30) return false;
  const labels = language.once('labels of facts', () => {
    // Keep this order: some Polish labels of `prep` and `cook` begin with 'czas', the label of `total`.
    const fields = [
      ...(['serves', 'yields', 'prep', 'cook', 'total'] as const),
      ...(['about', 'to', 'and', 'for', 'fill'] as const),
    ];
    return fields.map((field) => new RegExp(language.source(field), 'gu'));
  });
  const durations = durationsIn(text, language);
  if (durations.length === 0 && !language.contains('serves', text) && !language.contains('yields', text))
    return false;
  // Replaces each time with zeros, so that 'Rest: 12 hours' is not taken for a word after the servings.
  let rest = withoutTimes(lowerCase(text), durations, '0');
  for (const label of labels) rest = rest.replace(label, ' ');
  const hasServings = statesServings(text, language);
  return rest
    .split(APART)
    .every(
      (part, index) =>
        !hasWords(part) || (index > 0 && hasServings && !hasNumber(part) && countWords(part) <= 2),
    );
}

function withoutTimes(text: string, durations: Duration[], filler = ' '): string {
  return changed(text, durations, ({ length }) => filler.repeat(length));
}

/** Replaces each time of a text with another text of the same length. */
function changed(text: string, durations: Duration[], change: (time: string) => string): string {
  return durations.reduce(
    (rest, { start, end }) => rest.slice(0, start) + change(rest.slice(start, end)) + rest.slice(end),
    text,
  );
}

/** Reads an unknown unit before the minutes as hours: Czech '1 hod. 10 min.'. */
function hoursBefore(text: string, language: Language): number {
  const [, figure = '', word = ''] = ABBREVIATED.exec(text) ?? [];
  const { roles, fold } = language;
  return word && !roles.map.has(fold(word)) ? Number(figure) : 0;
}

function factsApart(lines: Line[], language: Language): string[] {
  let header: string[] = [];
  let label = '';
  return lines.flatMap(({ text, raw, mark, cells }) => {
    if (mark !== '|') {
      header = [];
      const above = label;
      label = isLabel(text, language) ? text : '';
      return raw.split(NEXT_LABEL).flatMap((one) => partsOfLine(one, above, language));
    }
    const [first = '', value = ''] = cells;
    if (!hasNumber(text)) header = cells;
    if (header.length === 0) return cells.length === 2 ? [`${first}: ${value}`] : cells;
    return first === header[0]
      ? []
      : cells.map((cell, index) => `${header[index] ?? ''}: ${cell}`).concat(`${first}: ${value}`);
  });
}

/** Splits a line into its servings and times. `above`: the label on the previous line, such as 'Servings', or ''. */
function partsOfLine(raw: string, above: string, language: Language): string[] {
  const text = withoutCommasInTimes(withoutInlineMarks(raw), language).replace(DASH_FOR_COLON, '$1: ');
  const isValue = above !== '' && /^\P{L}{0,3}\p{N}/u.test(text) && countWords(text) <= MOST_WORDS_OF_VALUE;
  return (isValue ? `${withoutColon(above)}: ${text}` : text)
    .split(BETWEEN)
    .filter(Boolean)
    .map((part) => part.slice(0, LONGEST_PART));
}

/** True for a label that is alone on its line, such as 'Servings' above '5-6'. */
export function isLabel(text: string, language: Language): boolean {
  const label = withoutColon(text);
  return (['serves', 'yields', ...TIMES] as const).some((field) => language.isExactly(field, label));
}

/** Adds the total time if the recipe does not state one. If the recipe's only time has no label, this time is the total. */
function complete(facts: Facts, times: number[]): Facts {
  const { total, prep, cook } = facts;
  if (total === null && prep !== null && cook !== null) return { ...facts, total: prep + cook };
  // Reads a 'total' time as the preparation time if the cooking time is at least as long. Some languages use one word
  // for total and preparation.
  if (total !== null && cook !== null && prep === null && total <= cook)
    return { ...facts, prep: total, total: total + cook };
  if (total !== null || prep !== null || cook !== null) return facts;
  const [time = null] = times;
  return times.length === 1 ? { ...facts, total: time } : facts;
}

/** Removes the comma inside a time: '1 hr., 10 min.'. */
function withoutCommasInTimes(text: string, language: Language): string {
  const durations = text.includes(',') ? durationsIn(text, language) : [];
  return changed(text, durations, (time) => time.replace(/,(?=\s)/g, ' '));
}

/** Returns the label nearest to a time. Of two equally near labels, returns the longer one. */
function labelIn(text: string, isAfter: boolean, language: Language): (typeof LABELS)[number] | null {
  const labels = LABELS.flatMap((time) => {
    const all = language.once(
      `all of ${time}`,
      () => new RegExp(time === 'other' ? otherTimesOf(language) : language.source(time), 'gu'),
    );
    return Array.from(text.matchAll(all), ({ 0: { length }, index }) => {
      const distance = isAfter ? index : text.length - index - length;
      return { time, distance, length };
    });
  });
  labels.sort((one, other) => one.distance - other.distance || other.length - one.length);
  return labels[0]?.time ?? null;
}

/**
 * Returns a pattern for the word 'time' in labels that no field contains, such as 'chill time'. The labels of `prep`
 * and `cook` show whether the word beside 'time' stands before or after it: English 'cook time', but French 'temps de
 * cuisson'.
 */
function otherTimesOf(language: Language): string {
  const patterns = [...language.wordsOf('prep'), ...language.wordsOf('cook')].flatMap((label) => {
    const { 0: time = '', index = 0 } = language.find('total').exec(label) ?? {};
    const [next = '', ...others] = label
      .slice(index + time.length)
      .trim()
      .split(' ');
    if (time === label || time === '') return [];
    if (index > 0) return `(?<=[\\p{L}\\p{M}]\\s?)${time}`;
    // Compares only the first letter of 'de', which may be shortened: French 'temps d'attente'.
    const joint = ` ${next.charAt(0)}`;
    return `${time}(?=${others.length > 0 ? joint : `\\s(?!${language.source('about')})\\p{L}`})`;
  });
  return patterns.join('|') || '(?!)';
}
