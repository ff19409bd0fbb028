import type { Element, Root, RootContent } from 'hast';
import { BRACKETS, beginsGroup, COLUMNS, FACT, groupOf, tidyLabel } from '../words/sections.ts';
import { amountsIn, piecesOf } from './commaPieces.ts';
import { elementsIn, isList, listTexts, makeList, replaceBlocks, SOMETHING, textOf } from './hast.ts';
import { isIngredients, isListing, isLong, type Part } from './headedParts.ts';
import {
  AMOUNT_FIRST,
  areMostlyAmounts,
  COLON_LAST,
  isStressed,
  LABEL_LIMIT_CHARS,
  withoutMark,
} from './labels.ts';
import { linesIn } from './splitBlocks.ts';

export type FoundIngredient = {
  /** The li, or the row of a table. */
  node: Element;
  /** The plain text on one line. For a row it is put together from the cells, as 'amount name, how'. */
  text: string;
  /** The elements whose text holds amounts that follow the number of servings: the li itself, or the cells of a row that are amounts. */
  amounts: Element[];
  /** The sub-group ('For the sauce', without the colon), or ''. */
  group: string;
};

/** For a list that no heading names. */
const FEWEST_ITEMS = 2;
const FEWEST_PARTS = 3;
const UNSPACED = /[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}]/u;
/** 'Etwas', 'some': it stands before the name, as 'to taste' and 'optional' do not. */
const A_LITTLE = /^(?!op[ct]|fac|qb|a g[ou]sto)(?:(?:an?|ein|een) )?[\p{L}\p{M}]+$/iu;
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{RI}|\p{EMod}|\ufe0f|\u200d|\s)+/u;
const NUMBER = /\p{N}/u;
const LETTER = /\p{L}/u;
/** '1½ Tassen' */
const MEASURE = /^[\p{N}½¼¾][^\p{L}]{0,8}\p{L}{1,12}\.?$/u;

export function findIngredients(
  tree: Root,
  parts: Part[],
): { ingredients: FoundIngredient[]; ingredientsHeading: Element | null } {
  const named = parts.filter(({ section }) => section.kind === 'ingredients');
  for (const part of named) listParagraphs(tree, part);
  const isNamed = named.length > 0;
  const likely = isNamed ? named : guess(parts);
  const found = likely.flatMap(readPart);
  const headings = named.filter(({ label }) => label?.kind === 'ingredients');
  const group = headings[0]?.label?.group ?? '';
  // 'What you need from the shop' names all of them, and no group.
  const isOfAll = headings.length === 1 && !beginsGroup(group) && found.every((one) => one.group === group);
  return {
    ingredients: isOfAll ? found.map((one) => ({ ...one, group: '' })) : found,
    ingredientsHeading:
      (isNamed && named.find(({ blocks }) => blocks.some(isListing))?.section.heading) || null,
  };
}

/** Lines without bullets, or one line with commas, become a list: each ingredient is on a line of its own. */
function listParagraphs(tree: Root, part: Part): void {
  const [begin] = part.blocks;
  const isAlone = part.blocks.filter(({ tagName }) => tagName === 'p').length === 1;
  const text = begin?.tagName === 'p' ? textOf(begin) : '';
  const isOnOneLine = amountsIn(text).length > 0 || (isAlone && piecesOf(text).length >= FEWEST_ITEMS);
  if (part.blocks.some(isListing) && !isOnOneLine) {
    listSingleLines(tree, part);
    return;
  }
  const said = part.blocks.filter(
    (block) => block.tagName === 'p' && linesIn(block).some((line) => isSaid(textOf(line))),
  );
  const paragraphs = isOnOneLine && begin ? [begin] : said;
  const lines = paragraphs.flatMap((paragraph) => linesIn(paragraph)).filter((line) => isSaid(textOf(line)));
  const [first] = paragraphs;
  const line = lines.length === 1 && lines[0] ? textOf(lines[0]) : '';
  const counted = amountsIn(line);
  const pieces = counted.length > 0 ? counted : piecesOf(line);
  const count = Math.max(pieces.length, lines.length);
  if (!first || (count < FEWEST_ITEMS && !AMOUNT_FIRST.test(textOf(first)))) return;
  const list =
    pieces.length >= FEWEST_ITEMS
      ? listTexts(pieces)
      : makeList(
          'ul',
          lines.map((one) => withoutMark(one).children),
        );
  replaceBlocks(tree, paragraphs, list);
  part.blocks = [list];
}

/** A line between the lists may be one more ingredient. */
function listSingleLines(tree: Root, part: Part): void {
  part.blocks = part.blocks.map((block) => {
    const text = textOf(block);
    if (block.tagName !== 'p' || !AMOUNT_FIRST.test(text) || !isSaid(text) || linesIn(block).length > 1)
      return block;
    const list = makeList('ul', [block.children]);
    replaceBlocks(tree, [block], list);
    return list;
  });
}

/** Not a sentence about the ingredients, nor the number of servings. */
function isSaid(text: string): boolean {
  if (/^[(（].*[)）]$/.test(text) || (FACT.test(text) && !text.includes(','))) return false;
  const isSentence = /[.!?。！？:：]$/.test(text) && text.length > LABEL_LIMIT_CHARS / 2;
  return AMOUNT_FIRST.test(text) || !isSentence || piecesOf(text).length >= FEWEST_PARTS;
}

/** Without a heading: a list of amounts, or a list of short items that steps follow. */
function guess(parts: Part[]): Part[] {
  const lists = parts.flatMap((part) =>
    part.blocks.filter(isListing).map((block) => ({ ...part, blocks: [block] })),
  );
  const isMethod = (list: Element) =>
    list.tagName === 'ol' &&
    !isIngredients(list) &&
    elementsIn(list).some((item) => isLong(item) || elementsIn(item).some(isList));
  const end = lists.findIndex(
    ({ blocks: [list], section: { kind } }) => kind === 'steps' || (!kind && list && isMethod(list)),
  );
  const before = lists.slice(0, end === -1 ? lists.length : end);
  const likely = before.filter((part) => !part.section.kind && looksLikeIngredients(part, end !== -1));
  const together = likely.filter(({ section }) => section === likely[0]?.section);
  if (together.flatMap(readPart).length < FEWEST_ITEMS) return [];
  // A single label is more likely the name of the dish than that of a group.
  const isDivided = together.some(({ group }) => group !== together[0]?.group);
  return isDivided
    ? together
    : together.map((part) => (beginsGroup(part.group) ? part : { ...part, group: '' }));
}

function looksLikeIngredients(part: Part, stepsFollow: boolean): boolean {
  const [list] = part.blocks;
  if (list?.tagName === 'table') {
    const [header] = elementsIn(list).flatMap(elementsIn);
    return header !== undefined && elementsIn(header).some((cell) => COLUMNS.name.test(textOf(cell)));
  }
  const texts = readPart(part).map(({ text }) => text);
  const isPlain = (text: string) => text.length <= LABEL_LIMIT_CHARS && !FACT.test(text);
  return areMostlyAmounts(texts) || (stepsFollow && texts.every(isPlain));
}

function readPart({ blocks, group: groupOfAll }: Part): FoundIngredient[] {
  let group = groupOfAll;
  return blocks.flatMap((block, at) => {
    if (!isListing(block)) {
      if (isName(block) && blocks[at + 1]?.tagName !== 'p') group = groupOf(tidyLabel(textOf(block)));
      return [];
    }
    return block.tagName === 'table' ? readRows(block, group) : readItems(block, group);
  });
}

/** A bare line above a list: 'Sauce'. */
function isName(block: Element): boolean {
  const text = textOf(block);
  const isShort = text.length <= LABEL_LIMIT_CHARS / 2 && linesIn(block).length === 1;
  return block.tagName === 'p' && isShort && /^\p{L}[^.!?,;:。！？，、：\p{N}]+$/u.test(text);
}

function readItems(list: Element, listGroup: string): FoundIngredient[] {
  let group = listGroup;
  return elementsIn(list).flatMap((node) => {
    const nested = elementsIn(node).filter(isList);
    const isNested = (child: RootContent) => nested.some((inner) => inner === child);
    const own = textOf({ ...node, children: node.children.filter((child) => !isNested(child)) });
    const text = own.replace(EMOJI, '');
    const inner = nested.flatMap((one) => readItems(one, groupOf(tidyLabel(text))));
    const namesThem = inner.length >= FEWEST_ITEMS || inner.some((item) => NUMBER.test(item.text));
    const isCounted = NUMBER.test(text.replace(BRACKETS, '')) && !(COLON_LAST.test(text) && namesThem);
    const isLabel = inner.length === 0 && beginsGroup(text) && !NUMBER.test(text);
    if (isCounted || !(COLON_LAST.test(text) || namesThem || isLabel)) {
      const counted = isCounted ? inner.filter((item) => AMOUNT_FIRST.test(item.text)) : [];
      return SOMETHING.test(text) ? [{ node, text, amounts: [node], group }, ...counted] : counted;
    }
    if (inner.length === 0) group = groupOf(tidyLabel(text));
    return inner;
  });
}

function readRows(table: Element, tableGroup: string): FoundIngredient[] {
  const rows = elementsIn(table)
    .flatMap(elementsIn)
    .map((node) => ({ node, cells: elementsIn(node), texts: elementsIn(node).map(textOf) }));
  const header = rows[0]?.texts ?? [];
  const columns = (words: RegExp) => header.flatMap((text, at) => (words.test(text) ? [at] : []));
  const [named] = columns(COLUMNS.name);
  let amounts = columns(COLUMNS.amount).filter((at) => at !== named);
  // Some tables have an ingredient in the place of the header: it must not be lost.
  const isHeader = named !== undefined || amounts.length > 0 || columns(NUMBER).length === 0;
  const body = rows.slice(isHeader ? 1 : 0);
  const areMeasures = (at: number) => {
    const said = body.map(({ texts }) => texts[at] ?? '').filter((text) => SOMETHING.test(text));
    return said.length * 2 >= body.length && said.every((text) => MEASURE.test(text) && !FACT.test(text));
  };
  if (amounts.length === 0 && header.length > 1) {
    const numbersIn = (at: number) => body.filter(({ texts }) => NUMBER.test(texts[at] ?? '')).length;
    const others = columns(/^/).filter((at) => at !== named && numbersIn(at) * 2 >= body.length);
    amounts = others.sort((a, b) => numbersIn(b) - numbersIn(a)).slice(0, 1);
  }
  // '600 g' and '4 pieces' stand in columns of their own.
  const measures = columns(/^/).filter(
    (at) => at !== named && !amounts.includes(at) && !COLUMNS.other.test(header[at] ?? '') && areMeasures(at),
  );
  if (amounts.length > 0) amounts = [...amounts, ...measures].sort((one, other) => one - other);
  const name = named ?? columns(/^/).find((at) => !amounts.includes(at)) ?? 0;
  const how = columns(/^/).filter(
    (at) =>
      ![name, ...amounts].includes(at) &&
      !COLUMNS.other.test(header[at] ?? '') &&
      body.some(({ texts }) => LETTER.test(texts[at] ?? '')),
  );
  const isStressedThere = ({ cells }: { cells: Element[] }) =>
    cells.some((cell, at) => at === name && isStressed(cell));
  const stressIsUsual = body.every(isStressedThere);

  let group = tableGroup;
  return body.flatMap(({ node, cells, texts }) => {
    const words = texts[name] ?? '';
    if (!SOMETHING.test(words)) return [];
    const isAlone = !texts.some((text, at) => at !== name && text);
    if (isAlone && (COLON_LAST.test(words) || (!stressIsUsual && isStressedThere({ cells })))) {
      group = tidyLabel(words);
      return [];
    }
    const say = (from: number[]) => from.map((at) => texts[at] ?? '').filter((text) => SOMETHING.test(text));
    // A second cell with a figure is the same amount in another measure, so it goes into brackets; one without is the unit.
    const said = say(amounts);
    const isMeasured = said.some((text) => NUMBER.test(text));
    const measures = said.map((text, at) => (at > 0 && NUMBER.test(text) ? `(${text})` : text));
    const isBefore = isMeasured || UNSPACED.test(words) || A_LITTLE.test(said[0] ?? '');
    const line = isBefore ? [[...measures, words].join(' ')] : [words, ...measures];
    const text = [...line, ...say(how)].join(', ');
    const measured = amounts.length > 0 ? amounts : [name];
    return [{ node, text, amounts: cells.filter((_, at) => measured.includes(at) && texts[at]), group }];
  });
}
