import { countWords, hasWords } from '../lines/looks.ts';
import { lowerCase } from '../words/fold.ts';
import type { Words } from '../words/readyLanguage.ts';
import { kindOf } from './titles.ts';

type Candidate = { name: string; points: number };

const SENTENCE = /[^.!?\u3002\uff01\uff1f\u0964\n]+[.!?\u3002\uff01\uff1f\u0964]*/gu;
const MOST_SENTENCES = 6;
const MOST_CHARS = 1_200;
const LONGEST = 100;
const MOST_WORDS = 9;
const MOST_WORDS_BEFORE = 6;
const MOST_TIMES = 2;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;
const PUNCTUATION =
  '[.!?,;:\\u3002\\uff01\\uff1f\\u0964\\u060c\\uff0c\\uff1a\\u3001\\n"\\u201c\\u201d\\u00ab\\u00bb(\\uff08]|\\s[\\u2013\\u2014-]\\s|\\u2014';
/** 'Tarte au Citron': short words may stand between names. */
const CAPITALS =
  /(?<!\p{L})\p{Lu}[\p{L}'\u2019-]+(?:\s(?:(?:\p{Ll}{1,4}|&)\s){0,2}\p{Lu}[\p{L}'\u2019-]+){1,5}(?!\p{L})/gu;
const BEHIND_COLON = /[:\uff1a]\s+(\p{L}[^:\uff1a]*)$/u;

/** The name in 'Sure! Here is a recipe for challah that you can try:', or ''. What is named again in the text wins. */
export function nameInSentences(opening: string, text: string, asked: string[], words: Words): string {
  const all = lowerCase(text.slice(0, 12_000));
  const sentences = opening.slice(0, MOST_CHARS).match(SENTENCE)?.slice(0, MOST_SENTENCES) ?? [];
  const found = sentences.flatMap((sentence, at) =>
    [...candidatesIn(sentence, text, words), ...subjectOf(sentence, asked, words)].map(({ name, points }) => {
      const bare = withoutPraise(name, words);
      const times = Math.min(MOST_TIMES, all.split(lowerCase(bare)).length - 2);
      return { name: bare, points: points + 0.75 * Math.max(0, times) - at / 10 };
    }),
  );
  const names = found.filter(({ name }) => isName(name, words));
  return names.sort((one, other) => other.points - one.points)[0]?.name ?? '';
}

function candidatesIn(sentence: string, text: string, words: Words): Candidate[] {
  const { recipeFor, suggest, suggested, ends, limit } = words.once('names in sentences', () =>
    patternsOf(words),
  );
  const lower = lowerCase(sentence);
  const behind = (leads: RegExp, points: number): Candidate[] =>
    [...lower.matchAll(leads)].map(({ 0: lead, index }) => {
      const from = index + lead.length;
      const rest = sentence.slice(from, from + LONGEST);
      const end = lowerCase(rest).search(ends);
      // 'A real classic: meatballs.'
      const isAnnounced = /^[:\uff1a]./u.test(rest.slice(Math.max(0, end)));
      return { name: end < 0 ? rest : rest.slice(0, end), points: isAnnounced ? points - 1 : points };
    });
  const before = [...lower.matchAll(suggested)].map(({ index }) => {
    const name = sentence.slice(Math.max(0, index - LONGEST), index);
    const limits = [...lowerCase(name).matchAll(limit)];
    const last = limits.findLast((one) => hasWords(name.slice(one.index + one[0].length)));
    const own = last ? name.slice(last.index + last[0].length) : name;
    const bare = withoutPraise(own, words);
    return { name: countWords(bare) <= MOST_WORDS_BEFORE ? bare : '', points: 3 };
  });
  const [, colon = ''] = BEHIND_COLON.exec(sentence) ?? [];
  const isClosed = /[.!\u3002\uff01]$/.test(sentence.trim());
  const end = lowerCase(colon).search(ends);
  const behindColon =
    isClosed || end > 0 ? [{ name: end < 0 ? colon : colon.slice(0, end), points: 2.25 }] : [];
  return [
    ...behind(recipeFor, 4),
    ...behind(suggest, 2.5),
    ...before,
    ...behindColon,
    ...capitalsIn(sentence, text),
  ];
}

/** 'Lemon chicken is a fine choice', of chicken. */
function subjectOf(sentence: string, asked: string[], words: Words): Candidate[] {
  const { ends } = words.once('names in sentences', () => patternsOf(words));
  const name = sentence.slice(0, Math.max(0, lowerCase(sentence).search(ends))).trim();
  const foods = asked.flatMap((food) => lowerCase(food).match(/[\p{L}\p{M}]{3,}/gu) ?? []);
  const isOfAsked = foods.some((food) => lowerCase(name).includes(food));
  return isOfAsked && countWords(name) > 1 && countWords(name) <= MOST_WORDS ? [{ name, points: 1 }] : [];
}

/** Of a language that writes all nouns large, none of them stands small in the text. */
function capitalsIn(sentence: string, text: string): Candidate[] {
  return [...sentence.matchAll(CAPITALS)].flatMap(({ 0: name }) => {
    const own = name.match(/\p{Lu}\p{L}{2,}/gu) ?? [];
    return own.some((word) => text.includes(lowerCase(word))) ? [{ name, points: 1.5 }] : [];
  });
}

function isName(name: string, words: Words): boolean {
  if (name.length < 2 || /^\p{N}/u.test(name) || countWords(name) > MOST_WORDS) return false;
  const lower = lowerCase(name);
  return (
    kindOf(name, words).kind === null &&
    !words.beginsWith('chat', lower) &&
    !words.beginsWith('named', lower) &&
    !words.beginsWith('recipe', lower)
  );
}

/** 'Fried rice' of 'a simple and delicious fried rice'. What is written large belongs to the name. */
export function withoutPraise(name: string, words: Words): string {
  const { praise, tail } = words.once('praise', () => ({
    praise: new RegExp(
      `^(?:${words.source('articles')}|${words.source('praise')}|${words.source('and')})[\\s,]*`,
      'u',
    ),
    tail: new RegExp(
      `[\\s,]+(?:${['and', 'with', 'articles', 'for'].map((field) => words.source(field as 'and')).join('|')})$`,
      'u',
    ),
  }));
  let bare = name.trim().replace(/^[\s"'\u201c\u201e\u00ab*-]+|[\s"'\u201d\u201c\u00bb*-]+$/g, '');
  if (UNSPACED.test(bare)) {
    const all = words.once('praise anywhere', () => new RegExp(`^.*${words.source('praise')}`, 'u'));
    return bare.slice(all.exec(lowerCase(bare))?.[0].length ?? 0).trim();
  }
  for (let found = praise.exec(bare); found; found = praise.exec(bare)) bare = bare.slice(found[0].length);
  return bare.slice(0, tail.exec(lowerCase(bare))?.index ?? bare.length).trim();
}

function patternsOf(words: Words) {
  const ends = `${PUNCTUATION}|(?<=\\s|^|[\\u3040-\\ud7af])${words.source('ends')}`;
  return {
    recipeFor: new RegExp(words.source('recipeFor'), 'gu'),
    suggest: new RegExp(words.source('suggest'), 'gu'),
    suggested: new RegExp(`[\\s-]*${words.source('suggested')}`, 'gu'),
    ends: new RegExp(ends, 'u'),
    limit: new RegExp(`${ends}|${words.source('articles')}`, 'gu'),
  };
}
