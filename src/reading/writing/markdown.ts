import { type Line, withoutColon } from '../lines/lines.ts';
import { countWords, hasWords } from '../lines/looks.ts';
import { withoutInlineMarks } from '../lines/withoutMarks.ts';
import type { Ingredient } from '../shape/ingredients.ts';
import { PARTS } from '../shape/points.ts';
import type { Reading } from '../shape/read.ts';
import { lowerCase } from '../words/fold.ts';
import { asWritten, belowItem, escaped, LineWriter, titleText } from './lineWriter.ts';

/** The part of the recipe that begins on a line of the markdown, such as an ingredient, a step or a section. */
export type Begin =
  | { what: 'ingredient' | 'step'; at: number }
  | { what: 'dish' | 'facts' | 'ingredients' | 'steps' };

export type Written = {
  markdown: string;
  /** The part that begins on each line of the markdown. Line numbers start at 1, like `position.start.line`. */
  begins: ReadonlyMap<number, Begin>;
  /** Number of the last line that comes before the dish's name in the answer. In the markdown, the name comes first. */
  saidBefore: number;
};

/** Indent of the text below a numbered item, wide enough for '10. '. */
const IN_STEP = '    ';

/** Writes an answer as markdown, always in the same layout. Changes the layout of titles, ingredients and steps, but not their words. */
export function writeMarkdown(reading: Reading): Written {
  const out = new LineWriter<Begin>();
  out.add(`# ${nameOf(reading)}`, { what: 'dish' });
  let saidBefore = 0;
  for (const part of PARTS) {
    if (reading.parts[part].length > 0) out.gap();
    const withoutDish = (line: Line) => {
      if (line !== reading.dishLine) return [line];
      return hasSubtitle(line, reading) ? [{ ...line, mark: '' as const, isFirst: true }] : [];
    };
    const lines = reading.parts[part].flatMap(withoutDish);
    if (part === 'ingredients') writeIngredients(lines, reading, out);
    else if (part === 'steps') writeSteps(lines, reading, out);
    else
      for (const line of reading.parts[part]) {
        if (line === reading.dishLine) saidBefore = out.endParagraph();
        for (const one of withoutDish(line))
          asWritten(one, out, reading.factLines.has(one) ? { what: 'facts' } : undefined);
      }
  }
  return { ...out.written(), saidBefore };
}

/** Returns the dish's name. If the name is alone on its line, keeps the line's links and footnotes. */
function nameOf({ dish, dishLine }: Reading): string {
  const isWhole = dishLine && lowerCase(withoutInlineMarks(dishLine.raw)) === lowerCase(dish);
  return isWhole ? titleText(dishLine) : escaped(dish);
}

/** True if the line continues after the dish's name: 'Fried Rice: a quick supper for two'. */
function hasSubtitle({ text }: Line, { dish }: Reading): boolean {
  return countWords(text) > countWords(dish) + 2;
}

function writeIngredients(lines: Line[], reading: Reading, out: LineWriter<Begin>): void {
  const { titles, groupLines, factLines } = reading;
  const ingredients = reading.ingredients.map((one, index) => ({ ...one, index }));
  // Does not write a title twice if the title of the list is also the name of its first group.
  let group = withoutColon(titles.ingredients?.text ?? '');
  let indent = 0;
  for (const line of lines) {
    const items = ingredients.filter((one) => one.line === line);
    const title = groupLines.get(line);
    if (line === titles.ingredients) {
      out.title(2, titleText(line), { what: 'ingredients' });
    } else if (title !== undefined) {
      out.title(3, title === withoutColon(line.text) ? titleText(line) : escaped(title));
      group = title;
    } else if (items.length === 0) {
      // Omits the title of a later list if it repeats the title of the first list.
      if (isSameTitle(line, titles.ingredients)) continue;
      const isRemark = out.isInList && line.indent > indent && (line.mark === '-' || line.mark === '');
      if (isRemark) belowItem(line, indent, '  ', out);
      else asWritten(line, out, factLines.has(line) ? { what: 'facts' } : undefined);
    } else {
      indent = line.indent;
      const [before, after] = items.length > 1 ? around(line, items) : ['', ''];
      if (before && before !== items[0]?.group) out.alone(escaped(before));
      for (const { index, text, group: own } of items) {
        if (own && own !== group) out.title(3, escaped(own));
        group = own;
        const begin: Begin = { what: 'ingredient', at: index };
        if (line.mark === '|') out.row(line, begin);
        else out.item('-', line.task + (isWhole(text, line) ? line.raw : escaped(text)), begin);
      }
      if (after) out.alone(escaped(after));
    }
  }
}

function isWhole(text: string, line: Line): boolean {
  return text.length >= line.text.length;
}

function isSameTitle({ text }: Line, title: Line | null): boolean {
  return title !== null && lowerCase(withoutColon(text)) === lowerCase(withoutColon(title.text));
}

/** Returns the text before and the text after the ingredients of a line. */
function around({ text }: Line, items: Ingredient[]): [string, string] {
  const [first, last] = [items[0]?.text ?? '', items.at(-1)?.text ?? ''];
  const before = text.slice(0, Math.max(0, text.indexOf(first))).trim();
  const after = text.slice(text.lastIndexOf(last) + last.length).trim();
  return [hasWords(before) ? withoutColon(before) : '', hasWords(after) ? after : ''];
}

function writeSteps(lines: Line[], { steps, titles }: Reading, out: LineWriter<Begin>): void {
  let last = -1;
  let indent = 0;
  let dish: Line | null = null;
  for (const line of lines) {
    const index = steps.findIndex((one) => one.heading?.line === line || one.lines.includes(line));
    const step = steps[index];
    if (line === titles.steps) out.title(2, titleText(line), { what: 'steps' });
    else if (!step) {
      if (!isSameTitle(line, titles.steps)) asWritten(line, out);
    } else if (index === last) belowItem(line, indent, IN_STEP, out);
    else {
      const begin: Begin = { what: 'step', at: index };
      if (step.dishLine && step.dishLine !== dish) out.title(3, titleText(step.dishLine));
      dish = step.dishLine;
      last = index;
      indent = line.indent;
      if (line.mark === '|') out.row(line, begin);
      else if (!step.heading) out.item(`${index + 1}.`, line.task + line.raw, begin);
      else out.item(`${index + 1}.`, step.title && `**${escaped(step.title)}**`, begin);
    }
  }
}
