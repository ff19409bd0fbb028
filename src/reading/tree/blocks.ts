import type { Element, ElementContent, Root, RootContent } from 'hast';
import {
  BRACKETS,
  beginsGroup,
  FACT,
  type Heading,
  readHeading,
  stepMark,
  tidyLabel,
  tidyStart,
} from '../words/sections.ts';
import { amountsIn } from './commaPieces.ts';
import {
  dropText,
  elementsIn,
  flatten,
  isList,
  listTexts,
  make,
  makeList,
  SOMETHING,
  textIn,
  textOf,
} from './hast.ts';

/** A heading, or a paragraph that names what follows it. `text`: without numbers, emoji and colon. */
export type Label = Heading & { level: number; text: string; isNumbered: boolean };

export const LABEL_LIMIT_CHARS = 80;
/** A level below that of every heading. */
export const LABEL_LEVEL = 7;
const PLAIN_LABEL_WORDS = 4;
const PLAIN_ASIDE_WORDS = 2;
const SENTENCE_WORDS = 5;
const FEWEST_LEVELLED = 3;

const HEADING = /^h[1-6]$/;
export const COLON_LAST = /[:：】〉》]$/;
const SENTENCE_END = /[.!?。！？]$/;
/** Without the hyphen, since '30-minute pasta' is a name. */
export const AMOUNT_FIRST = /^(?:[¼-¾⅐-⅞]|\p{N})+(?!\p{N}|-\p{L})/u;

/** As in 'onion 1/2' and '두부 반 모 (150g)'. */
const AMOUNT_LAST = /\p{N}\P{N}{0,14}$/u;

export function areMostlyAmounts(texts: string[]): boolean {
  return texts.filter((text) => AMOUNT_FIRST.test(tidyStart(text))).length * 2 >= texts.length;
}

/** Marks that markdown does not take for those of a list. */
const BULLET = /^\s*(?:[•·●○▪▫◦‣∙■□✓✔☐➤►▶▸▹▷※◆◇❖»›→⁃]\ufe0f?|[–—~](?=\s))\s*/u;
const NUMBERED =
  /^\s*(?:\p{Nd}{1,2}\s?[、．）]|[（(]\p{Nd}{1,2}[)）]|\p{Nd}{1,2}[.)](?=\s|\p{L})|[①-⑳]|\p{Nd}{1,2}\s?[–—-](?=\s\p{L})|\d\ufe0f?\u20e3)\s*/u;
const EMOJI = /^\s*(?:\p{Extended_Pictographic}|\p{Regional_Indicator})/u;
const BETWEEN = /\s*[•●▪]\s*/u;
/** '=== Ingredients ===', '■ 材料', '[양념]' and 'EVERYTHING ELSE' */
const DECORATED =
  /^([=~*#_—–-]){2,}\s*[^=~*#_].{0,60}\1{2,}$|^[■▼▽◆◇●★☆▶]\ufe0f?\s*[^,.、。]{1,40}$|^[[［〔〈《<＜][^,.、。]{1,30}[\]］〕〉》>＞]$|^\p{Lu}[\p{Lu}\p{M}\s&'’-]{2,40}[:：]?$/u;
/** 'You will need 3 eggs, 1 onion, 2 tomatoes and salt.' */
const RUNNING = /^[^,.;:()\p{N}]{5,70}\s(?=\p{N})/u;
const FEWEST_RUNNING = 4;
const INLINE_LABEL = /^(?:([^{}"]{1,40}?)[:：]|(【[^【】]{1,20}】))\s*\S/u;

type LineKind = 'label' | 'ul' | 'ol' | 'p';

/** Markdown joins lines that no blank one parts: labels among them, and lines with marks that it does not know, become blocks. */
export function splitBlocks(tree: Root): void {
  levelHeadings(elementsIn(tree));
  tree.children = tree.children
    .flatMap((block): RootContent[] =>
      block.type === 'element' && isList(block) ? freeLabels(block) : [block],
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
function freeLabels(list: Element): Element[] {
  const items = elementsIn(list);
  for (const [at, item] of items.entries()) {
    const nested = elementsIn(item).filter(isList);
    const [paragraph] = elementsIn(item).filter(({ tagName }) => tagName === 'p');
    const own = paragraph ?? { ...item, children: item.children.filter((child) => !isList(child)) };
    const lines = linesIn(own);
    const first = lines.findIndex((line, place) => isLabelIn(line, place));
    if (first < 0 || (first === 0 && (nested.length === 0 || list.tagName === 'ol'))) continue;
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
      ...(rest.children.length > 0 ? freeLabels(rest) : []),
    ];
  }
  return [list];
}

/** Below the first line of an item, a line in bold, or of an aside with its words, belongs to none. */
function isLabelIn(line: Element, place: number): boolean {
  const text = textOf(line);
  if (COLON_LAST.test(text) && isPlainSection(text, place > 0)) return true;
  if (place === 0 || text.length > 2 * LABEL_LIMIT_CHARS) return false;
  const [, named = ''] = /^([^:：]{1,40})[:：]/.exec(text) ?? [];
  return (
    ((isStressed(line) || DECORATED.test(text)) && !SENTENCE_END.test(text)) ||
    (isPlainSection(text, true) && text.split(' ').length <= PLAIN_ASIDE_WORDS) ||
    (COLON_LAST.test(text) && (beginsGroup(text) || readHeading(named).kind !== null)) ||
    (named !== '' && readHeading(named).kind === 'aside')
  );
}

function isPlainSection(text: string, isBehind: boolean): boolean {
  const { kind, group } = readHeading(text.slice(0, LABEL_LIMIT_CHARS));
  const isKnown = kind === 'ingredients' || kind === 'steps' || (kind === 'aside' && isBehind);
  return isKnown && group === '' && text.length <= LABEL_LIMIT_CHARS;
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
  for (const line of lines) {
    const kind = kindOf(line, lines.length > 1, areItems);
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

/** Without the bullet or the number that it begins with. */
export function withoutMark(line: Element): Element {
  const text = textIn(line);
  dropText(line, (BULLET.exec(text) ?? NUMBERED.exec(text))?.[0].length ?? 0);
  return line;
}

/** 'Sauce: 2 tbsp oil, 1 lemon' */
function listOf([label, said]: Element[]): Element[] {
  if (!label || !said) return label ? [label] : [];
  const isSection = readHeading(textOf(label)).kind !== null;
  const pieces = isSection ? [] : amountsIn(textOf(said));
  return [label, pieces.length > 0 ? listTexts(pieces) : said];
}

/** 'Ingredients: 3 eggs' are two: what names the section, and what stands in it. */
function partLabel(line: Element): Element[] {
  const end = inlineLabelEnd(line);
  if (end === 0) return [line];
  const words = { type: 'text' as const, value: textIn(line).slice(0, end).trim() };
  const label = make('p', {}, [make('strong', {}, [words])]);
  dropText(line, end);
  dropText(line, /^[\s:：.–—-]*/.exec(textIn(line))?.[0].length ?? 0);
  return [label, line];
}

/** Where the label within the line ends, or 0 where there is none. */
function inlineLabelEnd(line: Element): number {
  const text = textIn(line);
  const first = line.children.find((child) => SOMETHING.test(textIn(child)));
  const isBold = first?.type === 'element' && first.tagName === 'strong';
  const [, worded, bracketed] = INLINE_LABEL.exec(text) ?? [];
  const [running = ''] = RUNNING.exec(text) ?? [];
  const counted = running ? amountsIn(text.slice(running.length)) : [];
  if (counted.length >= FEWEST_RUNNING && areMostlyAmounts(counted)) return running.length;
  const before = isBold
    ? text.slice(0, text.indexOf(textIn(first)) + textIn(first).length)
    : (bracketed ?? worded ?? stepMark(text));
  if (before.length > LABEL_LIMIT_CHARS) return 0;
  const rest = text.slice(before.length).replace(BRACKETS, '');
  if (!before || !SOMETHING.test(rest)) return 0;
  const { kind, group, step } = readHeading(before);
  if (step === null && FACT.test(rest) && rest.length < LABEL_LIMIT_CHARS / 2) return 0;
  if (isBold && NUMBERED.test(before)) return before.length;
  const isLabel = /[:：】]\s*$/.test(before) || /^\s*[:：–—-]/.test(rest) || step !== null;
  const isSection = (kind === 'ingredients' || kind === 'steps') && group === '';
  return isLabel && (step !== null || isSection || amountsIn(rest).length > 0) ? before.length : 0;
}

function unwrap(line: Element): void {
  line.children = line.children.flatMap((child) =>
    child.type === 'element' && /^(?:strong|em)$/.test(child.tagName) ? child.children : [child],
  );
}

/** A heading, a paragraph in bold, with a colon at its end, or of a known word alone. */
export function readLabel(node: Element): Label | null {
  const text = textOf(node);
  const describe = (level: number) => {
    const words = text.slice(0, LABEL_LIMIT_CHARS);
    return { ...readHeading(words), text: tidyLabel(words), level, isNumbered: NUMBERED.test(words) };
  };
  if (HEADING.test(node.tagName)) return describe(Number(node.tagName[1]));
  if (node.tagName !== 'p' || text.length > LABEL_LIMIT_CHARS || text === '') return null;
  const label = describe(LABEL_LEVEL);
  if (label.step !== null) return label;
  const stressed = isStressed(node) || DECORATED.test(text);
  if (!stressed && !/^[^:：]*[:：】〉》]$/.test(text)) {
    const isWord = label.kind !== null && label.group === '' && !SENTENCE_END.test(text);
    const most = label.kind === 'aside' ? PLAIN_ASIDE_WORDS : PLAIN_LABEL_WORDS;
    return isWord && label.text.replace(BRACKETS, '').trim().split(' ').length <= most ? label : null;
  }
  // '*Note: use fresh eggs*' is a note itself, and no heading over what follows.
  if (label.kind) return label.kind === 'aside' && /[:：–—]/.test(label.text) ? null : label;
  const isName = stressed
    ? label.isNumbered || (!SENTENCE_END.test(text) && !FACT.test(text) && !AMOUNT_FIRST.test(label.text))
    : beginsGroup(label.text) || text.split(' ').length <= PLAIN_LABEL_WORDS + 1;
  return isName ? label : null;
}

/** Whether all of it is one piece in bold or italics; brackets around it do not count. */
export function isStressed(node: Element): boolean {
  const stressed = elementsIn(node).find(({ tagName }) => /^(?:strong|em)$/.test(tagName));
  const others = node.children.filter((child) => child !== stressed);
  return stressed !== undefined && !SOMETHING.test(others.map(flatten).join('').replace(BRACKETS, ''));
}
