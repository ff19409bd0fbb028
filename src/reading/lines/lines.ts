import { plainSigns } from '../words/figures.ts';
import { withoutMarks } from './withoutMarks.ts';

/** Type of a line by its markdown, such as '#' for a heading, or 'code' for a line of a code block or footnote. */
export type Mark = '' | '#' | '-' | '1' | '|' | '---' | 'code';

/** A line of an answer, with its text and its markdown. */
export type Line = {
  /** Identity of the line among all lines of the answer (`identities.ts`). '' until `read` sets it. */
  id: string;
  /** The words of the line, without markdown, bullet or number. */
  text: string;
  /** The markdown of the line, without its bullet or other marker. */
  raw: string;
  mark: Mark;
  indent: number;
  /** Rank of a title: the level of a heading, or `BOLD` or `COLON`. 0 if the line is not a title. */
  level: number;
  number: number;
  /** Bold words at the start of the line: 'Fry:' of '**Fry:** Heat the oil'. '' if there are none. */
  bold: string;
  /** True if the line follows a blank line. */
  isFirst: boolean;
  cells: string[];
  /** Markdown to keep: `task` is a checkbox such as '[x] ', `quote` is '> ' in a quote. '' if there is none. */
  task: string;
  quote: string;
};

/** Rank of a title that is a bold line. */
export const BOLD = 7;
/** Rank of a line that ends with a colon. */
export const COLON = 8;

/** Matches a label with the text after it: 'Ingredients: 3 eggs'. */
export const LABEL = /^([^:\uff1a]{2,40})[:\uff1a]\s*(\S.*)$/su;

const HEADING = /^ {0,3}(#{1,6})\s+((?:.*[^\s#])?)[\s#]*$/;
const UNDERLINE = /^ {0,3}(?:=+|-{2,})\s*$/;
const RULE = /^ {0,3}(?:[-*_=\u2500\u2501\u2014]\s?){3,}\s*$/;
const NUMBER =
  /^(?:\\?(\p{Nd}{1,2})(?:\\?[.)](?=\s|\*|\p{L})|[\u3001\uff0e\uff09](?!\d)|-(?=\s\p{L})|\s[\u2013\u2014-](?=\s\p{L}))|[(\uff08](\p{Nd}{1,2})[)\uff09]|([\u2460-\u2473\u2776-\u277f])|(\d)\ufe0f?\u20e3)\s*/u;
/** Matches the number of a heading such as '2.1 Marinade'. */
const SECTION_NUMBER = /^\d{1,2}\.\d{1,2}\.?\s+(?=\p{L})/u;
const BULLET =
  /^(?:[-*+](?=\s)|[\u2022\u00b7\u25cf\u25cb\u25aa\u25ab\u25e6\u2023\u2219\u25a0\u25a1\u2713\u2714\u2610\u25ba\u25b6\u25b8\u25b9\u25b7\u203b\u25c6\u25c7\u2756\u203a\u2192\u2043\u2705\u2611\u{1f536}-\u{1f539}\u{1f449}\u{1f4cc}]\ufe0f?|[\u2013\u2014](?=\s)|-(?=[\d\u00bc-\u00be]))\s*/u;
const TASK = /^\[[ xX]\]\s+/;
const BOLD_FIRST = /^[^\p{L}\p{N}*_]{0,9}(\*\*\*?|__)(?=\S)(.{1,200}?)\1/u;
const QUOTE = /^ {0,3}(?:>\s?)+/;
/** Matches labels in Chinese or Japanese brackets. */
const LABEL_IN_BRACKETS =
  /^[\u3010\u3008\u300a\u3014]([^\u3010-\u3015\u3008-\u300b]{1,30})[\u3011\u3009\u300b\u3015]/;
const TITLE_IN_BRACKETS = /^\[([^\][]{1,30})\]$/;
const ROW = /^\s*\|?([^|]*\|.*?)\|?\s*$/;
const ROW_RULE = /^[\s|:-]*-[\s|:-]*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const DEFINITION = /^ {0,3}\[[^\]\n]{1,99}\]:\s/;
const COLON_LAST = /[:\uff1a\u3011\u3009\u300b]$/;
/** Matches '2 - ' at the start of a line, which is either the number of a step or the amount of a food. */
const DASHED = /^\s*(?:[-*+\u2022]\s+)?(\d{1,2})\s[\u2013\u2014-](?=\s\p{L})/u;
const CIRCLED_ZERO = 0x245f;
/** One less than the code of '\u2776', the number 1 in a filled circle. */
const FILLED_ZERO = 0x2775;
const TAB = '    ';

const BARE = parseLine('', false, '');

export function linesOf(markdown: string): Line[] {
  const written = withoutDashes(markdown.replaceAll('\t', TAB).split(/\r?\n/));
  const lines: Line[] = [];
  let fence = '';
  let inTable = false;
  for (const [index, one] of written.entries()) {
    const isFirst = !written[index - 1]?.trim() || lines.at(-1)?.mark === '---';
    const opened = FENCE.exec(one)?.[1] ?? '';
    if (fence || opened || DEFINITION.test(one)) {
      lines.push({ ...BARE, raw: one, mark: 'code', isFirst });
      if (!fence) fence = opened;
      else if (opened.startsWith(fence)) fence = '';
      continue;
    }
    const quote = QUOTE.exec(one)?.[0] ?? '';
    const line = one.slice(quote.length);
    if (!line.trim()) continue;
    const last = lines.at(-1);
    inTable = isRow(line) && (inTable || isTableAt(written, index));
    if (inTable && ROW_RULE.test(line)) {
      if (last?.mark === '|') last.raw += `\n${line.trim()}`;
    } else if (inTable) {
      lines.push(rowOf(line, isFirst));
    } else if (UNDERLINE.test(line) && !isFirst && last?.mark === '') {
      Object.assign(last, { mark: '#', level: line.includes('=') ? 1 : 2 });
    } else if (RULE.test(line)) {
      lines.push({ ...BARE, mark: '---', isFirst });
    } else lines.push(parseLine(' '.repeat(Math.max(0, quote.indexOf('>'))) + line, isFirst, quote && '> '));
  }
  return lines;
}

/** Removes the dash of '2 - brown onions', unless the numbers count up: '1 - Boil', '2 - Fry'. */
function withoutDashes(lines: string[]): string[] {
  const all = lines.map((line) => Number(DASHED.exec(line)?.[1])).filter(Number);
  const isCount = all.every((one, nth) => (one === 1 ? all[nth - 1] !== 1 : all[nth - 1] === one - 1));
  return isCount ? lines : lines.map((line) => line.replace(DASHED, (start) => start.slice(0, -2)));
}

function isTableAt(written: string[], index: number): boolean {
  return [index, index + 1, index - 1].some(
    (near) => ROW_RULE.test(written[near] ?? '') && isRow(written[near] ?? ''),
  );
}

function isRow(line: string): boolean {
  return line.includes('|') && ROW.test(line);
}

function rowOf(raw: string, isFirst: boolean): Line {
  const cells = (ROW.exec(raw)?.[1] ?? '').split(/(?<!\\)\|/).map(withoutMarks);
  return { ...BARE, text: cells.filter(Boolean).join(' '), raw: raw.trim(), mark: '|', cells, isFirst };
}

function parseLine(written: string, isFirst: boolean, quote: string): Line {
  const [, hashes, title] = HEADING.exec(written) ?? [];
  const { rest, mark: listed, number, task } = withoutBullet((title ?? written).trim(), Boolean(hashes));
  const inBold = withoutMarks(BOLD_FIRST.exec(rest)?.[2] ?? '');
  const inBrackets = TITLE_IN_BRACKETS.exec(rest)?.[1];
  const text = inBrackets ?? withoutMarks(rest).replace(LABEL_IN_BRACKETS, '$1: ').trim();
  const isBold =
    inBrackets !== undefined ||
    (inBold !== '' && [withoutColon(text), withoutBrackets(text)].includes(withoutColon(inBold)));
  const mark = hashes ? '#' : number > 0 && !listed && !isBold ? '1' : listed;
  const level = hashes?.length ?? (isBold ? BOLD : COLON_LAST.test(text) ? COLON : 0);
  const bold = isBold ? '' : inBold;
  const indent = Math.max(0, written.search(/\S/));
  return { id: '', text, raw: rest, mark, indent, level, number, bold, isFirst, cells: [], quote, task };
}

/** Removes bullet, checkbox and number of a line. The number may be bold: '**1. Fry**'. */
function withoutBullet(written: string, isHeading: boolean) {
  const bullet = isHeading ? '' : (BULLET.exec(written)?.[0] ?? '');
  const task = bullet ? (TASK.exec(written.slice(bullet.length))?.[0] ?? '') : '';
  const rest = written.slice(bullet.length + task.length).replace(isHeading ? SECTION_NUMBER : '', '');
  const open = /^(?:\*\*|__)/.exec(rest)?.[0] ?? '';
  const found = NUMBER.exec(rest.slice(open.length));
  const mark: Mark = isHeading ? '' : bullet ? (found ? '1' : '-') : found && !open ? '1' : '';
  if (!found) return { rest, mark, number: 0, task };
  const after = open + rest.slice(open.length + found[0].length);
  const numberedTask = mark === '1' && !task ? (TASK.exec(after)?.[0] ?? '') : '';
  return {
    rest: after.slice(numberedTask.length),
    mark,
    number: numberOf(found),
    task: task + numberedTask,
  };
}

function numberOf([, plain, inBrackets, circled, keycap]: RegExpExecArray): number {
  if (circled) return circled.charCodeAt(0) - (circled < '\u2776' ? CIRCLED_ZERO : FILLED_ZERO);
  return Number(plainSigns(plain ?? inBrackets ?? keycap ?? '')) || 1;
}

export function withoutColon(text: string): string {
  return text.replace(/[:\uff1a\s]+$/, '');
}

function withoutBrackets(text: string): string {
  return withoutColon(text.replace(/\s*[(\uff08][^()\uff08\uff09]{0,99}[)\uff09]\s*/g, ' ')).trim();
}
