import type { Line } from '../lines/lines.ts';
import { beginsWithAmount, isCounted, isListOnOneLine, isSentence, isShort, share } from '../lines/looks.ts';
import { isFact } from '../numbers/facts.ts';
import type { Words } from '../words/readyLanguage.ts';
import { type Block, blocksOf, itemsOf } from './blocks.ts';

/** They come in this order, and each may be missing. */
export const PARTS = ['head', 'ingredients', 'between', 'steps', 'end'] as const;
export type Part = (typeof PARTS)[number];
export type Sections = Record<Part, Block[]>;

type Points = Record<Part, number>;
type Way = { points: number; parts: Part[] };

/** `later`: what begins with another recipe. */
export function divide(lines: Line[], words: Words): { sections: Sections; later: Block[] } {
  const all = blocksOf(lines, words);
  const end = secondRecipe(all);
  const blocks = end < 0 ? all : all.slice(0, end);
  const sections: Sections = { head: [], ingredients: [], between: [], steps: [], end: [] };
  const parts = bestWay(blocks, words);
  for (const [at, block] of blocks.entries()) sections[parts[at] ?? 'end'].push(block);
  return { sections, later: end < 0 ? [] : all.slice(end) };
}

/** A rule belongs to what it stands above; code and definitions to what they stand below. */
export function linesByPart(lines: Line[], sections: Sections): Record<Part, Line[]> {
  const partOf = new Map<Line, Part>();
  for (const part of PARTS)
    for (const { title, isFirst, lines: own } of sections[part])
      for (const line of isFirst && title ? [title.line, ...own] : own) partOf.set(line, part);
  const found: Record<Part, Line[]> = { head: [], ingredients: [], between: [], steps: [], end: [] };
  let last: Part = 'head';
  for (const [at, line] of lines.entries()) {
    const next = line.mark === '---' ? lines.slice(at).find((one) => partOf.has(one)) : line;
    last = (next && partOf.get(next)) ?? last;
    found[last].push(line);
  }
  return found;
}

/** Each block gets points for each part; the best way to give them all a part, in order, wins. */
function bestWay(blocks: Block[], words: Words): Part[] {
  const isNumberedMethod = blocks.some(
    (block) => block.shape === '1' && share(itemsOf(block), ({ text }) => isSentence(text)) >= 0.5,
  );
  const named = titleOfIngredients(blocks);
  let ways: Way[] = PARTS.map((_, at) => ({ points: at === 0 ? 0 : -1e6, parts: [] }));
  for (const [place, block] of blocks.entries()) {
    const points = pointsOf(block, isNumberedMethod, place / blocks.length, words);
    // What stands above the title of ingredients is none, unless it is called so as well: 'Dry ingredients'.
    const isCalledSo = block.kind === 'ingredients' && !block.title?.isSure;
    if (place < named && !isCalledSo) points.ingredients -= block.kind === null ? 3 : 12;
    ways = PARTS.map((part, at) => {
      const from = bestOf(ways.slice(0, at + 1));
      return { points: from.points + points[part], parts: [...from.parts, part] };
    });
  }
  return bestOf(ways).parts;
}

/** Of several, the first above amounts: below 'You will need' there may be tools. */
function titleOfIngredients(blocks: Block[]): number {
  const areAmounts = (block: Block) =>
    block.lines.length === 0 || share(itemsOf(block), ({ text }) => isCounted(text)) >= 0.5;
  const counted = blocks.findIndex((block) => isTitleOfIngredients(block) && areAmounts(block));
  return counted < 0 ? blocks.findIndex(isTitleOfIngredients) : counted;
}

function isTitleOfIngredients({ title, isFirst }: Block): boolean {
  return isFirst && title?.kind === 'ingredients' && title.isSure;
}

function bestOf(ways: Way[]): Way {
  return ways.reduce((one, other) => (other.points > one.points ? other : one));
}

/** A second title of ingredients behind steps begins another recipe. */
function secondRecipe(blocks: Block[]): number {
  const isMethod = ({ kind, lines }: Block) => kind === 'steps' && lines.length > 0;
  return blocks.findIndex((block, at) => {
    const before = blocks.slice(0, at);
    const isSecond = before.some(({ kind }) => kind === 'ingredients') && before.some(isMethod);
    return isSecond && isTitleOfIngredients(block);
  });
}

function pointsOf(block: Block, isNumberedMethod: boolean, place: number, words: Words): Points {
  const { title, shape } = block;
  // The title says it itself, rather than one above it.
  const isOwn = block.isFirst && title?.kind;
  const texts = itemsOf(block).map(({ text }) => text);
  const sentences = share(texts, isSentence);
  const points: Points = {
    head: 0.4 - place,
    ingredients: asIngredients(block, texts, sentences, words),
    between: -0.2,
    steps: asSteps(block, texts, sentences, isNumberedMethod),
    end: 0.1,
  };
  if (title?.isStep) {
    points.steps += 3;
    points.ingredients -= 1.5;
  }
  // Where amounts stand below it before the steps, a word for an aside is wrong: 'For serving'.
  const isAmount = (text: string) => beginsWithAmount(text) && !isFact(text, words);
  const isWrong = block.kind === 'aside' && share(texts, isAmount) >= 0.5 && sentences < 0.3;
  const isBesideMethod =
    block.kind === 'steps' && !isOwn && isNumberedMethod && shape !== '1' && !title?.isStep;
  const kind = isWrong || isBesideMethod ? null : block.kind;
  if (kind === null) return points;
  const parts: Part[] = kind === 'ingredients' || kind === 'steps' ? [kind] : ['head', 'between', 'end'];
  if (!isOwn) {
    // '1. Stir.' below bullets is no ingredient.
    const goesOn = kind !== 'ingredients' || (sentences < 0.5 && (shape !== '1' || block.isFirst));
    if (goesOn) for (const part of parts) points[part] += 2.5;
    return points;
  }
  const sure = title?.isSure ? 6 : 3.5;
  for (const part of PARTS) {
    if (parts.includes(part)) points[part] += sure;
    else if (part !== 'end') points[part] -= sure / 2;
  }
  return points;
}

function asIngredients({ shape, kind }: Block, texts: string[], sentences: number, words: Words): number {
  const isList = shape !== '';
  const listed = share(texts, isListOnOneLine);
  if (texts.length === 0) return 0;
  if (!isList && texts.length === 1) return listed > 0 ? 1.5 : -1.5;
  if (kind !== 'ingredients' && share(texts, (text) => isFact(text, words)) >= 0.5) return -3;
  if ((sentences < 0.5 && share(texts, isCounted) >= 0.5) || listed >= 0.5)
    return (isList ? 2.5 : 1) + share(texts, beginsWithAmount) + Math.min(texts.length, 8) / 8;
  if (sentences < 0.3 && share(texts, isShort) >= 0.5) return isList ? (shape === '1' ? 0.3 : 0.8) : -0.5;
  return -2.5 * sentences - 0.5;
}

function asSteps({ shape }: Block, texts: string[], sentences: number, isNumberedMethod: boolean): number {
  if (texts.length === 0) return 0;
  const isMostly = sentences >= 0.5;
  if (shape === '1') {
    if (sentences >= 0.4) return 4;
    return share(texts, beginsWithAmount) >= 0.5 ? -2 : 1.5;
  }
  if (shape === '-') return isMostly ? (isNumberedMethod ? -0.5 : 1.5) : -1.5;
  if (texts.length > 1) return isMostly && !isNumberedMethod ? 0.7 : -1;
  if (share(texts, isListOnOneLine) > 0) return -1;
  return sentences > 0 && !isNumberedMethod ? 0.4 : -0.6;
}
