import { unitAt } from '../numbers/unitWords.ts';
import { allMatches } from '../words/allMatches.ts';
import { L } from '../words/letters.ts';
import { remembered } from '../words/remembered.ts';
import { type Alike, alikeIn, fold, isOneOf, type Word, wordsOf } from '../words/words.ts';
import {
  AMOUNTS,
  AND,
  EASTERN,
  EASTERN_AMOUNTS,
  EASTERN_SPELLINGS,
  isDescribing,
  isForm,
  isOther,
  KIND_LAST,
  KIND_PREFIX,
  KIND_UNSPACED,
  KINDS,
  listOf,
  MAKES,
  NO_KIND,
  OR,
  type Side,
  SPELLINGS,
  TAIL,
  TAP,
  VARIETIES,
} from './wordsAroundFoods.ts';

/** No line of ingredients is longer, and the patterns below are slow on long texts. */
const MAX_CHARS = 300;

/** '鸡腿 2只，切块'. */
const NAME_AND_AMOUNT = /^[^,:;،、，\p{N}]{1,40}\p{N}/u;
const AMOUNT_FIRST = /^(?:[^,:–—]{0,60}[:–—] ?)?\P{L}{0,20}\p{N}/u;
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|（[^（）]*）/g;
/** A comma may be part of a figure ('1,5'); a short unit may end the line ('penne 350 g'). */
const PIECE_END = /[,;:،、，](?!\d)|\s[-–—]\s|\s(?=[\d.,]{1,6} ?(?:k?g|[mcd]?l)$)/u;
/** As in '2 to 3'. */
const RANGE = /(?<=\p{N})\s(?:to|bis)\s(?=\p{N})/gu;
/** 'En polvo' and 'i tern' join nothing to the food. */
export const IN_FORM =
  /(?<=\s)(?:en(?= polvo| rama| rodaja| trozo| dado| tira| cubo| poudre| morceaux| dés| cubes)|i(?: små| store?| stora| tunna| tynde| två| tre| fyra| to| fire)?(?= (?:tern|bit|skiv|tärning|strim|stykker|kost|plast)))/giu;
/** 'Fromage de chèvre en bûche'; in Dutch, 'en' is an 'and'. */
const ROMANCE_FORM =
  / en (?<=(?:^|\P{L})(?:de|du|des|del|d['’]) ?\p{L}.{0,60} en )(?!poudre|polvo|grain|het|een|zout|peper)\p{L}[^,;(]*/iu;
/** It is written together with what follows; 'ورق' is a leaf. */
export const ARABIC_AND = /(?<=\p{sc=Arab} )و(?!رق|رد)(?=\p{sc=Arab}{3})/gu;
/** Units of two words, and what only says how the meat was cut. */
const NO_NAME = new RegExp(
  String.raw`(?:su|çay|çorba|yemek|tatlı) (?:barda|kaşı)ğı(?:ndan (?:\d|bir) parmak (?:eksik|az|fazla))?|(?<=x[ií]caras? )de ch[áa](?= de )|\b(?:skin|bone|rib|shell|tails?)[- ](?:on|in|off)\b|\bdo [${L}]{2,}[nc]ia\b|(?<= )(?:à chair|a pasta) [${L}]+|(?<= )(?:sott|all)['’]olio|(?<= )a (?:dadini|cubetti|fett[${L}]+|rondelle|striscioline|pezz[${L}]+|spicchi|listarelle)|(?<= )(?:i ol(?:ja|je|ie)n?|à l['’]huile|au naturel|en (?:aceite|conserva|conserve|lata))(?![${L}])|\bgran(?:os|i) d[ei] |\bgrains de |\bgrãos de |\bdo smaku|del? d[ií]a anterior|de la veille|del giorno prima|room[- ]temp[${L}]+|shelf[- ]stable|(?<= )(?:uten|utan|uden|ohne|sans|sin|senza|sem|zonder|without|bez|без) [${L}]+ (?:og|och|und|et|y|e|en|and|i|и|oder|or|ou|o|eller) [${L}]+|(?<![${L}])[${L}]+ için(?= [${L}])|^[\p{N} ]+(?=(?:whole )?cloves?$)|(?<![${L}])[${L}]+ के लिए|(?<= )à \d+ ?(?:k?g|[mcd]?l)(?![${L}])|\d+ ?%`,
  'giu',
);
/** 'Parmesan or other hard cheese'. */
const OR_OTHER =
  / (?:or|oder|ou|u|o|of|lub|eller|или|veya) (?:(?:an)?other|andere[rsnm]?|autre|otr[oa]|altr[oa]|outr[oa]|inn\p{L}{1,3}|ann[ae][nt]|annet|anden|друг\p{L}+|başka)(?!\p{L})[^,;()]*/giu;
/** 'Broccoli: 1 small head'. */
const NAME_FIRST = /^[^:：\p{N}]{2,40}[:：]\s?\p{N}/u;
const MAX_WORD_CHARS = 40;
const ROMANCE = /(?<!\p{L})(?:(?:de|du|di|del|da) |d['’])(?=\p{L})/gu;
/** 'Lait de coco' is no milk. */
const ROMANCE_OF =
  /(?<!\p{L})(?:(?:de|du|des|di|del|della|do|da|dos|das|al|alla|au|aux|a|com|con|avec)[ -]|d['’])(\p{L}+)/gu;
const DUTCH = /(?<!\p{L})(?:het|een|zout|tl|theelepels?|eetlepels?)(?!\p{L})/u;
/** Of 'zest of 1 lemon and juice of 5', the juice is of the same. */
const PARTS = listOf(
  'juice zest rind peel greens cascara piel corteza saft schale abrieb jus zeste zumo jugo ralladura succo scorza buccia sumo suco raspa ' +
    'sap rasp schil skal skall sok skorka сок цедра',
);
/** Words that only look like a unit. */
const FOOD = /pac?k choi|(?<!\p{N}\s?)cloves?$/iuy;

/** In Turkish; elsewhere, where more follows, an article. */
const FLOUR = 'un';

/** The words that name one food, in their order. */
export type Food = string[];
type Language = { alike: Alike; isDescribed: (word: string) => boolean };
/** `needs`: what has to be there, each with its alternatives. */
type Piece = { name: string; needs: Food[][]; isCounted: boolean };

/**
 * Tells whether an ingredient is on this list. Where it is unsure it is not: a missing ingredient is worse than one too many.
 * `recipe`: the text that the ingredients stand in, which tells the language.
 */
export function readList(onHand: readonly string[], recipe: string): (ingredient: string) => boolean {
  const names = new Set(onHand.map((item) => fold(item.trim())));
  const isNamed = (text: string) => names.has(fold(text.trim()));
  const had = [...TAP, ...onHand].flatMap(needsOf).flatMap((foods) => (foods.length === 1 ? foods : []));
  const text = `${onHand.join(' ')} ${recipe}`;
  const language = { alike: alikeIn(text), isDescribed: describedIn(text) };
  return (ingredient) => {
    const others = ingredient.match(BRACKETS)?.map((text) => text.slice(1, -1)) ?? [];
    if (isNamed(nameOf(ingredient)) || others.some(isNamed)) return true;
    const needs = needsOf(ingredient);
    const whole = needs.filter((foods) => !isPartOfOther(foods));
    const asked = whole.length > 0 ? whole : needs;
    const isThere = (foods: Food[]) =>
      wholeOnes(foods).some((food) => had.some((item) => covers(item, food, language)));
    const [first] = asked;
    if (first && NAME_FIRST.test(ingredient) && isThere(first)) return true;
    return asked.length > 0 && asked.every(isThere);
  };
}

/** '2 ripe tomatoes, chopped' -> 'ripe tomatoes'. Never empty unless the line is. */
export function nameOf(ingredient: string): string {
  const names = piecesOf(ingredient).map(({ name }) => name);
  return names.join(', ') || ingredient.trim();
}

/** In 'chicken or vegetable stock' the first is short for 'chicken stock', in 'honey or maple syrup' it is not. */
export function wholeOnes(foods: Food[]): Food[] {
  const longest = Math.max(...foods.map(({ length }) => length));
  const [first] = foods;
  const other = foods.find((food) => food.length === longest) ?? [];
  const isWhole =
    first?.every((word) => !isVariety(word, other) && !isOther(word)) && !MAKES.has(other.at(-1) ?? '');
  return foods.filter((food) => food.length === longest || (food === first && isWhole));
}

function isPartOfOther(foods: Food[]): boolean {
  return foods.every((food) => food.every((word) => PARTS.has(word)));
}

function covers(had: Food, asked: Food, { alike, isDescribed }: Language): boolean {
  if (isKind(had, asked) || isKind(asked, had)) return true;
  const [longer, shorter] = asked.length > had.length ? [asked, had] : [had, asked];
  const isSame = (one: string, other: string) =>
    alike(one, other) || isKindOf(one, other, alike) || isKindOf(other, one, alike);
  const side = longer === asked ? 'had' : 'asked';
  return !!restOf(longer, shorter, isSame)?.every(
    (word) =>
      isVariety(word, shorter, side, alike) ||
      isKind(shorter, [word]) ||
      (longer.indexOf(word) > 0 && isDescribed(word)),
  );
}

/** 'Blattspinat' is spinach, '大白菜' is '白菜'. */
function isKindOf(one: string, other: string, alike: Alike): boolean {
  if (EASTERN.test(other)) {
    const rest = one.replace(other, ' ').trim();
    if (one.endsWith(other) && KIND_LAST.test(one) && KIND_LAST.test(other)) return true;
    return one.includes(other) && rest !== '' && KIND_UNSPACED.test(rest);
  }
  return other.length > 2 && behindPrefix(one).some((rest) => alike(rest, other));
}

/** Of 'blattspinat', 'spinat'. */
const behindPrefix = remembered((word) => {
  if (word.length > MAX_WORD_CHARS || NO_KIND.test(word)) return [];
  const rests = Array.from(word, (_, cut) => word.slice(cut));
  return rests.filter((rest) => KIND_PREFIX.test(word.slice(0, -rest.length)));
});

/** Where adjectives stand behind what they describe, most of them make no other food of it: 'batatas farinhentas', 'lentejas pardinas'. */
function describedIn(text: string): (word: string) => boolean {
  const folded = fold(text);
  if ((folded.match(ROMANCE)?.length ?? 0) < 2 || DUTCH.test(folded)) return () => false;
  const others = new Set(allMatches(ROMANCE_OF, folded).map(([, word = '']) => word));
  return (word) => !others.has(word) && !isOther(word);
}

/** 'Pasta' and 'spaghetti', whichever is the one on hand. */
function isKind([general = '', ...more]: Food, food: Food): boolean {
  return more.length === 0 && kindsOf(general).some(({ kinds }) => isOneOf(kinds, food.at(-1) ?? ''));
}

const kindsOf = remembered((word) => KINDS.filter(({ general }) => isOneOf(general, word)));

export function isVariety(word: string, food: Food, except?: Side, alike?: Alike): boolean {
  const isIn = (list: Set<string>, one: string) =>
    isOneOf(list, one) || (alike !== undefined && [...list].some((other) => alike(one, other)));
  return VARIETIES.some(
    ({ foods, side, words }) =>
      side !== except && isIn(words, word) && food.some((other) => isIn(foods, other)),
  );
}

/** The words of the longer one that the shorter lacks, or undefined where the longer does not hold all of the shorter in its order. */
function restOf(longer: Food, shorter: Food, alike: Alike): Food | undefined {
  let at = 0;
  const rest = longer.filter((word) => {
    const next = shorter[at];
    const isNext = next !== undefined && alike(word, next);
    if (isNext) at += 1;
    return !isNext;
  });
  return at === shorter.length ? rest : undefined;
}

export function needsOf(line: string): Food[][] {
  return piecesOf(line).flatMap(({ needs }) => needs);
}

const piecesOf = remembered((line: string): Piece[] => {
  if (line.length > MAX_CHARS) return [];
  const plain = line
    .replace(BRACKETS, ' ')
    .replace(OR_OTHER, '')
    .replace(ROMANCE_FORM, '')
    .replace(RANGE, '–')
    .replace(ARABIC_AND, 'و ')
    .replace(NO_NAME, ' ')
    .replace(IN_FORM, ' ')
    .replace(/(?<=\p{L})(?:または|或者?)(?=\p{L})/gu, ' $& ');
  const amounts = EASTERN.test(line) ? EASTERN_AMOUNTS : [];
  const text = amounts
    .reduce((said, amount) => said.replace(amount, ' '), plain)
    .trim()
    .replace(/^の/, '');
  const pieces = text
    .split(PIECE_END)
    .map(readPiece)
    .filter(({ needs }) => needs.length > 0);
  // After an amount, a comma begins the preparation; without one it may begin another ingredient.
  return AMOUNT_FIRST.test(line) || NAME_AND_AMOUNT.test(line)
    ? pieces.filter(({ isCounted }, at) => at === 0 || isCounted)
    : pieces;
});

function readPiece(written: string): Piece {
  const text = written.trim();
  const words = wordsOf(text);
  const said = words.slice(leadOf(text, words));
  const tail = said.findIndex(({ folded }) => TAIL.has(folded));
  const ends = tail > 0 && !said.slice(tail).some(({ folded }) => AND.has(folded));
  return {
    name: text.slice(said[0]?.start, ends ? said[tail]?.start : undefined).trim(),
    needs: splitAt(said, AND)
      .filter((part, at, parts) => !(at > 0 && isFormed(part) && isFormed(parts[at - 1] ?? [])))
      .map((part) =>
        splitAt(part, OR)
          .map((one) => foodOf(text, one))
          .filter(({ length }) => length > 0),
      )
      .filter(({ length }) => length > 0),
    isCounted: /^\p{N}/u.test(text),
  };
}

/** Of 'spinaci lessati e strizzati', both parts end in what was done to it. */
function isFormed(words: Word[]): boolean {
  const last = words.at(-1);
  return last !== undefined && isForm(last.folded, last.written, false);
}

function splitAt(words: Word[], joints: Set<string>): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (joints.has(word.folded)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

/** Counts the words before the name: in '2 large cans of tomatoes', four. */
function leadOf(text: string, words: Word[]): number {
  let lead = 0;
  for (let at = 0; at < words.length; ) {
    const { folded, start } = words[at] as Word;
    FOOD.lastIndex = start;
    const unit = FOOD.test(text) || beginsWord(text, start) ? undefined : unitAt(text, start);
    const isLead = unit || isAmount(words, at) || AND.has(folded) || OR.has(folded);
    if (!isLead && !isDescribing(folded)) break;
    at += unit ? words.filter((word) => word.start >= start && word.start < unit.end).length : 1;
    if (isLead) lead = at;
  }
  return lead;
}

/** In writings without blanks a unit stands behind a figure: '玉ねぎ' begins with one that is none. */
function beginsWord(text: string, start: number): boolean {
  return EASTERN.test(text.charAt(start)) && !/\p{N}\s?$/u.test(text.slice(0, start));
}

function isAmount(words: Word[], at: number): boolean {
  const { folded } = words[at] as Word;
  return isOneOf(AMOUNTS, folded) && !(folded === FLOUR && at === words.length - 1);
}

function foodOf(text: string, words: Word[]): Food {
  const said = words.slice(leadOf(text, words));
  const tail = said.findIndex(({ folded }) => TAIL.has(folded));
  const kept = tail < 0 ? said : said.slice(0, tail);
  const first = kept.find(({ folded }, at) => !isAmount(kept, at) && !isDescribing(folded))?.start;
  const written = new Map(kept.map((word) => [word.folded, word]));
  const of = kept.findIndex(({ folded }) => folded === 'of');
  const inOrder = of < 0 ? kept : [...kept.slice(of + 1), ...kept.slice(0, of)];
  const food = spell(inOrder.map(({ folded }) => folded)).filter(
    (word, at, all) =>
      (at === all.length - 1 && word === FLOUR) || !(isOneOf(AMOUNTS, word) || isDescribing(word)),
  );
  return food.filter((word) => {
    const as = written.get(word);
    return !isForm(word, as?.written ?? word, !as || as.start === first);
  });
}

export function spell(words: string[]): string[] {
  const said = words.join(' ');
  const spellings = EASTERN.test(said) ? EASTERN_SPELLINGS : SPELLINGS;
  const text = spellings.reduce((spelt, [written, usual]) => spelt.replace(written, usual), said);
  return text.split(' ').filter((word) => word !== '');
}
