import { type Line, withoutColon } from '../lines/lines.ts';
import { isListed } from '../lines/looks.ts';
import { SENTENCE_ENDS } from '../words/signs.ts';

const MARKS = /[\\`*_[\]<>|~]/g;
const SENTENCE_END = new RegExp(`[${SENTENCE_ENDS}:\uff1a]$`);
/** Number of characters below which a line keeps its line break. A longer line was probably wrapped, and is joined with the next line. */
const WRAPPED_AT = 60;

/** Writes markdown line by line. Records which ingredient, step or other line of the answer begins on each line. */
export class LineWriter {
  /** True if the last line is an item of a list. */
  isInList = false;
  private lines: string[] = [];
  private ids: string[] = [];
  private last: Line | null = null;

  add(text: string, id = ''): void {
    this.ids[this.lines.length + 1] = id;
    this.lines.push(...text.split('\n'));
  }

  gap(): void {
    this.blank();
    this.isInList = false;
  }

  /** Adds a line between two blank lines. */
  alone(text: string, id?: string): void {
    this.gap();
    this.add(text, id);
    this.gap();
  }

  title(level: number, text: string, id?: string): void {
    this.alone(`${'#'.repeat(level)} ${text}`, id);
  }

  item(mark: string, text: string, id: string): void {
    if (!this.isInList) this.gap();
    this.add(`${mark} ${text}`.trimEnd(), id);
    this.isInList = true;
    this.last = null;
  }

  row({ raw }: Line, id: string): void {
    if (!this.lines.at(-1)?.includes('|')) this.gap();
    this.add(raw, id);
  }

  /** Adds a line of text, which continues the last paragraph or starts a new one. */
  text(line: Line, before: string): void {
    const above = this.last;
    const continues = above && !line.isFirst && above.quote === line.quote && above.mark === '';
    if (!continues) this.blank();
    else if (above.text.length < WRAPPED_AT || SENTENCE_END.test(above.text))
      this.lines.push(`${this.lines.pop()?.trimEnd()}  `);
    this.add(before + line.quote + line.raw, line.id);
    this.last = line;
  }

  blank(): void {
    if (this.lines.at(-1)) this.add('');
    this.last = null;
  }

  /** Ends the paragraph, and returns the number of its last line. */
  endParagraph(): number {
    this.blank();
    return this.lines.length;
  }

  written() {
    return { markdown: this.lines.join('\n'), ids: this.ids };
  }
}

/** `isApart`: true for a paragraph of its own. */
export function asWritten(line: Line, out: LineWriter, isApart = false): void {
  const { id, mark, raw, level, indent, number, quote } = line;
  if (isApart) out.blank();
  const place = ' '.repeat(indent);
  out.isInList = false;
  if (mark === '#') out.title(Math.max(2, level), raw, id);
  else if (mark === '|') out.row(line, id);
  else if (mark === '---') out.alone('---');
  else if (mark === '') out.text(line, number > 0 ? `${place}${number}\\. ` : place);
  else {
    if (line.isFirst) out.blank();
    out.add(mark === 'code' ? raw : quote + place + itemOf(line), id);
  }
  if (isApart && mark === '') out.blank();
}

/** Writes a line that belongs to a list item: a nested list, or more text. */
export function belowItem(line: Line, indent: number, place: string, out: LineWriter): void {
  // Indents a list on the third level.
  const further = line.indent > indent + 4 ? '  ' : '';
  if (!isListed(line)) out.text({ ...line, quote: '' }, place);
  else out.add(place + further + itemOf(line), line.id);
}

function itemOf({ mark, raw, number, task }: Line): string {
  return `${mark === '1' ? `${number}.` : '-'} ${task}${raw}`;
}

export function escaped(text: string): string {
  return text.replace(MARKS, '\\$&').replace(/\s+/g, ' ').trim();
}

/** Returns the text of a title, without its colon and the asterisks of bold text. */
export function titleText({ raw }: Line): string {
  return withoutColon(raw.replace(/^(\*\*|__)(.*?)\1\s*(?=[:\uff1a]?$)/, '$2'));
}
