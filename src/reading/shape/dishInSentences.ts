import { countWords, hasNumber, UNSPACED } from '../lines/looks.ts';
import { lowerCase } from '../words/fold.ts';
import type { Language } from '../words/language.ts';
import { SENTENCE_ENDS } from '../words/signs.ts';
import { kindOf } from './titles.ts';

type Candidate = { name: string; points: number };

const SENTENCE = new RegExp(`(?:[^${SENTENCE_ENDS}\\n]|\\.(?=\\S))+[${SENTENCE_ENDS}]*`, 'gu');
const MOST_SENTENCES = 7;
const MOST_CHARS = 1_200;
const LONGEST = 100;
const MOST_WORDS = 9;
const MOST_WORDS_BEFORE = 6;
const MOST_TIMES = 2;
const FEWEST_POINTS = 0.4;
const PUNCTUATION = `[${SENTENCE_ENDS},;:\u060c\uff0c\uff1a\u3001\\n"\u201c\u201d\u00ab\u00bb(\uff08]|\\s[\u2013\u2014-]\\s|\u2014`;
const AFTER_COLON = /[:\uff1a]\s+(\p{L}[^:\uff1a]*)$/u;
const QUOTED =
  /["\u201c\u201e\u00ab\u300c\u300e]([^"\u201c\u201d\u201e\u00ab\u00bb\u300c\u300d\u300e\u300f]{2,60}?)[,.!?]?["\u201d\u201c\u00bb\u300d\u300f]/gu;
/** Matches a pronunciation such as 'Kohld-skoh-l'. */
const PRONOUNCED = /^\p{L}+(?:-\p{L}+){2,}$/u;
/** Matches capitalised words, with short words between them: 'Tarte au Citron'. */
const CAPITALS =
  /(?<!\p{L})\p{Lu}[\p{L}'\u2019-]+(?:\s(?:(?:\p{Ll}{1,4}|&)\s){0,2}\p{Lu}[\p{L}'\u2019-]+){1,5}(?!\p{L})/gu;

/**
 * Returns the dish's name in an introduction such as 'Here is a recipe for challah that you can try:'. Returns '' if
 * the introduction names no dish.
 */
export function nameInSentences(
  opening: string,
  text: string,
  requested: readonly string[],
  language: Language,
): string {
  const all = lowerCase(text.slice(0, 12_000));
  const sentences = opening.slice(0, MOST_CHARS).match(SENTENCE)?.slice(0, MOST_SENTENCES) ?? [];
  const found = sentences.flatMap((sentence, position) =>
    candidatesIn(sentence, text, requested, language).map(({ name, points }) => {
      const bare = withoutPraise(name, language);
      const times = Math.min(MOST_TIMES, all.split(lowerCase(bare)).length - 2);
      return { name: bare, points: points + Math.max(0, times) / 2 - position / 5 };
    }),
  );
  const names = found.filter(({ name, points }) => points > FEWEST_POINTS && isName(name, language));
  return names.sort((one, other) => other.points - one.points)[0]?.name ?? '';
}

function candidatesIn(
  sentence: string,
  text: string,
  requested: readonly string[],
  language: Language,
): Candidate[] {
  const patterns = language.once('names in sentences', () => patternsOf(language));
  const { recipeFor, suggest, suggested, ends, limit, subject } = patterns;
  const lower = lowerCase(sentence);
  const upTo = (rest: string) => rest.slice(0, (lowerCase(rest).search(ends) + 1 || rest.length + 1) - 1);
  const namesAfter = (leads: RegExp, points: number) =>
    Array.from(lower.matchAll(leads), ({ 0: lead, index }) => {
      const rest = sentence.slice(index + lead.length, index + lead.length + LONGEST);
      const name = upTo(rest);
      // Gives fewer points to words before a colon, because the dish's name may follow the colon: 'A real classic: meatballs.'
      const isAnnounced = /^[:\uff1a]./u.test(rest.slice(name.length));
      return { name, points: isAnnounced ? points - 1 : points };
    });
  const namesBefore = Array.from(lower.matchAll(suggested), ({ 0: word, index }) => {
    const rest = sentence.slice(Math.max(0, index - LONGEST), index);
    // Keeps capitalised words before 'recipe', which belong to the dish's name, as in 'a Classic Stew recipe'.
    const last = [...rest.matchAll(limit)].at(-1);
    const name = withoutPraise(last ? rest.slice(last.index + last[0].length) : rest, language);
    // Gives fewer points to a single lower-case word before 'recipe', because it may only describe the recipe: 'A well-rounded recipe'.
    const isDescription = !/[\s\p{Lu}\p{Lo}]/u.test(name) && language.isExactly('recipe', word.trim());
    return { name: countWords(name) <= MOST_WORDS_BEFORE ? name : '', points: isDescription ? 0.2 : 3 };
  });
  const colon = AFTER_COLON.exec(sentence)?.[1] ?? '';
  const isClosed = /[.!\u3002\uff01]$/.test(sentence.trim()) || upTo(colon) !== colon;
  const [, opener = '', named = ''] = subject.exec(lower) ?? [];
  const first = sentence.slice(opener.length, opener.length + named.length);
  const quotes = Array.from(sentence.matchAll(QUOTED), ({ 1: name = '' }) => ({
    name: isWorthQuoting(name) ? name : '',
    points: 2.25,
  }));
  return [
    ...namesAfter(recipeFor, 4),
    ...namesAfter(suggest, 2.5),
    ...namesBefore,
    ...quotes,
    { name: isClosed ? upTo(colon) : '', points: 2.25 },
    // Includes the subject of a sentence, which may be the dish's name: 'The chola sandwich is a classic.'
    {
      name: countWords(first) <= MOST_WORDS_BEFORE ? lowerCase(first.charAt(0)) + first.slice(1) : '',
      points: 2.75,
    },
    ...requestedIn(upTo(sentence.trim()), requested),
    ...capitalsIn(sentence, text),
  ];
}

/** True if a phrase in quotes may be a dish's name. Excludes pronunciations, and single words in lower case. */
function isWorthQuoting(name: string): boolean {
  const isName = /^\p{Lu}/u.test(name) || /\p{Lo}/u.test(name) || name.includes(' ');
  return isName && !PRONOUNCED.test(name);
}

/** Suggests the beginning of a sentence as the dish's name if it contains a requested ingredient. */
function requestedIn(name: string, requested: readonly string[]): Candidate[] {
  const foods = requested.flatMap((food) => lowerCase(food).match(/[\p{L}\p{M}]{3,}/gu) ?? []);
  const namesRequested = foods.some((food) => lowerCase(name).includes(food));
  return namesRequested && countWords(name) > 1 ? [{ name, points: 1.5 }] : [];
}

/** Returns capitalised phrases with a word that is in lower case elsewhere. If a word is always capitalised, it may be a German noun. */
function capitalsIn(sentence: string, text: string): Candidate[] {
  return [...sentence.matchAll(CAPITALS)].flatMap(({ 0: name }) => {
    const own = name.match(/\p{Lu}\p{L}{2,}/gu) ?? [];
    return own.some((word) => text.includes(lowerCase(word))) ? [{ name, points: 1.5 }] : [];
  });
}

function isName(name: string, language: Language): boolean {
  if (name.length < 2 || hasNumber(name) || countWords(name) > MOST_WORDS) return false;
  const isChat = (['chat', 'named', 'recipe', 'remark', 'ends'] as const).some((field) =>
    language.beginsWith(field, name),
  );
  const isPraise = countWords(name) === 1 && language.isExactly('praise', name);
  return !isChat && !isPraise && kindOf(name, language).kind === null;
}

/** Removes articles and praise, but no capitalised words: 'a simple and delicious fried rice' becomes 'fried rice'. */
export function withoutPraise(name: string, language: Language): string {
  const { praise, tail, any } = language.once('praise', () => {
    const { source } = language;
    const first = `${source('articles')}|${source('praise')}|${source('and')}`;
    const last = `${source('and')}|${source('with')}|${source('articles')}|${source('for')}`;
    return {
      praise: new RegExp(`^(?:${first})[\\s,]*`, 'u'),
      tail: new RegExp(`[\\s,]+(?:${last})$`, 'u'),
      any: new RegExp(`^.*${source('praise')}`, 'u'),
    };
  });
  let bare = name.trim().replace(/^[\s"'\u201c\u201e\u00ab*-]+|[\s"'\u201d\u201c\u00bb*-]+$/g, '');
  if (UNSPACED.test(bare)) return bare.slice(any.exec(lowerCase(bare))?.[0].length ?? 0).trim();
  for (let found = praise.exec(bare); found; found = praise.exec(bare)) bare = bare.slice(found[0].length);
  return bare.slice(0, tail.exec(lowerCase(bare))?.index ?? bare.length).trim();
}

function patternsOf({ source }: Language) {
  const ends = `${PUNCTUATION}|(?<=\\s|^|[\\u3040-\\ud7af])${source('ends')}`;
  const aside = '(?:\\s?[,(][^.:\\n]{1,80}?[,)])?';
  return {
    recipeFor: new RegExp(source('recipeFor'), 'gu'),
    suggest: new RegExp(source('suggest'), 'gu'),
    suggested: new RegExp(`[\\s-]*${source('suggested')}`, 'gu'),
    ends: new RegExp(ends, 'u'),
    limit: new RegExp(`${ends}|(?<=\\s|^)(?:${source('articles')}|${source('praise')})`, 'gu'),
    // Matches the subject of a sentence: 'challah' in 'Of course, challah (or hallah) is a bread'.
    subject: new RegExp(
      `^(\\P{L}*(?:${source('chat')}(?:,\\s))?)([^,.:;()\\n]{2,60}?)${aside},?["\\u201d]?\\s${source('is')}(?=\\s)`,
      'u',
    ),
  };
}
