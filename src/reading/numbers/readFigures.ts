import type { UnitKind } from '../languages/languageWords.ts';
import { groupSignOf, isLarge, numberIn, VULGAR } from '../words/figures.ts';
import { rememberedIn } from '../words/fold.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';
import { codeOf } from './codeOf.ts';

type Unit = { kind: UnitKind; start: number; end: number };
/** A number of a line, with its unit. Places are those in the line, `before` and `after` are coded. */
export type Figure = {
  start: number;
  end: number;
  unitEnd: number;
  low: number;
  /** Of a range, the text between its ends, and its upper end. Otherwise '' and the same as `low`. */
  joint: string;
  high: number;
  groupSign: string;
  unit: Unit | undefined;
  isSize: boolean;
  /** A length, a time, a share, part of a name, or the size of each of several: it must not be scaled. */
  isNoAmount: boolean;
  isInBrackets: boolean;
  isAbout: boolean;
  before: string;
  after: string;
};

/** No line of ingredients is longer. */
const MAX_CHARS = 300;
/** In flour (405) the number is part of the name: nobody takes so many of anything. */
export const HIGHEST_COUNT = 99;
/** In '1-15 oz can' the dash is no range, but stands between a count and a size. */
const WIDEST_RANGE = 5;
const KIND_OF: Record<string, UnitKind> = {
  ...{ M: 'metric', W: 'weight', S: 'spoon', C: 'container', K: 'piece', L: 'length' },
};
const AND = '(?:[\\s-]|\\s?A_*\\s?)';
const SLASH = '\\d{1,2}\\s?/\\s?\\d{1,2}';
/** The order matters: '1 1/2' must not be read as '1'. */
const NUMBER = [
  `\\d{1,4}_*${AND}${SLASH}`,
  SLASH,
  `\\d{1,4}_*(?:[\\s-]?${VULGAR}(?!_)|\\s?A_*\\s?${VULGAR}_*|${VULGAR}_*)`,
  `${VULGAR}_*`,
  "\\d{1,3}(?:['\\u00a0\\u202f\\u2009]\\d{3}| 000)",
  '\\d{1,4}(?:[.,]\\d{1,3})?_*',
  '(?<!\\d)[.,]\\d{1,3}',
].join('|');
const JOINT = '\\s?[-~]\\s?|-?\\s[TO]_*\\s|\\s-\\s|T_*|\\sT_*';
const FIGURE = new RegExp(
  `(?<![\\dy$A-Z_]|[yxA-Z_\\d]-|\\d[.,:/])(?:(${NUMBER})(?:(${JOINT})(${NUMBER}))?(?!${VULGAR}|\\d|\\s?/\\s?\\d|[-.,:]\\d)|(N_*)(?=\\s(?:D_*\\s)?[MWS]))`,
  'g',
);
const BEHIND_LETTERS = new RegExp(FIGURE.source.replace('y$A-Z_', 'y$'), 'g');
const UNIT = /^([\s-]{0,2}(?:D_*\s?)?)([MWSCKL])_*/;
/** Behind the size of each: '1 (15-ounce) can', '2 x 400 g tins'. */
const SIZED_UNIT =
  /^(\s?(?:D_*\s?)?(?:\([^()]{1,30}\)\s(?:D_*\s)?(?=[CK])|X?\s\d{1,4}(?:[.,/]\d{1,2})?[\s-]?[MW]_*\.?\s(?=C)))([CK])_*/;
const OF = '(?=\\s*(?:$|[,;:.()=]|F))';
const MORE = new RegExp(
  `^\\.?(?:\\s(?:A_*\\s?)?(?=(?:${SLASH}|${VULGAR}_*)${OF})|\\s?(?=${VULGAR}_*(?:x|\\s|$)))(${SLASH}|${VULGAR}_*)`,
);
const MORE_OF_THING = new RegExp(`^\\s(y{2,20}(?:\\sy{2,20})?)\\sA_*\\s(${SLASH}|${VULGAR}_*)${OF}`);
const GRAMS = new RegExp(`^\\s(\\d{3})${OF}`);
const NO_AMOUNT = /^(?:-[A-Zyx]|\s?%|\.\s|\s?[MW]_*-[yA-Z]|\s{0,2}F_*\s[N1]|\s{0,2}L)/;
const EACH = /^[^(),;\d]{0,40}?(?:\/ ?[\d.,]+[^(),;\d]{0,12})?(?:E_*\.?\s*(?:[),;]|$)|Q)/;
const ABOUT = /(?:U_*\s?)?(?:[~B]_*\.?\s?){0,2}$/;
const TOTAL = /^[^()]{0,20}U/;

/** Each line is read to be scaled, to be bought and to be named in a step. */
export const readFigures = rememberedIn(figuresIn, MAX_CHARS);

function figuresIn(text: string, language: FoodLanguage): Figure[] {
  if (text.length > MAX_CHARS) return [];
  const coded = codeOf(text, language);
  const figures: Figure[] = [];
  for (const match of coded.matchAll(language.isUnspaced ? BEHIND_LETTERS : FIGURE)) {
    if (match.index < (figures.at(-1)?.unitEnd ?? 0)) continue;
    figures.push(readFigure(text, coded, language, match));
  }
  return figures;
}

function readFigure(text: string, coded: string, language: FoodLanguage, match: RegExpExecArray): Figure {
  const { 0: all, 1: first = '1', 2: between = '', 3: last = first, index } = match;
  const end = index + all.trimEnd().length;
  const rest = coded.slice(end);
  const measure = unitAt(coded, end);
  const more = moreAt(text, coded, end, measure, language);
  const unit = measure ?? more?.unit;
  const low = numberIn(first, language.decimal) + (more?.value ?? 0);
  const high = numberIn(last, language.decimal) + (more?.value ?? 0);
  const isNumber = between ? high > low && high <= low * WIDEST_RANGE : low > 0;
  const before = coded.slice(0, index);
  const isSize = isSizeOfEach(coded, end, measure);
  const isThousandOrCount = language.decimal === ',' && /^ \d{3}(?![\d-])/.test(rest);
  return {
    start: index,
    end,
    unitEnd: more?.end ?? unit?.end ?? end,
    low,
    joint: between && text.slice(index + first.length, index + first.length + between.length),
    high,
    groupSign: groupSignOf(first, language.decimal) || groupSignOf(last, language.decimal),
    unit,
    isSize,
    isNoAmount:
      !isNumber ||
      (low < 1 && !unit && /_\sF/.test(coded.slice(end - 1))) ||
      (!unit && /^[yx]/.test(rest)) ||
      isThousandOrCount ||
      isSize ||
      NO_AMOUNT.test(rest) ||
      EACH.test(rest) ||
      /%$|Q_*\s?$|E_*[K]_*$/.test(before.replace(ABOUT, '')),
    isInBrackets: before.lastIndexOf('(') > before.lastIndexOf(')'),
    isAbout: ABOUT.exec(before)?.[0] !== '' || TOTAL.test(coded.slice(unit?.end ?? end)),
    before: before.replace(ABOUT, ''),
    after: coded.slice(more?.end ?? unit?.end ?? end),
  };
}

function unitAt(coded: string, at: number): Unit | undefined {
  const rest = coded.slice(at);
  const found = UNIT.exec(rest) ?? SIZED_UNIT.exec(rest);
  const kind = KIND_OF[found?.[2] ?? ''];
  if (!found || !kind || kind === 'length') return undefined;
  return { kind, start: at + (found[1]?.length ?? 0), end: at + found[0].length };
}

/** What makes a number larger behind its unit: '2 tazas y media', '1 kg 500'. */
function moreAt(text: string, coded: string, end: number, unit: Unit | undefined, { decimal }: FoodLanguage) {
  const from = unit?.end ?? end;
  const rest = coded.slice(from);
  const found = unit ? MORE.exec(rest) : MORE_OF_THING.exec(rest);
  if (found) {
    const [all, name = '', fraction = name] = found;
    const thing: Unit = { kind: 'piece', start: end + 1, end: end + 1 + name.length };
    return { value: numberIn(fraction, decimal), unit: unit ?? thing, end: from + all.length };
  }
  const grams = unit && isLarge(text.slice(unit.start)) ? GRAMS.exec(rest) : null;
  return grams ? { value: Number(grams[1]) / 1000, unit, end: from + grams[0].length } : undefined;
}

/** In '15 oz. can' and in '4-pound chicken' nobody wants a larger one. */
function isSizeOfEach(coded: string, end: number, unit: Unit | undefined): boolean {
  if (unit?.kind !== 'metric' && unit?.kind !== 'weight') return false;
  const next = unitAt(coded.slice(unit.end).replace(/^\./, ''), 0);
  return coded.startsWith('-', end) || next?.kind === 'container';
}
