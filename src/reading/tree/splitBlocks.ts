import type { Element, ElementContent, Root, RootContent } from 'hast';
import { BRACKETS, FACT, readHeading } from '../words/sections.ts';
import { amountsIn } from './commaPieces.ts';
import { elementsIn, isList, listTexts, make, makeList, textIn, textOf } from './hast.ts';
import {
  AMOUNT_FIRST,
  areMostlyAmounts,
  BULLET,
  COLON_LAST,
  HEADING,
  inlineLabelEnd,
  isLabelIn,
  isPlainSection,
  isStressed,
  LABEL_LIMIT_CHARS,
  listOf,
  NUMBERED,
  partLabel,
  readLabel,
  SENTENCE_END,
  withoutMark,
} from './labels.ts';

const SENTENCE_WORDS = 5;
const FEWEST_LEVELLED = 3;
const FEWEST_AMOUNTS = 3;
/** As in 'onion 1/2' and '두부 반 모 (150g)'. */
const AMOUNT_LAST = /\p{N}\P{N}{0,14}$/u;
const EMOJI = /^\s*(?:\p{Extended_Pictographic}|\p{Regional_Indicator})/u;
/** '- 2 tbsp oil⏎For the sauce': longer or wrapped lines go on with the item. */
const NAME_BELOW = /^(?!Optional$)[\p{Lu}\p{Lo}][^\p{N}.,;!?()]{2,40}$/u;
/** '牛腩 600克' */
const HAN_AMOUNT = /^\p{sc=Han}+ ?[\p{N}½].{0,6}$/u;
const NUMBER = /\p{N}/u;
const BETWEEN = /\s*[•●▪]\s*/u;

type LineKind = 'label' | 'ul' | 'ol' | 'p';

/** Markdown joins lines that no blank one parts: labels among them, and lines with marks that it does not know, become blocks. */
export function splitBlocks(tree: Root): void {
  levelHeadings(elementsIn(tree));
  tree.children = tree.children
    .flatMap((block): RootContent[] =>
      block.type === 'element' && isList(block)
        ? freeLabels(block).flatMap((part) => (isList(part) ? divideList(part) : [part]))
        : [block],
    )
    .flatMap((block): RootContent[] =>
      block.type === 'element' && block.tagName === 'p' ? blocksOf(block) : [block],
    );
}

/** Some models make a heading of every line: what is a sentence, or one of many amounts, is none. */
function levelHeadings(blocks: Element[]): void {
  const isAmong = (at: number) =>
    [at - 1, at + 1].some((next) => blocks[next]?.tagName === blocks[at]?.tagName) &&
    AMOUNT_FIRST.test(textOf(blocks[at] as Element));
  const levelled = blocks.filter((block, at) => {
    const text = textOf(block);
    const isSentence = SENTENCE_END.test(text) && text.split(' ').length > SENTENCE_WORDS;
    return HEADING.test(block.tagName) && at > 0 && (isSentence || isAmong(at));
  });
  if (levelled.length < FEWEST_LEVELLED) return;
  const levels = new Set(levelled.map(({ tagName }) => tagName));
  for (const block of blocks) {
    const { kind, step } = readHeading(textOf(block).slice(0, LABEL_LIMIT_CHARS));
    if (levels.has(block.tagName) && kind === null && step === null) block.tagName = 'p';
  }
}

/** A bullet may be a heading ('- **Ingredients:**' above bullets of its own), and an item may run into the next one. */
function freeLabels(list: Element, isNamed = false): Element[] {
  const items = elementsIn(list);
  for (const [at, item] of items.entries()) {
    const nested = elementsIn(item).filter(isList);
    const own = ownOf(item);
    const lines = linesIn(own);
    const first = lines.findIndex((line, place) => isLabelIn(line, place));
    if (first < 0 || (first === 0 && !isPart(list, own, nested, isNamed))) continue;
    const above = lines.slice(0, first);
    // What stands above the label is the end of this item, or the name of another recipe.
    const isName = nested.length > 0 || COLON_LAST.test(above.map(textOf).join(''));
    const before = [...items.slice(0, at), ...(isName || first === 0 ? [] : [make('li', {}, joined(above))])];
    const rest = { ...list, children: items.slice(at + 1) };
    return [
      ...(before.length > 0 ? [{ ...list, children: before }] : []),
      ...(isName && first > 0 ? [make('p', {}, joined(above))] : []),
      ...lines.slice(first).map((line) => make('p', {}, line.children)),
      ...nested,
      ...(rest.children.length > 0 ? freeLabels(rest, isNamed || kindIn(own) === 'ingredients') : []),
    ];
  }
  return [list];
}

/** Whether the item is the name of a section, and neither a step nor a group of ingredients. */
function isPart(list: Element, own: Element, nested: Element[], isNamed: boolean): boolean {
  const kind = kindIn(own);
  const namesIngredients = isNamed || elementsIn(list).some((item) => kindIn(ownOf(item)) === 'ingredients');
  const isNumbered = list.tagName === 'ol';
  if (nested.length === 0)
    return kind !== 'aside' && (namesIngredients || (isNumbered && elementsIn(list).length === 1));
  const texts = nested.flatMap(elementsIn).map(textOf);
  if (kind !== 'steps') return !isNumbered || areMostlyAmounts(texts);
  const areNumbered = nested.some(({ tagName }) => tagName === 'ol');
  return areNumbered || (!isNumbered && (namesIngredients || texts.some((text) => SENTENCE_END.test(text))));
}

function kindIn(own: Element) {
  return readHeading(textOf(own).slice(0, LABEL_LIMIT_CHARS)).kind;
}

/** What an item says itself, without the lists in it. */
function ownOf(item: Element): Element {
  const [paragraph] = elementsIn(item).filter(({ tagName }) => tagName === 'p');
  return paragraph ?? { ...item, children: item.children.filter((child) => !isList(child)) };
}

/** Lines without bullets run into the item above them, among them names of what comes next. */
function divideList(list: Element): Element[] {
  const written = elementsIn(list);
  const items = written.flatMap(itemsOf);
  if (items.every((item, at) => item === written[at])) return divideSteps(list);
  const parts: Element[] = [];
  for (const item of items) {
    const last = parts.at(-1);
    if (item.tagName === 'p') parts.push(item);
    else if (last && isList(last)) last.children.push(item);
    else parts.push({ ...list, children: [item] });
  }
  return parts.flatMap((part) => (isList(part) ? divideSteps(part) : [part]));
}

/** Numbers that begin anew run into the list of ingredients. */
function divideSteps(list: Element): Element[] {
  const items = elementsIn(list);
  const isSentence = (item: Element) => SENTENCE_END.test(textOf(item)) && !AMOUNT_FIRST.test(textOf(item));
  const end = list.tagName === 'ol' ? items.findIndex(isSentence) : -1;
  const [amounts, others] = [items.slice(0, end), items.slice(end)];
  const isDivided =
    end >= FEWEST_AMOUNTS &&
    others.every(isSentence) &&
    others.length > 1 &&
    areMostlyAmounts(amounts.map(textOf));
  return isDivided ? [amounts, others].map((children) => ({ ...list, children })) : [list];
}

/** The lines that run into an item. Above others with marks, one without is the name of a group. */
function itemsOf(item: Element): Element[] {
  const lines = linesIn(item);
  if (item.children.some(isList)) return [item];
  const [first, second] = lines;
  if (!first || !second) return [nestAmounts(item)];
  const isName = AMOUNT_FIRST.test(textOf(first)) && NAME_BELOW.test(textOf(second));
  if (lines.length === 2 && isName) return [make('li', {}, first.children), second];
  const marked = lines.filter((line) => BULLET.test(textOf(line)));
  const areAmounts = marked.length > 1 && areMostlyAmounts(marked.map(textOf));
  if (!areAmounts && !isListOfAmounts(lines)) return [item];
  return lines.map((line, at) =>
    areAmounts && at > 0 && isNameAbove(line, lines[at + 1])
      ? line
      : make('li', {}, withoutMark(line).children),
  );
}

/** 'Sauce' above '• 2 tbsp oil' */
function isNameAbove(line: Element, next: Element | undefined): boolean {
  return next !== undefined && BULLET.test(textOf(next)) && /^\p{L}\P{N}*$/u.test(textOf(line));
}

/** '- Sauce: 2 tbsp oil, 1 lemon, 1 clove of garlic' */
function nestAmounts(item: Element): Element {
  const [, listed] = /[:：](.*)/su.exec(textIn(item)) ?? [];
  const pieces = listed ? amountsIn(listed) : [];
  const counted = pieces.filter((piece) => NUMBER.test(piece));
  const isCounted = (piece: string) =>
    AMOUNT_FIRST.test(piece) || HAN_AMOUNT.test(piece.replace(BRACKETS, ''));
  if (counted.length < FEWEST_AMOUNTS || !counted.every(isCounted)) return item;
  const [label, rest] = partLabel(item);
  return label && rest ? make('li', {}, [...label.children, listTexts(pieces)]) : item;
}

function blocksOf(paragraph: Element): RootContent[] {
  const lines = linesIn(paragraph);
  // Where every line is bold, none is a title.
  if (lines.length > 2 && lines.every(isStressed)) for (const line of lines) unwrap(line);
  const points = textOf(paragraph).split(BETWEEN).filter(Boolean);
  if (lines.length === 1 && points.length > 2) return [listTexts(points)];
  const unlabelled = lines.filter((line) => !COLON_LAST.test(textOf(line)));
  const areItems =
    isListOfAmounts(lines) || (unlabelled.length > 1 && unlabelled.every((line) => EMOJI.test(textIn(line))));
  const runs: { kind: LineKind; lines: Element[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const kind = kindOf(line, lines.length > 1, areItems && !isNameAbove(line, lines[at + 1]));
    const last = runs.at(-1);
    if (last?.kind === kind && kind !== 'label') last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  if (runs.every(({ kind }) => kind === 'p')) return [paragraph];
  return runs.flatMap(({ kind, lines: run }) => {
    if (kind === 'label') return run.flatMap((line) => listOf(partLabel(line)));
    if (kind === 'p') return [make('p', {}, joined(run))];
    const items = run.map((line) => withoutMark(line).children);
    return [makeList(kind, items)];
  });
}

function kindOf(line: Element, isOneOfSeveral: boolean, isItem: boolean): LineKind {
  const text = textOf(line);
  if (!isOneOfSeveral && isStressed(line)) return 'p';
  if (BULLET.test(text)) return isPlainSection(text, true) ? 'label' : 'ul';
  if (inlineLabelEnd(line) > 0) return 'label';
  if (NUMBERED.test(text) && !isStressed(line)) return 'ol';
  if (isOneOfSeveral && readLabel(line) && !FACT.test(text)) return 'label';
  return isItem ? 'ul' : 'p';
}

function isListOfAmounts(lines: Element[]): boolean {
  const others = lines.map(textOf).filter((text) => !COLON_LAST.test(text));
  const counted = others.filter((text) => AMOUNT_FIRST.test(text) || AMOUNT_LAST.test(text));
  return (
    counted.length > 1 &&
    counted.length * 2 >= others.length &&
    others.every((text) => text.length <= LABEL_LIMIT_CHARS && !SENTENCE_END.test(text) && !FACT.test(text))
  );
}

export function linesIn({ children }: Element): Element[] {
  const lines: Element[] = [make('p')];
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'br') lines.push(make('p'));
    else if (child.type !== 'text') lines.at(-1)?.children.push(child);
    else
      for (const [at, value] of child.value.split('\n').entries()) {
        if (at > 0) lines.push(make('p'));
        if (value) lines.at(-1)?.children.push({ type: 'text', value });
      }
  }
  return lines.filter(({ children: said }) =>
    said.some((child) => /\S/.test(textIn(child)) || child.type === 'element'),
  );
}

function joined(lines: Element[]): ElementContent[] {
  return lines.flatMap(({ children }, at) =>
    at > 0 ? [{ type: 'text', value: '\n' }, ...children] : children,
  );
}

function unwrap(line: Element): void {
  line.children = line.children.flatMap((child) =>
    child.type === 'element' && /^(?:strong|em)$/.test(child.tagName) ? child.children : [child],
  );
}
