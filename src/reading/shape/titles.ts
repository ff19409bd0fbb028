import { rememberedIn } from '../../shared/remembered.ts';
import { BOLD, COLON, type Line } from '../lines/lines.ts';
import {
  BRACKETS,
  countWords,
  hasNumber,
  ITALIC,
  isCounted,
  isInCapitals,
  isListed,
  isSentence,
} from '../lines/looks.ts';
import { isFact, isOnlyFacts } from '../numbers/facts.ts';
import { namesFood, tokensOf } from '../tokens/tokens.ts';
import { lowerCase } from '../words/fold.ts';
import type { Language } from '../words/language.ts';
import { SENTENCE_ENDS } from '../words/signs.ts';

/** The kind of lines below a title. An 'aside' consists of notes and tips. */
export type Kind = 'ingredients' | 'steps' | 'aside' | 'tools';
/** The kind of lines that a title announces. `isSure`: true if the title has no other meaning. */
type Named = { kind: Kind | null; isSure: boolean };
/** A title of an answer. `about`: a copy of `kind` because later code may reset `kind`. `isStep`: true for 'Step 2: Fry'. */
export type Title = Line & Named & { about: Kind | null; isStep: boolean; line: Line };

const NO_GROUP_END = new RegExp(`[${SENTENCE_ENDS},;\uff0c]$`);
const KINDS: Kind[] = ['tools', 'aside', 'steps', 'ingredients'];
const LONGEST = 70;
const MOST_WORDS = 9;
const UNKNOWN: Named = { kind: null, isSure: false };
/** Matches section numbers in Chinese characters. */
const COUNTED = /^\p{Lo}{1,2}\u3001/u;
const NO_LETTER = /[^\p{L}\p{M}\p{N}' -]+/gu;

/** Reads a line as a title, or returns null. `isAmong`: true if the previous title names ingredients. */
export function titleOf(
  line: Line,
  next: Line | undefined,
  language: Language,
  isAmong: boolean,
): Title | null {
  const { mark, level, text } = line;
  if (mark === '---' || mark === '|' || mark === 'code' || text.length > 200) return null;
  const isStep = (line.number > 0 && mark !== '1') || stepOf(text, language) !== null;
  const found = kindOf(text, language);
  const isSection = found.kind !== null && isSectionWord(text, language);
  if (mark === '' && !isStep && !isSection && isFact(text.replace(BRACKETS, ' '), language)) return null;
  // Reads 'After cooking:' above an amount as the name of a group, and 'Cooking spray' among ingredients as an ingredient.
  const isAmongItems = next && !next.isFirst && !isSentence(next.text) && mark === '' && !isSection;
  const isItem = isAmongItems && (isCounted(next.text) || (level === 0 && namesFood(text, language)));
  const isAmount = isItem && isCounted(text) && tokensOf(text, language).some(({ name }) => name);
  // Leaves the kind open, because '3. Serving' may be a step, and 'Nutritional yeast: 15 g' an ingredient.
  const isOpen =
    found.kind === 'steps' ? isItem : isAside(found.kind) && (line.number > 0 || isStep || isAmount);
  const named = isOpen ? UNKNOWN : found;
  const make = (rank = level): Title => ({ ...line, ...named, about: named.kind, level: rank, isStep, line });
  if (mark === '#') return make();
  if (line.isFirst && next && isTitleInCapitals(text)) return make(BOLD);
  // Reads a list item as the title of the list below it: '1. **Ingredients**'.
  if (isListed(line)) {
    const isAbove = next && isListed(next);
    // Reads a list item above amounts as the title of that list: '1. Gather the ingredients:'.
    if (isAbove && named.kind === 'ingredients' && level >= BOLD && isCounted(next.text)) return make(BOLD);
    return isSection && named.kind && (level >= BOLD ? isAbove : line.isFirst) ? make(BOLD) : null;
  }
  if (isStep && text.length <= LONGEST) return make(Math.max(level, BOLD));
  if (level === BOLD && !isSentence(text) && text.length <= LONGEST) return make();
  const leads = next !== undefined && next.mark !== '---';
  const { kind, isSure } = named;
  if (level === COLON) {
    const isBrief = countWords(text) <= MOST_WORDS && text.length <= LONGEST && !hasNumber(text);
    return leads && (kind || isBrief) ? make() : null;
  }
  if (kind && isSure && !isSentence(text)) return make(BOLD);
  if (line.isFirst && next && isListed(next) && ITALIC.test(line.raw) && countWords(text) <= 4)
    return make(COLON);
  // Reads a short line above a list as the name of a group: 'For the sauce'.
  const isBrief = level === 0 && countWords(text) <= 4 && !hasNumber(text) && !NO_GROUP_END.test(text);
  // Reads a short line above facts such as '4 servings, 1 hour' as the dish's name.
  if (isBrief && line.isFirst && next && !next.isFirst && isOnlyFacts(next, language)) return make(BOLD);
  const isGroup = isBrief && next && isListed(next) && (isAmong || (!next.isFirst && isCounted(next.text)));
  return isGroup ? make(COLON) : null;
}

function isTitleInCapitals(text: string): boolean {
  const isBrief = text.length > 3 && countWords(text) <= MOST_WORDS;
  return isBrief && isInCapitals(text) && !isSentence(text) && !hasNumber(text);
}

/** Returns the kind of lines that a title announces. If the whole title is not a known word, its first known word decides. */
export const kindOf = rememberedIn(findKind, LONGEST);

function findKind(text: string, language: Language): Named {
  const bare = bareOf(text);
  if (bare.length > LONGEST || bare === '') return UNKNOWN;
  const found = KINDS.flatMap((kind) => {
    const match = language.find(kind).exec(bare);
    if (!match) return [];
    const [{ length }, index] = [match[0], match.index];
    const isLast = index + length >= bare.length - 1 && !language.beginsWith('for', bare);
    return !isAside(kind) || index === 0 || isLast ? [{ kind, index, length }] : [];
  });
  const whole = found.find(({ length }) => length === bare.length);
  if (whole) return { kind: whole.kind, isSure: true };
  const [first] = found.sort((one, other) => one.index - other.index || other.length - one.length);
  return first ? { kind: first.kind, isSure: first.index === 0 && countWords(bare) <= 4 } : UNKNOWN;
}

function bareOf(text: string): string {
  return lowerCase(text)
    .replace(COUNTED, '')
    .replace(BRACKETS, ' ')
    .replace(NO_LETTER, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function isAside(kind: Kind | null): boolean {
  return kind === 'aside' || kind === 'tools';
}

/** True if the text consists of a word for a section, such as 'Method', and nothing else. */
export function isSectionWord(text: string, language: Language): boolean {
  const bare = bareOf(text);
  return KINDS.some((kind) => language.isExactly(kind, bare));
}

/** Returns the text after the label of a step: 'Fry' for 'Step 2: Fry', and '' for 'Step 2'. Returns null for any other text. */
export function stepOf(text: string, language: Language): string | null {
  const pattern = language.once('steps with numbers', () => {
    const step = language.source('step');
    const number = `(?:\\p{N}{1,2}|${language.source('numbers')})`;
    const both = `${step}\\s?(?:n[\\u00b0o.]\\s?)?${number}(?!\\p{L})|\\p{Lo}?${number}[.]?\\s?${step}`;
    const aside = '(?:\\s*[(\\uff08][^()\\uff08\\uff09]{1,40}[)\\uff09](?=\\s*[:\\uff1a]))?';
    // Matches an ordinal before a colon: 'First step:'.
    const spelt = `(?:${step}\\s\\p{L}+|\\p{L}+\\s${step})(?=\\s?[:\\uff1a])`;
    return new RegExp(`^(?:${both}|${spelt})${aside}[\\s.:\\uff1a)\\uff09\\u2013\\u2014-]*(.*)$`, 'su');
  });
  const found = pattern.exec(lowerCase(text));
  return found ? text.slice(text.length - (found[1] ?? '').length).trim() : null;
}
