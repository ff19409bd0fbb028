import { BOLD, LABEL, type Line, withoutColon } from '../lines/lines.ts';
import { countWords, hasNumber, hasWords, isListed, isSentence } from '../lines/looks.ts';
import { isFact } from '../numbers/facts.ts';
import { lowerCase } from '../words/fold.ts';
import type { Language } from '../words/language.ts';
import { nameInSentences, withoutPraise } from './dishInSentences.ts';
import { isSectionWord, kindOf, stepOf } from './titles.ts';

const MOST_WORDS = 14;
const MOST_BRIEF = 2;
const LONGEST = 120;
const NO_NAME_END = /[:\uff1a\u3002?\uff1f]$/;
const STOP = /[.!\u3002\uff01](?:\s|$)/;
const SENTENCE_END = /[.!\uff01]$/;
/** Matches servings or times after a dish's name: '(serves 4)', ' - serves 4, 1 hour'. */
const FIGURES_AFTER =
  /\s*[(\uff08][^()\uff08\uff09]{0,60}\p{N}[^()\uff08\uff09]{0,60}[)\uff09]\s*$|\s[\u2013\u2014|\u00b7-]\s[^\u2013\u2014|]{0,60}\p{N}[^\u2013\u2014]{0,60}$/u;
/** Matches a bracketed name in another script, such as the Chinese name after 'Mapo Tofu'. */
const OTHER_SCRIPT = /(?<=[a-z])\s*[(\uff08][^()\uff08\uff09a-z]*\p{Lo}[^()\uff08\uff09a-z]*[)\uff09]\s*$/iu;
const IN_BOLD = /\*\*([^*\n]{2,80})\*\*/;
const NOT_OPENING = /^\s*(?:[-*+]|\d+[.)])\s|^\s*\*\*[^*]{1,80}\*\*\s*[:\uff1a]?\s*$/;
/** Matches a text of capitalised words, such as the part before the colon in 'Peanut Brittle Recipe: crunchy and sweet'. */
const IN_CAPITALS = /^(?:\p{Lu}\S*\s){2,}\p{Lu}\S*$/u;
/** Matches a label such as 'Option 1'. */
const NUMBERED_LABEL = /^\p{L}+\s?#?\p{N}{1,2}$/u;
/** Matches a dish's name with a long subtitle: 'Fried Rice: a quick supper for busy days', but not 'Eggs: Three Ways'. */
const SUBTITLE = /^([^:\uff1a]{3,60})[:\uff1a]\s+\p{L}.{24}.*$/u;
/** Matches a short label such as 'Difficulty: medium'. */
const BRIEF_LABEL = /^\S+(?:\s\S+)?[:\uff1a]/u;
/** Matches a subtitle after a dash: 'Baba Ganoush - smoky eggplant dip'. */
const SUBTITLE_AFTER_DASH = /\s[\u2013\u2014-]\s\p{Ll}\S*\s.+$/u;
const OPENING_LINES = 6;
const OPENING_CHARS = 1_500;

/**
 * Finds the name of the dish, and the line that contains this name and nothing else. `above`: the lines before the
 * ingredients. `text`: the whole answer.
 */
export function dishIn(above: Line[], text: string, requested: readonly string[], language: Language) {
  const hasName = (line: Line) => nameOfDish(line.text, language) !== '';
  const isNoSection = ({ text: lineText }: Line) => kindOf(lineText, language).kind === null;
  const isNoStep = (one: Line) => one.number === 0 && stepOf(one.text, language) === null;
  const isTop = (line: Line) => line === above[0] && countWords(line.text) > MOST_BRIEF;
  // Removes a subtitle from the first line, unless that line contains a sentence: 'An easy one: soup. It takes an hour.'
  const short = (line: Line) =>
    isTop(line) && !STOP.test(line.text) ? { ...line, text: withoutSubtitle(line.text) } : line;
  const names = above.filter((line) => mayBeName(short(line), isTop(line), language) && hasName(line));
  const line =
    names.find((one) => one.mark === '#' && isNoStep(one) && !isSectionWord(one.text, language)) ??
    names.find((one) => one.level === BOLD && isNoStep(one) && isNoSection(one)) ??
    above.find((one) => labelledName(one.text, language) !== '' && hasName(one)) ??
    above.find((one) => isTitleWithColon(one, language) && isNoSection(one) && hasName(one)) ??
    names.find(
      (one, index) =>
        (isTop(one) ? !isSectionWord(one.text, language) : isNoSection(one)) &&
        isPlainName(short(one), isTop(one), language) &&
        (index === 0 || !BRIEF_LABEL.test(one.text)),
    );
  if (line) return { name: nameOfDish(line.text, language), line };
  const opening = above.filter((one) => !isListed(one) && one.mark !== 'code').map((one) => one.text);
  const introduction = (opening.join('\n') || text).slice(0, OPENING_CHARS);
  const name = stressedIn(text, language) || nameInSentences(introduction, text, requested, language);
  const numbered = name ? undefined : names.find(({ mark, number }) => mark === '#' && number > 0);
  if (numbered) return { name: nameOfDish(numbered.text, language), line: numbered };
  return { name: nameOfDish(name, language), line: null };
}

/** Makes a name for a dish from the ingredients: 'Rice and eggs'. */
export function dishOf(ingredients: readonly string[]): string {
  const name = new Intl.ListFormat('en').format(ingredients).replace(/, and /, ' and ');
  return upperFirst(name) || 'Recipe';
}

/** True for a line that may be a dish's name. A long first line (`isTop`) may contain a time: '10-Minute Fried Rice'. */
function mayBeName(line: Line, isTop: boolean, language: Language): boolean {
  const { mark, text } = line;
  if (mark === '---' || mark === 'code' || isListed(line) || !hasWords(text)) return false;
  const isLabelled = !isTop || LABEL.test(text);
  if (mark === '' && isLabelled && isFact(text.replace(FIGURES_AFTER, ''), language)) return false;
  const isBrief = mark === '#' || countWords(text) <= MOST_WORDS;
  return isBrief && text.length <= LONGEST && !NO_NAME_END.test(text);
}

/** True for a title that consists of a dish's name and a colon: '## Chocolate Chip Cookies:'. */
function isTitleWithColon(line: Line, language: Language): boolean {
  const text = withoutColon(line.text);
  const isTitle = text !== line.text && (line.mark === '#' || line.level === BOLD);
  return isTitle && mayBeName({ ...line, text }, false, language) && !language.beginsWith('chat', text);
}

function isPlainName({ level, text }: Line, isTop: boolean, language: Language): boolean {
  if (level !== 0 || isSentence(text) || SENTENCE_END.test(text) || countWords(text) >= MOST_WORDS - 1)
    return false;
  return !language.beginsWith('chat', text) && (isTop || !hasNumber(text.replace(FIGURES_AFTER, '')));
}

function stressedIn(text: string, language: Language): string {
  const lines = text
    .slice(0, OPENING_CHARS)
    .split('\n')
    .filter((line) => !NOT_OPENING.test(line));
  const [, name = ''] = IN_BOLD.exec(lines.slice(0, OPENING_LINES).join('\n')) ?? [];
  const isName = !NO_NAME_END.test(name) && kindOf(name, language).kind === null && !/^\p{N}/u.test(name);
  return isName ? name : '';
}

/** Returns the dish's name after a label: 'Rice' for 'Recipe: Rice' and 'Side dish: Rice'. */
function labelledName(text: string, language: Language): string {
  const [, label = '', value = ''] = LABEL.exec(text) ?? [];
  const isOfName = IN_CAPITALS.test(label);
  const isLabel =
    !isOfName &&
    countWords(label) < 6 &&
    (['recipe', 'named', 'courses'] as const).some((field) => language.contains(field, label));
  const isName = value.length <= LONGEST && countWords(value) <= MOST_WORDS;
  return (isLabel || NUMBERED_LABEL.test(label)) && isName ? withoutPraise(value, language) : '';
}

function withoutSubtitle(name: string): string {
  return name.replace(SUBTITLE, '$1').replace(SUBTITLE_AFTER_DASH, '');
}

export function nameOfDish(written: string, language: Language): string {
  const own = (labelledName(written, language) || written).replace(FIGURES_AFTER, '');
  const name = withoutSubtitle(own.replace(OTHER_SCRIPT, ''))
    .replace(/\s*\p{Extended_Pictographic}.*$/u, '')
    .replace(/\s*[:\uff1a]$/, '')
    .replace(/^["\u201c\u201e\u00ab\u300c\u300e\u300a]|["\u201d\u201c\u00bb\u300d\u300f\u300b]$/gu, '');
  const bare = withoutWordRecipe(name, language).replace(/[\s:\uff1a,;*\u2013\u2014=!\uff01-]+$/, '');
  return upperFirst(bare.trim());
}

/**
 * Removes words that do not belong to a dish's name: returns 'Fried Rice' for 'Recipe for Fried Rice', 'Fried Rice
 * Recipe' and 'Fried Rice - a classic'.
 */
function withoutWordRecipe(name: string, language: Language): string {
  const { lead, last, subtitle } = language.once('words beside names', () => ({
    lead: new RegExp(`^(?:${language.source('praise')}\\s)?${language.source('recipeFor')}\\s?`, 'u'),
    last: new RegExp(`[\\s-]*${language.source('recipe')}$`, 'u'),
    subtitle: new RegExp(`\\s+[\\u2013\\u2014-]\\s+${language.source('articles')}\\s.*$`, 'u'),
  }));
  const lower = lowerCase(name);
  const from = lead.exec(lower)?.[0].length ?? 0;
  const end = [subtitle, last].map((sign) => lower.search(sign)).filter((index) => index > from);
  return name.slice(from, Math.min(name.length, ...end));
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
