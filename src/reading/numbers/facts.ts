import { allMatches } from '../words/allMatches.ts';
import { lowerCase } from '../words/letters.ts';
import { readHeading, STEP_WORD } from '../words/sections.ts';
import {
  ANY_LABEL,
  BARE,
  BARE_END,
  countsAsFigures,
  EMOJI,
  IS_ABOUT,
  IS_END,
  IS_PEOPLE,
  IS_TIME,
  KINDS_AFTER,
  type Kind,
  LABEL_ABOVE,
  LABEL_AFTER,
  LABEL_BEFORE,
  LABELS,
  MAY_COUNT,
  MAY_SAY,
  MINUTES_BEFORE,
  MINUTES_ONCE,
  OF_RECIPE,
  PIECES,
  READY,
  READY_AFTER,
  READY_BEFORE_HAN,
  READY_END,
  READY_WITHIN,
  SEAM,
  YIELDS,
} from './factWords.ts';
import { plainSigns, readSpans } from './timeSpans.ts';
import { unitAt } from './unitWords.ts';
export type Facts = {
  /** `upTo`: the upper end of a range; `of`: what is counted, as written ('cookies'), or '' for people and servings. */
  yield: { count: number; upTo: number | null; of: string } | null;
  /** In minutes; of a range, the upper end. A total only where it is named, or where preparation and cooking both are. */
  total: number | null;
  prep: number | null;
  cook: number | null;
};

type Yield = NonNullable<Facts['yield']>;

/** `holds`: brackets follow, for what it is made of. */
type Time = { kind: Kind; minutes: number; line: number; holds?: boolean };

type Reading = { yields: Yield[]; times: Time[]; rest: string; isExact: boolean };

const MOST_BELIEVED = 100;
/** Nearly twice those of the longest answer that was ever seen. */
const MOST_LINES = 300;
const LONGEST_FACT = 80;
const LONGEST_LINE = 3 * LONGEST_FACT;
const BRACKETS = /[(（][^)）]*[)）]/;
/** Of the cooking: not the whole method. */
const IS_PART = /\b(?:prep|cook|bak)/i;
const MARKS = /[*_`≈]|(?<!\d ?)~|~(?! ?\d)/g;
const HEADING = /^\s{0,3}(?:#{1,6}\s|【[^】]{1,20}】 *$|(?:\*\*|__)[^*_|·•]{1,80}(?:\*\*|__):?\s*$)/;
const STEP = /^\s*(?:\\?\d+(?:\\?[.)]\s|\uFE0F?\u20E3)|[①-⑳])/;
const LISTED = new RegExp(String.raw`^\s*(?:\\?(?:[-*+•–◦▪·]|\d+[.)])\s|[#*_\s]*${STEP_WORD} ?\d)`, 'i');
/** The full stop may belong to the unit: '15 min. Rise time: 1 hr.' */
const BEGINS_SENTENCE = / \p{Lu}$/u;
/** A row of labels and a row of values. */
const TABLE = /^([^\n]+)\n([ :|-]+)\n([^\n]+)$(?!\n *\|)/gm;

export function readFacts(markdown: string): Facts {
  const lines = unfold(markdown).split('\n', MOST_LINES);
  const { yields, times } = read(...aboutTheWhole(lines));
  const minutesOf = (wanted: Kind) => times.find(({ kind }) => kind === wanted)?.minutes ?? null;
  const prep = minutesOf('prep');
  const cook = minutesOf('cook');
  // With a third time, as for resting, the sum of two would be too short.
  const isSum = times.length === 2 && prep !== null && cook !== null;
  const rest = times.length > 0 ? null : timeOfMethod(lines);
  return { yield: yields[0] ?? null, total: minutesOf('total') ?? (isSum ? prep + cook : rest), prep, cook };
}

/**
 * All that stands below the name of the dish, before anything is listed. Further down a tip may name other numbers, so there
 * only headings and lines that are, or begin with, nothing but facts count.
 */
function aboutTheWhole(lines: string[]): [text: string, lead: number] {
  const areFacts = lines.map((line) => isSaidAlone(line, LONGEST_LINE));
  const headings = lines.flatMap((line, at) => (HEADING.test(line) && !areFacts[at] ? [at] : []));
  const [, end = lines.length] = headings;
  const listed = lines.findIndex((line, at) => !areFacts[at] && (STEP.test(line) || LISTED.test(line)));
  const text = lines.map((line, at) => {
    if (at < end || headings.includes(at) || areFacts[at]) return line;
    const sentences = line.split(/(?<=[.!?。！？।])(?!\d)/);
    // A single one was looked at as a line.
    if (sentences.length === 1) return '';
    return sentences.filter((sentence) => isSaidAlone(sentence, LONGEST_FACT)).join('');
  });
  return [text.join('\n'), listed < 0 ? end : Math.min(end, listed)];
}

/** '## Method (40 minutes)', where the steps have but one heading. */
function timeOfMethod(lines: string[]): number | null {
  const headings = lines.filter((line) => line.length <= LONGEST_FACT && HEADING.test(line));
  const [method = '', ...others] = headings.filter((line) => readHeading(line).kind === 'steps');
  const [span, ...more] = readSpans(plainSigns(BRACKETS.exec(method)?.[0] ?? ''));
  if (!span || others.length + more.length > 0 || IS_PART.test(method)) return null;
  return Math.ceil(span.upTo / 60);
}

function isSaidAlone(text: string, most: number): boolean {
  if (text.length > most) return false;
  return saysOnlyFacts(read(text), OF_RECIPE);
}

/** Without marks, tables and signs of the layout. */
function unfold(markdown: string): string {
  const plain = markdown
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/\uFE0F/g, '')
    .replace(/【([^【】\n]{1,20})】(?! *$)/gm, '$1: ')
    .replace(LABEL_ABOVE, '$1: ')
    .replace(TABLE, (all, labels: string, rule: string, values: string) => {
      if (!rule.includes('-') || !labels.includes('|') || !values.includes('|')) return all;
      const cells = values.split('|');
      return labels
        .split('|')
        .map((label, at) =>
          label.trim() ? `${label.replace(BRACKETS, '').trim()}: ${cells[at]?.trim()}` : '',
        )
        .join('\n');
    });
  return EMOJI.reduce((text, [sign, label]) => text.replace(sign, label), plain);
}

/** Whether a text says nothing but such facts, as 'Serves 4 | Total time: 30 minutes': the page then shows them in its own way. */
export function isOnlyFacts(text: string): boolean {
  if (text.length > LONGEST_LINE) return false;
  const reading = read(unfold(text));
  return reading.isExact && saysOnlyFacts(reading);
}

/** `besides`: what else it may say. */
function saysOnlyFacts({ yields, times, rest }: Reading, besides?: RegExp): boolean {
  const kinds = new Set(times.map(({ kind }) => kind));
  const isAllShown = yields.length < 2 && kinds.size === times.length && !kinds.has('other');
  if (yields.length + times.length === 0 || !isAllShown) return false;
  return !/[\p{L}\p{N}]/u.test(besides ? rest.replace(besides, '') : rest);
}

/** `text`: unfolded. */
function read(text: string, lead = 1): Reading {
  const reading: Reading = { yields: [], times: [], rest: '', isExact: true };
  for (const [at, line] of text.split('\n').entries())
    reading.rest += STEP.test(line) ? line : readLine(line, at, at < lead, reading);
  const times = reading.times.filter(({ kind }, _, all) => kind !== 'said' || all.length === 1);
  for (const [at, time] of times.entries()) {
    const before = times[at - 1];
    if (time.kind === 'verb')
      time.kind = before?.kind === 'prep' && time.line - before.line < 2 ? 'cook' : 'other';
  }
  const cooks = times.some(({ kind }) => kind === 'cook');
  const preps = times.some(({ kind }) => kind === 'prep');
  const isAlone = times.length === 1;
  for (const time of times) {
    if (time.kind === 'either') time.kind = isWhole(time, times) ? 'total' : cooks ? 'prep' : 'other';
    if (time.kind === 'mostly') time.kind = isAlone ? 'total' : 'prep';
    if (time.kind === 'cooking') time.kind = preps ? 'cook' : isAlone ? 'total' : 'other';
    if (time.kind === 'said') time.kind = 'total';
    if (time.kind === 'alone') time.kind = isAlone || isWhole(time, times) ? 'total' : 'other';
  }
  return { ...reading, times };
}

/** In 'Time: 50 minutes (15 prep, 35 cooking)' it is what the others add up to. */
function isWhole({ kind, minutes, holds }: Time, times: Time[]): boolean {
  const sum = times.reduce((all, time) => all + (time.kind === kind ? 0 : time.minutes), 0);
  return sum === minutes || (holds === true && sum < minutes);
}

/** Returns what the line says besides its facts, which it adds to the reading. */
function readLine(written: string, at: number, isLead: boolean, reading: Reading): string {
  const said = plainSigns(written);
  const plain = lowerCase(said);
  if (!MAY_COUNT.test(plain)) return plain;
  const { yields, times } = reading;
  if (!MAY_SAY.test(plain)) return plain;
  let line = plain
    .replace(/<br[^<>]{0,9}>/gi, '|')
    .replace(/<[^<>]{1,80}>/g, '')
    .replace(/—/g, '-')
    .replace(/(?<=分) ?\/ ?/g, '|')
    .replace(MARKS, '')
    .replace(/(?<=dakika)da|(?<=saat)te/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(SEAM, '|')
    .replace(MINUTES_ONCE, '$1 min $2 min ')
    .replace(MINUTES_BEFORE, '$1 min$2$3 min');
  let counted = countsAsFigures(line);
  for (const pattern of YIELDS) {
    for (const { 0: fact, 1: low = '', 2: high, 3: of = '', index } of allMatches(pattern, counted)) {
      const count = fact === 'لشخصين' ? 2 : Number.parseInt(low, 10);
      const upTo = high ? Number.parseInt(high, 10) : null;
      if (count < 1 || (upTo ?? count + 1) <= count || (upTo ?? count) > MOST_BELIEVED) continue;
      const kind = of && unitAt(` ${of}`, 0)?.kind;
      if (kind && (pattern === YIELDS.at(-1) || kind === 'metric' || kind === 'weight')) continue;
      if (pattern === PIECES && !(isLead && isThing(of, counted, fact))) continue;
      if (IS_ABOUT.test(fact)) reading.isExact = false;
      yields.push({ count, upTo, of: IS_PEOPLE.test(of) ? '' : asWritten(of, said) });
      const hide = (text: string) =>
        text.slice(0, index) + '|'.repeat(fact.length) + text.slice(index + fact.length);
      [line, counted] = [hide(line), hide(counted)];
    }
  }
  let rest = line;
  let told = 0;
  const spans = readSpans(line);
  const before = times.length;
  const left: typeof spans = [];
  for (const span of spans) {
    const lead = line.slice(Math.max(told, span.start - 60), span.start);
    const follows = line.slice(span.end);
    const isEnd =
      IS_END.test(follows) ||
      (line.charAt(span.end - 1) === '.' &&
        BEGINS_SENTENCE.test(asWritten(line.slice(span.start, span.end + 2), said)));
    const label = isEnd && LABEL_BEFORE.exec(lead);
    const after = !label && (isLead || times.at(-1)?.line === at) && LABEL_AFTER.exec(follows);
    if (!label && !after) {
      left.push(span);
      continue;
    }
    const [all, ...named] = (label || after) as RegExpExecArray;
    const kind =
      (label ? LABELS[named.findIndex(Boolean)]?.[0] : KINDS_AFTER[named.findIndex(Boolean)]) ?? 'other';
    const start = label ? span.start - (lead.length - label.index) : span.start;
    told = label ? span.end : span.end + all.length;
    if (span.upTo !== span.seconds || IS_ABOUT.test(lead)) reading.isExact = false;
    times.push({ kind, minutes: Math.ceil(span.upTo / 60), line: at, holds: follows.startsWith(' (') });
    rest = rest.replace(line.slice(start, told), '');
  }
  for (const { 0: label, index } of allMatches(ANY_LABEL, line)) {
    const isRead = spans.some(({ start }) => start === index + label.length);
    if (IS_TIME.test(label) && !isRead) times.push({ kind: 'other', minutes: Number.NaN, line: at });
  }
  if (times.length > before) {
    for (const span of left) times.push({ kind: 'other', minutes: span.upTo / 60, line: at });
    return rest;
  }
  if (times.length > 0) return rest;
  const leadOf = ({ start }: { start: number }) => line.slice(Math.max(0, start - 60), start);
  const whole = left.find((span) => {
    const lead = leadOf(span);
    const follows = line.slice(span.end, span.end + 60);
    const isBare = line.includes('|') && BARE.test(lead) && BARE_END.test(follows);
    return (yields.length > 0 && isBare) || (isLead && isReadyIn(lead, follows));
  });
  if (!whole) return rest;
  const lead = leadOf(whole);
  if (whole.upTo !== whole.seconds || IS_ABOUT.test(` ${lead} `)) reading.isExact = false;
  times.push({ kind: 'said', minutes: Math.ceil(whole.upTo / 60), line: at });
  const opening = READY.exec(lead)?.[0] ?? BARE.exec(lead)?.[0] ?? '';
  return rest.replace(line.slice(whole.start - opening.length, whole.end), '');
}

/** '24 Kekse', found as '24 kekse'. */
function asWritten(words: string, line: string): string {
  const plain = line.replace(MARKS, '');
  const at = lowerCase(plain).indexOf(words);
  return at < 0 ? words : plain.slice(at, at + words.length);
}

/** Words for pieces, and what the line has named before: 'Waffles (8 waffles)'. */
function isThing(of: string, line: string, fact: string): boolean {
  if (!/[(|·•・]/.test(line)) return false;
  if (unitAt(` ${of}`, 0)?.kind === 'piece') return true;
  const stem = of.slice(0, 5).toLowerCase();
  return stem.length > 4 && line.replace(fact, '').toLowerCase().includes(stem);
}

function isReadyIn(lead: string, follows: string): boolean {
  const isInBrackets = lead.endsWith('(') && /^\) *$/.test(follows);
  const isSaidBefore = (READY.test(lead) || READY_WITHIN.test(lead)) && READY_END.test(follows);
  return isInBrackets || isSaidBefore || READY_BEFORE_HAN.test(lead) || READY_AFTER.test(follows);
}
