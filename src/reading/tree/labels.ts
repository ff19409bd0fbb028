import type { Element } from 'hast';
import {
  BRACKETS,
  beginsGroup,
  FACT,
  type Heading,
  readHeading,
  spokenHeading,
  stepMark,
  tidyLabel,
  tidyStart,
} from '../words/sections.ts';
import { AND } from '../words/words.ts';
import { amountsIn } from './commaPieces.ts';
import { dropText, elementsIn, flatten, listTexts, make, SOMETHING, textIn, textOf } from './hast.ts';

/** A heading, or a paragraph that names what follows it. `text`: without numbers, emoji and colon. `isSpoken`: the end of a sentence. */
export type Label = Heading & { level: number; text: string; isNumbered: boolean; isSpoken: boolean };

export const LABEL_LIMIT_CHARS = 80;
/** A level below that of every heading. */
export const LABEL_LEVEL = 7;
const PLAIN_LABEL_WORDS = 4;
const PLAIN_ASIDE_WORDS = 2;
const JOINS = new RegExp(`^(?:&|${AND})$`, 'i');
export const HEADING = /^h[1-6]$/;
export const COLON_LAST = /[:：】〉》]$/;
export const SENTENCE_END = /[.!?。！？]$/;
/** Without the hyphen, since '30-minute pasta' is a name. */
export const AMOUNT_FIRST = /^(?:[¼-¾⅐-⅞]|\p{N})+(?!\p{N}|-\p{L})/u;

export function areMostlyAmounts(texts: string[]): boolean {
  return texts.filter((text) => AMOUNT_FIRST.test(tidyStart(text))).length * 2 >= texts.length;
}

/** Marks that markdown does not take for those of a list. */
export const BULLET = /^\s*(?:[•·●○▪▫◦‣∙■□✓✔☐➤►▶▸▹▷※◆◇❖»›→⁃]\ufe0f?|[–—~](?=\s)|-(?=[\d½¼¾]))\s*/u;
export const NUMBERED =
  /^\s*(?:\p{Nd}{1,2}\s?[、．）]|[（(]\p{Nd}{1,2}[)）]|\p{Nd}{1,2} ?[.)](?=\s|\p{L})|[①-⑳]|\p{Nd}{1,2}\s?[–—-](?=\s\p{L})|\d\ufe0f?\u20e3)\s*/u;
/** '=== Ingredients ===', '■ 材料', '[양념]' and 'EVERYTHING ELSE' */
const DECORATED =
  /^([=~*#_—–-]){2,}\s*[^=~*#_].{0,60}\1{2,}$|^[■▼▽◆◇●★☆▶]\ufe0f?\s*[^,.、。]{1,40}$|^[[［〔〈《<＜][^,.、。]{1,30}[\]］〕〉》>＞]$|^[A-DＡ-Ｄ]$|^\p{Lu}[\p{Lu}\p{M}\s&'’-]{2,40}[:：]?$/u;
/** 'You will need 3 eggs, 1 onion, 2 tomatoes and salt.' */
const RUNNING = /^(?:\p{L}+ \p{N}{1,2}(?:[–-]\p{N}{1,2})? \p{L}+ )?[^,.;:()\p{N}]{5,70}\s(?=\p{N})/u;
const FEWEST_RUNNING = 4;
const INLINE_LABEL = /^(?:([^{}"]{1,40}?)[:：]|(【[^【】]{1,20}】))\s*\S/u;

/** Below the first line of an item, a line in bold, or of an aside with its words, belongs to none. */
export function isLabelIn(line: Element, place: number): boolean {
  const text = textOf(line);
  if ((COLON_LAST.test(text) && isPlainSection(text, place > 0)) || spokenLabel(text)) return true;
  if (place === 0 || text.length > 2 * LABEL_LIMIT_CHARS) return false;
  const [, named = ''] = /^([^:：]{1,40})[:：]/.exec(text) ?? [];
  return (
    ((isStressed(line) || DECORATED.test(text)) && !SENTENCE_END.test(text)) ||
    (isPlainSection(text, true) && wordsIn(text) <= PLAIN_ASIDE_WORDS) ||
    (COLON_LAST.test(text) && (beginsGroup(text) || readHeading(named).kind !== null)) ||
    (named !== '' && readHeading(named).kind === 'aside')
  );
}

/** Those that join others are not counted: 'Tips and variations'. */
function wordsIn(text: string): number {
  return text.split(' ').filter((word) => !JOINS.test(word)).length;
}

export function isPlainSection(text: string, isBehind: boolean): boolean {
  const { kind, group } = readHeading(text.slice(0, LABEL_LIMIT_CHARS));
  // '• 3 tbsp extra virgin olive oil' is no remark.
  const isAmount = /\p{N}/u.test(text) && !/[:：]/.test(text);
  const isKnown = kind === 'ingredients' || kind === 'steps' || (kind === 'aside' && isBehind && !isAmount);
  return isKnown && group === '' && text.length <= LABEL_LIMIT_CHARS;
}

/** Without the bullet or the number that it begins with. */
export function withoutMark(line: Element): Element {
  const text = textIn(line);
  dropText(line, (BULLET.exec(text) ?? NUMBERED.exec(text))?.[0].length ?? 0);
  return line;
}

/** 'Sauce: 2 tbsp oil, 1 lemon' */
export function listOf([label, said]: Element[]): Element[] {
  if (!label || !said) return label ? [label] : [];
  const isSection = readHeading(textOf(label)).kind !== null;
  const pieces = isSection ? [] : amountsIn(textOf(said));
  return [label, pieces.length > 0 ? listTexts(pieces) : said];
}

/** 'Ingredients: 3 eggs' are two: what names the section, and what stands in it. */
export function partLabel(line: Element): Element[] {
  const end = inlineLabelEnd(line);
  if (end === 0) return [line];
  const before = textIn(line).slice(0, end).trim();
  const words = { type: 'text' as const, value: isSpoken(before) ? `${before}:` : before };
  const label = make('p', {}, [make('strong', {}, [words])]);
  dropText(line, end);
  dropText(line, /^[\s:：.–—-]*/.exec(textIn(line))?.[0].length ?? 0);
  return [label, line];
}

function isSpoken(before: string): boolean {
  return readHeading(before).kind === null && spokenHeading(`${before.replace(COLON_LAST, '')}:`) !== null;
}

/** Where the label within the line ends, or 0 where there is none. */
export function inlineLabelEnd(line: Element): number {
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
  const factAt = rest.search(FACT);
  const isFact =
    factAt >= 0 && (rest.length < LABEL_LIMIT_CHARS / 2 || !/\p{L}/u.test(rest.slice(0, factAt)));
  if (step === null && isFact) return 0;
  if (isBold && NUMBERED.test(before)) return before.length;
  const isLabel = /[:：】]\s*$/.test(before) || /^\s*[:：–—-]/.test(rest) || step !== null;
  const isSection = (kind === 'ingredients' || kind === 'steps') && group === '';
  return isLabel && (step !== null || isSection || isSpoken(before) || amountsIn(rest).length > 0)
    ? before.length
    : 0;
}

/** A heading, a paragraph in bold, with a colon at its end, or of a known word alone. */
export function readLabel(node: Element): Label | null {
  const text = textOf(node);
  const describe = (level: number) => {
    const words = text.slice(0, LABEL_LIMIT_CHARS);
    return {
      ...readHeading(words),
      text: tidyLabel(words),
      level,
      isNumbered: NUMBERED.test(words),
      isSpoken: false,
    };
  };
  if (HEADING.test(node.tagName)) return describe(Number(node.tagName[1]));
  if (node.tagName !== 'p' || text === '') return null;
  if (text.length > LABEL_LIMIT_CHARS) return spokenLabel(text);
  const label = describe(LABEL_LEVEL);
  const isHeading = label.kind !== null && label.group === '';
  const spoken = isHeading ? null : spokenLabel(text);
  if (spoken) return spoken;
  if (label.step !== null) return label;
  const stressed = isStressed(node) || DECORATED.test(text);
  if (!stressed && !/^[^:：]*[:：】〉》]$/.test(text)) {
    const isWord = label.kind !== null && label.group === '' && !SENTENCE_END.test(text);
    const most = label.kind === 'aside' ? PLAIN_ASIDE_WORDS : PLAIN_LABEL_WORDS;
    return isWord && wordsIn(label.text.replace(BRACKETS, '').trim()) <= most ? label : null;
  }
  // '*Note: use fresh eggs*' is a note itself, and no heading over what follows.
  if (label.kind) return label.kind === 'aside' && /[:：–—]/.test(label.text) ? null : label;
  const isName = stressed
    ? label.isNumbered || (!SENTENCE_END.test(text) && !FACT.test(text) && !AMOUNT_FIRST.test(label.text))
    : beginsGroup(label.text) || text.split(' ').length <= PLAIN_LABEL_WORDS + 1;
  return isName ? label : null;
}

/** What a sentence leads to names a part as a heading does. */
export function spokenLabel(text: string): Label | null {
  const heading = COLON_LAST.test(text) ? spokenHeading(text) : null;
  return heading && { ...heading, text: '', level: LABEL_LEVEL, isNumbered: false, isSpoken: true };
}

/** Whether all of it is one piece in bold or italics; brackets around it do not count. */
export function isStressed(node: Element): boolean {
  const stressed = elementsIn(node).find(({ tagName }) => /^(?:strong|em)$/.test(tagName));
  const others = node.children.filter((child) => child !== stressed);
  return stressed !== undefined && !SOMETHING.test(others.map(flatten).join('').replace(BRACKETS, ''));
}
