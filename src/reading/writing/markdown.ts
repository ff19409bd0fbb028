import { type Line, withoutColon } from '../lines/lines.ts';
import { countWords, hasWords } from '../lines/looks.ts';
import { withoutInlineMarks } from '../lines/withoutMarks.ts';
import { type Ingredient, isWhole } from '../shape/ingredients.ts';
import { PARTS } from '../shape/points.ts';
import type { Reading } from '../shape/read.ts';
import { lowerCase } from '../words/fold.ts';
import { asWritten, belowItem, escaped, LineWriter, titleText } from './lineWriter.ts';

export type Written = {
  markdown: string;
  /**
   * For each line of the markdown, the identity of the ingredient, step or other line of the answer that begins there.
   * Line numbers start at 1, like `position.start.line`.
   */
  ids: readonly string[];
  /** Number of the last markdown line of the preface, the text above the dish's name. The markdown puts the name first. */
  prefaceEnd: number;
};

/** Indent of the text below a numbered item, wide enough for '10. '. */
const IN_STEP = '    ';

/** Writes an answer as markdown, always in the same layout. Changes the layout of titles, ingredients and steps, but not their words. */
export function writeMarkdown(reading: Reading): Written {
  const out = new LineWriter();
  out.add(`# ${nameOf(reading)}`, reading.dishLine?.id);
  let prefaceEnd = 0;
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
        if (line === reading.dishLine) prefaceEnd = out.endParagraph();
        for (const one of withoutDish(line)) asWritten(one, out, reading.factLines.has(one));
      }
  }
  return { ...out.written(), prefaceEnd };
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

function writeIngredients(lines: Line[], reading: Reading, out: LineWriter): void {
  const { ingredients, titles, groupLines, factLines } = reading;
  // Does not write a title twice if the title of the list is also the name of its first group.
  let group = withoutColon(titles.ingredients?.text ?? '');
  let indent = 0;
  for (const line of lines) {
    const items = ingredients.filter((one) => one.line === line);
    const title = groupLines.get(line);
    if (line === titles.ingredients) {
      out.title(2, titleText(line), line.id);
    } else if (title !== undefined) {
      out.title(3, title === withoutColon(line.text) ? titleText(line) : escaped(title));
      group = title;
    } else if (items.length === 0) {
      // Omits the title of a later list if it repeats the title of the first list.
      if (isSameTitle(line, titles.ingredients)) continue;
      const isRemark = out.isInList && line.indent > indent && (line.mark === '-' || line.mark === '');
      if (isRemark) belowItem(line, indent, '  ', out);
      else asWritten(line, out, factLines.has(line));
    } else {
      indent = line.indent;
      const [before, after] = items.length > 1 ? around(line, items) : ['', ''];
      if (before && before !== items[0]?.group) out.alone(escaped(before));
      for (const one of items) {
        const { id, text, group: own } = one;
        if (own && own !== group) out.title(3, escaped(own));
        group = own;
        if (line.mark === '|') out.row(line, id);
        else out.item('-', line.task + (isWhole(one) ? line.raw : escaped(text)), id);
      }
      if (after) out.alone(escaped(after));
    }
  }
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

function writeSteps(lines: Line[], { steps, titles }: Reading, out: LineWriter): void {
  let last = -1;
  let number = 0;
  let indent = 0;
  let dish: Line | null = null;
  for (const line of lines) {
    const index = steps.findIndex(({ lineIds }) => lineIds.includes(line.id));
    const step = steps[index];
    if (line === titles.steps) out.title(2, titleText(line), line.id);
    else if (!step) {
      if (!isSameTitle(line, titles.steps)) asWritten(line, out);
    } else if (index === last) belowItem(line, indent, IN_STEP, out);
    else {
      if (step.dishLine && step.dishLine !== dish) out.title(3, titleText(step.dishLine));
      const isNewGroup = step.dishLine !== dish || step.part !== steps[last]?.part;
      // Keeps the author's number, unless the number repeats within a group.
      number = line.number > (isNewGroup ? 0 : number) ? line.number : number + 1;
      dish = step.dishLine;
      last = index;
      indent = line.indent;
      if (line.mark === '|') out.row(line, step.id);
      else if (!step.heading) out.item(`${number}.`, line.task + line.raw, step.id);
      else out.item(`${number}.`, step.title && `**${escaped(step.title)}**`, step.id);
    }
  }
}
