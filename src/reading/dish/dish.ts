import { isOnlyFacts } from '../numbers/facts.ts';
import { beginsGroup, FACT, isWay, readHeading, spokenHeading } from '../words/sections.ts';
import { nameBy, nameIn, quotedIn } from './dishInSentence.ts';
import { CLOSING, EMPHASIS, NO_NAME, STARTS } from './dishPatterns.ts';
import {
  CHATTER,
  HOW_TO,
  IS_MEAL,
  LABEL_ABOVE,
  NAME_LABEL,
  OTHER_LABEL,
  RECIPE_FIRST,
  RECIPE_LAST,
  SUBTITLE,
} from './dishWords.ts';

const HEADING = /^ {0,3}#{1,6}[ \t]+/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const BOLD =
  /^\P{L}{0,8}(?:\*\*|__)(?=\S).{1,120}(?:\*\*|__)[^\p{L}\p{N}]{0,6}(?:\([^()]{1,40}\))?[^\p{L}\p{N}]{0,6}$/u;
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;
const LIST_OR_TABLE = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s|^\s*\|/;
const LISTED_AMOUNT = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s+[\p{N}½¼¾]/u;
/** An underscore within a word is part of it, and no mark. */
const MARKS =
  /[*`~[\]#>|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\((?:https?:|mailto:)[^)]*\)|\\(?=[!-/:-@[-`{-~])/gu;
const LINE_LIMIT_CHARS = 1_000;
const LIMIT_CHARS = 120;
const PLAIN_NAME_CHARS = 60;
const MOST_WORDS = 14;
const MOST_LABEL_WORDS = 7;

/** 'Recipe: Rice', 'Name = Rice', '【菜名】Rice' */
const LABEL =
  /^[\p{So}\s【〈「]*(?<label>[^:：=】〉.!?。！？]{1,50}?)\s*(?:[:：=】〉]+|\s[–—-](?=\s))\s*(?<value>[^\s:：=].*)$/u;
const YIELD = /\s*[(（][^()（）]*(?:\p{N}|serv|portion|pers)[^()（）]*[)）]\s*$/iu;
/** 'Your idea: the rice' */
const ARTICLE =
  /^(?:the|an?|l[aeo]s?|les|une?|una|el|il|uma?|der|die|das|eine?|een|het|en|ett|et) (?=\p{L})|^l['’](?=\p{L})/u;
/** Behind an emoji within the line, nothing belongs to the name any more. */
const BEHIND_EMOJI = /\s*\p{Extended_Pictographic}.*$/u;
const QUOTED_WHOLE = /^["“„«「『]([^"“”„«»「」『』]+)["”“»」』]$/u;
/** Spoken text goes on behind a full stop, or ends with a verb. */
const SENTENCE =
  /[!?！？。।]\s*\p{L}|\p{L}{3,}[.]\s+\p{L}|(?:です|ます|ください|でしょう|요|니다|다|है|हैं)\P{L}*$/u;
const AMOUNT_LAST = /(?:[.·…]{2,}|\s)\s*[\p{N}½¼¾/.,]+\s?\p{L}{0,3}$/u;

/** The name that a cook would write on a card, or '' where nothing names the dish. */
export function findDish(text: string, asked: string[]): string {
  const lines = text
    .replace(LABEL_ABOVE, '$1: ')
    .split('\n', 80)
    .map((line) => line.slice(0, LINE_LIMIT_CHARS));
  const { strong, plain, said, end } = readBeginning(lines);
  const below = lines.slice(end).join('\n').toLowerCase();
  return (
    surest(strong, below) ||
    surest(plain, below) ||
    nameIn(said, below, asked) ||
    nameBy([CLOSING], text.slice(-LINE_LIMIT_CHARS).replace(EMPHASIS, ''))
  );
}

/** What a line may name that says nothing else: of 'A classic: Rice', all but the name of the label, and each half. */
export function cardNames(line: string): string[] {
  const value = behindLabel(plainWords(line));
  const halves = /^(.{3,60}?)\s?[:：]\s*(\S.*)$/u.exec(value.replace(SUBTITLE, '')) ?? [];
  const [, before = ''] = halves;
  return (RECIPE_LAST.test(before) ? [before] : [value, ...halves.slice(1)]).map(cardName);
}

function cardName(words: string): string {
  return words
    .replace(RECIPE_FIRST, '')
    .replace(HOW_TO, '')
    .replace(ARTICLE, '')
    .replace(YIELD, '')
    .replace(/ \(([^()]+)\)$/, (all, inner: string) => (isWay(inner) ? '' : all))
    .replace(SUBTITLE, '')
    .replace(BEHIND_EMOJI, '')
    .replace(YIELD, '')
    .replace(/\s*[:：]$/, '')
    .replace(RECIPE_LAST, '')
    .replace(QUOTED_WHOLE, '$1')
    .replace(/[\s:：,;*–—=!！-]+$/, '')
    .slice(0, LIMIT_CHARS)
    .trim();
}

/** 'British Tea: Fish and Chips': the half whose words come again is the dish. */
function surest([whole = '', before, after]: string[], below: string): string {
  if (before === undefined || after === undefined) return whole;
  if (!isCard(before) || IS_MEAL.test(before)) return after;
  const shareIn = (half: string) => {
    const starts = half.toLowerCase().match(STARTS) ?? [];
    return starts.filter((start) => below.includes(start)).length / (starts.length || 1);
  };
  return shareIn(after) >= 0.5 && shareIn(before) < 0.5 ? after : before;
}

function plainWords(line: string): string {
  return line
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[^\p{L}\p{N}(“"„«「『【]+/u, '')
    .replace(/^\d{1,2}[.)]\s+/, '');
}

function behindLabel(words: string): string {
  const { label, value = '' } = LABEL.exec(words)?.groups ?? {};
  return label !== undefined && isNameLabel(label) ? value : words;
}

function isNameLabel(label: string): boolean {
  return NAME_LABEL.test(label) && !OTHER_LABEL.test(label) && label.split(' ').length <= MOST_LABEL_WORDS;
}

type Beginning = { strong: string[]; plain: string[]; said: string; end: number };

/** What stands above the ingredients. `strong`: a heading, bold, or called a title; `plain`: a short line of its own. */
function readBeginning(lines: string[]): Beginning {
  const found: Beginning = { strong: [], plain: [], said: '', end: lines.length };
  let isInFence = false;
  for (const [at, written] of lines.entries()) {
    const line = written.replace(/^ {0,3}>[ \t]?/, '');
    if (FENCE.test(line)) isInFence = !isInFence;
    const words = plainWords(line);
    if (isInFence || words === '' || UNDERLINE.test(line)) continue;
    const isMarked =
      HEADING.test(line) || BOLD.test(line) || (UNDERLINE.test(lines[at + 1] ?? '') && !line.includes('|'));
    found.end = at + 1;
    const isSection = isSectionLine(words, isMarked);
    const next = lines.slice(at + 1).find(isWritten) ?? '';
    const isAboveName = HEADING.test(next) && !isSectionLine(plainWords(next), true);
    // 'To make an omelette, you will need:'
    const isSpoken =
      !isMarked && !isAboveName && spokenHeading(/^[^:：]{2,80}[:：]/.exec(words)?.[0] ?? words) !== null;
    if (isSpoken || (!isMarked && isSection && words.split(' ').length > MOST_LABEL_WORDS))
      found.said += `${line}\n`;
    if (isSection) found.strong = isSpoken ? [] : namesInSection(line, words);
    if (isSection || isSpoken) break;
    const isList = LIST_OR_TABLE.test(line);
    if (isList && (found.plain.length > 0 || (found.said && LISTED_AMOUNT.test(line)))) break;
    const label = LABEL.exec(words)?.groups?.label;
    const isTitled = label !== undefined && isNameLabel(label);
    const names = cardNames(line);
    if (label !== undefined && !isTitled && OTHER_LABEL.test(label)) continue;
    const isName = names.some((name, half) => half !== 1 && isCard(name)) && !beginsGroup(words);
    if (isList && !isTitled) {
      const isFirst = !LIST_OR_TABLE.test(lines.slice(0, at).findLast(isWritten) ?? '');
      if (
        isFirst &&
        /^\d/.test(line) &&
        isSectionLine(plainWords(next), false) &&
        words.length <= PLAIN_NAME_CHARS
      )
        found.plain = names;
      continue;
    }
    if (isOnlyFacts(words) || (isAside(words) && !isTitled && !words.endsWith('?'))) continue;
    const isEnded =
      !RECIPE_LAST.test(words) &&
      (HEADING.test(line) ? /[.?。？:：]$/ : /[.!?。！？:：]$/).test(words.replace(YIELD, ''));
    const isAboveAmounts = !isTitled && isAmount(next) && !isOnlyFacts(plainWords(next));
    // What stands right above amounts and below a name in bold may be a section that is not known.
    if (isAboveAmounts && quotedIn(found.said)) break;
    if ((isMarked || isTitled) && isName && !isEnded) {
      found.strong = names;
      break;
    }
    const bare = words.replace(/\s*[:：]$/, '');
    const isTitleLine =
      isMarked ||
      (isPlainName(line, bare) &&
        !/[,，、]/.test(bare) &&
        (RECIPE_LAST.test(bare) || isSectionLine(plainWords(next), false)));
    if (isTitleLine && isName && /[:：]$/.test(words) && !readHeading(words).kind) {
      if (found.plain.length === 0) found.plain = names;
    } else if (isName && isPlainName(line, words)) {
      if (found.plain.length === 0) found.plain = names;
    } else if (beginsGroup(words)) {
      // 'For an omelette you need:' says more than 'For the sauce:'.
      if (words.split(' ').length > MOST_LABEL_WORDS) found.said += `${line}\n`;
      // Ingredients may begin without a heading for all of them.
      if (LIST_OR_TABLE.test(lines[at + 1] || (lines[at + 2] ?? ''))) break;
    } else found.said += `${line}\n`;
  }
  return found;
}

function isAmount(line: string): boolean {
  return (
    /^\s*(?:[-*+•–]\s+|\d{1,3}[.)]\s+)?(?:[\p{L}.]{1,4} )?[\p{N}½¼¾]/u.test(line) || AMOUNT_LAST.test(line)
  );
}

function isWritten(line: string): boolean {
  return line.trim() !== '';
}

function isAside(words: string): boolean {
  return words.length < PLAIN_NAME_CHARS && readHeading(words).kind === 'aside';
}

function isCard(name: string): boolean {
  return (
    name !== '' &&
    !CHATTER.test(name) &&
    !FACT.test(name) &&
    name.split(' ').length <= MOST_WORDS &&
    !SENTENCE.test(name)
  );
}

function isPlainName(line: string, words: string): boolean {
  return (
    !line.includes('](') &&
    !/^\p{N}/u.test(words) &&
    words.length <= PLAIN_NAME_CHARS &&
    !AMOUNT_LAST.test(words) &&
    !SENTENCE.test(words) &&
    !/[.!?,。！？，]$|[:：](?!.*\p{Lu})|[:：].*\p{N}/u.test(words)
  );
}

/** 'Omelette: Ingredients', 'How to make omelettes', and a dish whose name only begins like a section. */
function namesInSection(line: string, words: string): string[] {
  const before = /^(.{3,60}?)\s?[:–—]\s/.exec(words)?.[1] ?? '';
  if (before && !readHeading(before).kind) return [cardName(before)];
  const name = cardName(words);
  if (HOW_TO.test(words) || (HEADING.test(line) && RECIPE_LAST.test(words) && !NO_NAME.test(name)))
    return [name];
  const isTitle =
    /^ {0,3}#[ \t]/.test(line) && /\s/.test(name) && !/^(?:ingredients|instructions|steps?) /i.test(words);
  return isTitle ? [name] : [];
}

function isSectionLine(words: string, isMarked: boolean): boolean {
  const label = /^[^:：]{2,30}(?=\s?[:：])/.exec(words)?.[0];
  const { kind } = readHeading(words.length > 80 ? (label ?? '') : words);
  if (kind === null || kind === 'aside') return false;
  return (
    isMarked ||
    label !== undefined ||
    /[:：】]$/.test(words) ||
    words.replace(YIELD, '').split(' ').length < 3
  );
}
