import { BOLD, COLON, type Line, type Mark } from '../lines/lines.ts';
import { isCounted, isListed, isListOnOneLine, isSentence, share } from '../lines/looks.ts';
import type { Language } from '../words/language.ts';
import { isAside, type Kind, kindOf, stepOf, type Title, titleOf } from './titles.ts';

/**
 * Consecutive lines of the same form, such as bullets, below a title. `kind`: the kind of lines that this title or a
 * higher title announces.
 */
export type Block = {
  title: Title | null;
  /** True for the first block below the title. */
  isFirst: boolean;
  lines: Line[];
  shape: Mark;
  kind: Kind | null;
};

export function blocksOf(lines: Line[], language: Language): Block[] {
  const titles = titlesOf(lines, language);
  const blocks: Block[] = [];
  const method = startOfMethod(lines, titles);
  let section: Title | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.mark === '---' || line.mark === 'code') continue;
    const title = titles[index];
    if (title) {
      if (title.kind) section = title;
      else if (!section || !isBelow(title, section)) section = null;
      const kind: Kind | null = title.kind ?? section?.kind ?? null;
      blocks.push({ title, isFirst: true, lines: [], shape: '', kind });
      continue;
    }
    const shape = isListed(line) ? line.mark : '';
    const last = blocks.at(-1);
    if (last && last.lines.length === 0) Object.assign(last, { lines: [line], shape });
    else if (last && index !== method && (index > method || continues(last, line, shape, lines, index)))
      last.lines.push(line);
    else {
      const { title: above = null, kind = null } = last ?? {};
      blocks.push({ title: above, isFirst: false, lines: [line], shape, kind });
    }
  }
  return blocks;
}

/**
 * Finds the steps of a text without bullets and section titles: paragraphs below the ingredients that are mostly
 * sentences. Returns the index of the first step, or the number of lines if there are no such steps.
 */
function startOfMethod(lines: Line[], titles: (Title | null)[]): number {
  const end = lines.findLastIndex(({ isFirst }) => !isFirst) + 1;
  const list = lines.slice(
    lines.slice(0, end).findLastIndex(({ isFirst }) => isFirst),
    end,
  );
  const isPlain = lines.every(({ mark }, index) => mark === '' && !titles[index]?.kind);
  const areItems = share(list, ({ text }) => isCounted(text)) >= 0.5;
  const areSteps = share(lines.slice(end), ({ text }) => isSentence(text)) >= 0.5;
  return isPlain && areItems && areSteps ? end : lines.length;
}

/** Returns the lines of a block. Includes the title if the block is the first block below the title. */
export function withTitle({ title, isFirst, lines }: Block): Line[] {
  return isFirst && title ? [title.line, ...lines] : lines;
}

/** Returns the texts of the list items. If every item is a title, returns the texts of the lines below the items. */
export function itemsOf({ lines, shape }: Block): string[] {
  const listed = lines.filter((line) => (shape === '1' ? line.mark === '1' : isListed(line)));
  const within = lines.filter(({ mark }) => mark !== '1');
  const areTitles = shape === '1' && within.length > 0 && listed.every(({ level }) => level >= BOLD);
  const items = shape === '' || listed.length === 0 ? lines : areTitles ? within : listed;
  return items.map(({ text }) => text);
}

function titlesOf(lines: Line[], language: Language): (Title | null)[] {
  const titles: (Title | null)[] = [];
  let isAmong = false;
  for (const [index, line] of lines.entries()) {
    const title = titleOf(line, lines[index + 1], language, isAmong);
    if (title?.kind) isAmong = title.kind === 'ingredients';
    titles.push(title);
  }
  const isOfIngredients = (title: Title | null) => title?.about === 'ingredients' && title.number > 0;
  // Reads '1. Ingredients' and '2. Preparation' as titles of sections. On its own, '1. Preparation' is a step.
  const areSectionsNumbered = titles.some((title) => isOfIngredients(title) && title?.isSure);
  for (const [index, title] of titles.entries()) {
    if (!title || title.number === 0) continue;
    if (areSectionsNumbered && title.mark !== '1') {
      title.isStep = stepOf(title.text, language) !== null;
      // Reads '3. Storage' as a section of notes, not as a step, if '1. Ingredients' and '2. Preparation' come before it.
      const named = kindOf(title.text, language);
      if (isAside(named.kind) && !title.isStep) Object.assign(title, named, { about: named.kind });
    }
    if (!areSectionsNumbered && isListed(title) && title.kind !== 'ingredients') titles[index] = null;
  }
  for (const [index, title] of titles.entries()) {
    // Does not read a line above the dish's name as the title of the ingredients: 'Here is a dish from your ingredients:'.
    if (title?.isSure === false && title.level === COLON && isNameAlone(titles[index + 1], lines[index + 2]))
      title.kind = null;
  }
  return titles;
}

/** True for a title of unknown kind without a list below it. */
function isNameAlone(title: Title | null | undefined, below: Line | undefined): boolean {
  return title?.kind === null && title.level <= BOLD && below !== undefined && !isListed(below);
}

function isBelow(title: Title, section: Title): boolean {
  if (title.level === section.level && title.number > 0 && section.number > 0) return false;
  return title.level > section.level || (title.level >= BOLD && section.level >= BOLD);
}

function continues(block: Block, line: Line, shape: Mark, lines: Line[], index: number): boolean {
  const { lines: own } = block;
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return false;
  const title = block.shape === '1' ? own.findLast(({ mark }) => mark === '1') : undefined;
  // Adds lines below a list item such as '3. **Serve:**' to that item.
  if (title && title.level >= BOLD && (shape === '-' || (shape === '' && title === last))) return true;
  const isOtherProse =
    shape === '' && block.shape === '' && line.isFirst && proseKindOf(line.text) !== proseKindOf(last.text);
  // Separates a name at the top from the ingredients below it, even if the ingredients have no bullets.
  const isBelowName =
    first === lines[0] && own.length === 1 && line.isFirst && lines[index + 1]?.isFirst === false;
  if (isOtherProse || isBelowName || (shape === '|' && line.isFirst)) return false;
  const beginsAgain = line.number === 1 && last.number > 1 && line.indent <= first.indent;
  if (block.shape === shape) return !beginsAgain;
  const isWithin = isListed(first) && (line.indent > first.indent || (shape === '' && !line.isFirst));
  return isWithin || (block.shape === '1' && numbersContinue(block, lines, index));
}

function proseKindOf(text: string): 'list' | 'sentence' | '' {
  return isListOnOneLine(text) ? 'list' : isSentence(text) ? 'sentence' : '';
}

/** True if the numbering continues further down: text between '2.' and '3.' belongs to the list. */
function numbersContinue({ lines: own }: Block, lines: Line[], from: number): boolean {
  const numbered = own.filter(({ mark }) => mark === '1');
  const number = numbered.at(-1)?.number ?? 0;
  const ends = ({ mark, level }: Line) =>
    mark === '1' || mark === '#' || mark === '---' || (level === BOLD && mark === '');
  const index = lines.findIndex((line, place) => place >= from && ends(line));
  const next = lines[index];
  if (next?.mark !== '1') return false;
  const isOneAgain = numbered.length === 1 && number === 1 && next.number === 1;
  return next.number === number + 1 || isOneAgain;
}
