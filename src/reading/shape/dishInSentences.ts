import { countWords } from '../lines/looks.ts';
import { lowerCase } from '../words/fold.ts';
import { LETTERS, type Words } from '../words/readyLanguage.ts';
import { kindOf } from './titles.ts';

/** 'Tarte au Citron': short words may stand between names. */
const CAPITALS = /(?<!\p{L})\p{Lu}[\p{L}'\u2019-]+(?:\s(?:\p{Ll}{1,4}\s)?\p{Lu}[\p{L}'\u2019-]+)*/gu;
const MOST_SAID = 1_500;
const MOST_CAPITALS = 700;
const LONGEST = 100;
const MOST_TIMES = 4;

/** What stands behind 'a recipe for', and names in capitals. The one that comes again most often wins. */
export function nameBehindLead(opening: string, text: string, words: Words): string {
  const said = opening.slice(0, MOST_SAID);
  const all = lowerCase(text.slice(0, 12_000));
  const timesOf = (name: string) => all.split(lowerCase(name)).length - 1;
  const found = [...toldIn(said, words), ...capitalsIn(said, text, timesOf, words)]
    .filter(({ name }) => isName(name, words))
    .map(({ name, points }) => {
      const isProper = /\p{Lu}/u.test(name) ? 1 : 0;
      return { name, points: points + Math.min(MOST_TIMES, timesOf(name)) + isProper };
    });
  return found.sort((one, other) => other.points - one.points)[0]?.name ?? '';
}

function isName(name: string, words: Words): boolean {
  if (name.length < 3 || countWords(name) > 9 || /^\p{N}/u.test(name) || kindOf(name, words).kind !== null)
    return false;
  const lower = lowerCase(name);
  return lower.search(words.find('chat')) !== 0 && lower.search(words.find('recipe')) !== 0;
}

function toldIn(said: string, words: Words) {
  const { leads, ends } = words.once('leads', () => ({
    leads: new RegExp(words.source('suggest'), 'gu'),
    ends: new RegExp(
      `[.!?,;:\\u3002\\uff01\\uff1f\\uff0c\\uff1a\\n(\\uff08]|\\s[\\u2013\\u2014-]\\s|\\s${words.source('ends')}`,
      'u',
    ),
  }));
  return [...lowerCase(said).matchAll(leads)].map(({ 0: lead, index }, at) => {
    const behind = said.slice(index + lead.length, index + lead.length + LONGEST).trimStart();
    const end = lowerCase(behind).search(ends);
    return {
      name: withoutPraise(end < 0 ? behind : behind.slice(0, end), words),
      points: 3 - Math.min(at, 2),
    };
  });
}

/** A word that is written small elsewhere is no name, nor is the first of 'Italian recipe'. */
function capitalsIn(said: string, text: string, timesOf: (name: string) => number, words: Words) {
  const isKind = words.once(
    'kind of recipe',
    () => new RegExp(`^\\s(?:[${LETTERS}]+\\s)?${words.source('recipe')}`, 'u'),
  );
  return [...said.slice(0, MOST_CAPITALS).matchAll(CAPITALS)].flatMap(({ 0: name, index }) => {
    const isCommon = timesOf(name) + 1 > 2 * text.split(name).length;
    const behind = lowerCase(said.slice(index + name.length, index + name.length + LONGEST));
    return isCommon || !name.includes(' ') || isKind.test(behind) ? [] : [{ name, points: 1 }];
  });
}

function withoutPraise(name: string, words: Words): string {
  const { source } = words;
  const praise = words.once(
    'praise first',
    () => new RegExp(`^(?:${source('articles')}|${source('praise')})[\\s,]+(?:${source('and')}\\s)?`, 'u'),
  );
  let bare = name.trim();
  for (let found = praise.exec(lowerCase(bare)); found; found = praise.exec(lowerCase(bare)))
    bare = bare.slice(found[0].length);
  return bare;
}
