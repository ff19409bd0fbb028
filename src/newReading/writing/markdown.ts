import type { Reading } from '../read.ts';
import type { Ingredient } from '../shape/ingredients.ts';
import type { Line } from '../shape/lines.ts';
import { PARTS, type Part } from '../shape/sections.ts';
import { withoutColon } from '../shape/titles.ts';
import { asWritten, belowItem, escaped, Pages, titleText } from './pages.ts';

/** What begins on a line: the nth ingredient, the nth step, or what the page places elsewhere. */
export type Begin =
  | { what: 'ingredient' | 'step'; at: number }
  | { what: 'dish' | 'facts' | 'ingredients' | 'steps' };

export type Written = {
  markdown: string;
  /** By line of the markdown, from 1 on, as `position.start.line` of its tree has it. */
  begins: ReadonlyMap<number, Begin>;
  /** Of each line. */
  parts: Part[];
};

/** Enough for '10. '. */
const IN_STEP = '    ';

type Known = {
  reading: Reading;
  ingredientsOn: Map<Line, number[]>;
  stepOn: Map<Line, number>;
};

/** The answer in the layout that is asked for, in its own words; what is not understood is as it was written. */
export function writeMarkdown(reading: Reading): Written {
  const known = { reading, ingredientsOn: new Map<Line, number[]>(), stepOn: new Map<Line, number>() };
  for (const [at, { line }] of reading.ingredients.entries())
    known.ingredientsOn.set(line, [...(known.ingredientsOn.get(line) ?? []), at]);
  for (const [at, { heading, lines }] of reading.steps.entries())
    for (const line of heading ? [heading.line, ...lines] : lines) known.stepOn.set(line, at);
  const pages = new Pages<Begin>();
  pages.add(`# ${escaped(reading.dish)}`, { what: 'dish' });
  for (const part of PARTS) {
    pages.part = part;
    if (reading.parts[part].length > 0) pages.gap();
    const lines = reading.parts[part].filter((line) => line !== reading.dishLine);
    if (part === 'ingredients') writeIngredients(lines, known, pages);
    else if (part === 'steps') writeSteps(lines, known, pages);
    else
      for (const line of lines)
        asWritten(line, pages, reading.factLines.has(line) ? { what: 'facts' } : undefined);
  }
  return pages.written();
}

function writeIngredients(lines: Line[], known: Known, pages: Pages<Begin>): void {
  const { ingredientsOn, reading } = known;
  const groups = new Set(reading.ingredients.map(({ group }) => group));
  let group = '';
  let indent = 0;
  for (const line of lines) {
    const found = ingredientsOn.get(line);
    if (line === reading.titles.ingredients) {
      pages.title(2, titleText(line), { what: 'ingredients' });
    } else if (!found) {
      // It is written above the first that it is the group of.
      if (groups.has(withoutColon(line.text))) continue;
      const isRemark = pages.isInList && line.indent > indent && (line.mark === '-' || line.mark === '');
      if (isRemark) belowItem(line, indent, '  ', pages);
      else asWritten(line, pages, reading.factLines.has(line) ? { what: 'facts' } : undefined);
    } else {
      const items = found.map((at) => ({ at, ...(reading.ingredients[at] as Ingredient) }));
      indent = line.indent;
      for (const { at, text, group: own } of items) {
        if (own && own !== group) pages.title(3, escaped(own));
        group = own;
        const begin: Begin = { what: 'ingredient', at };
        if (line.mark === '|') pages.row(line, begin);
        else pages.item('-', line.task + (items.length > 1 ? escaped(text) : line.raw), begin);
      }
    }
  }
}

function writeSteps(lines: Line[], { stepOn, reading }: Known, pages: Pages<Begin>): void {
  let last = -1;
  let indent = 0;
  for (const line of lines) {
    const at = stepOn.get(line);
    const step = reading.steps[at ?? -1];
    if (line === reading.titles.steps) pages.title(2, titleText(line), { what: 'steps' });
    else if (at === undefined || !step) asWritten(line, pages);
    else if (at === last) belowItem(line, indent, IN_STEP, pages);
    else {
      const begin: Begin = { what: 'step', at };
      last = at;
      indent = line.indent;
      if (line.mark === '|') pages.row(line, begin);
      else if (!step.heading) pages.item(`${at + 1}.`, line.task + line.raw, begin);
      else pages.item(`${at + 1}.`, step.title && `**${escaped(step.title)}**`, begin);
    }
  }
}
