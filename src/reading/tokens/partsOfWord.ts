import type { Language } from '../words/language.ts';
import type { Name } from '../words/names.ts';
import { nameOfWords } from '../words/phrases.ts';
import { namesWithin } from './namesWithin.ts';
import { NO_FAMILIES, type Token, type TokenRole, tokenRole } from './token.ts';

type Part = { text: string; role: TokenRole | 'unknown'; name?: Name | undefined };

const LEAST_END = 3;
const LEAST_START = 5;
const LEAST_OF_ENGLISH = 4;
const MAX_PARTS = 4;
const MAX_LETTERS = 40;

/** Divides a compound word into tokens: German 'Haehnchenbrustfilet' into 'Haehnchen' (chicken), 'brust' and 'filet'. */
export function partsOfWord(unread: Token, folded: string, language: Language): Token[] {
  if (folded.length > MAX_LETTERS) return [unread];
  const parts = language.isJoined ? split(folded, language) : [];
  const own = [...namesWithin(folded, language), ...parts.flatMap(({ name }) => name ?? [])];
  const names = own.length > 0 ? own : englishName(folded, language);
  const families = new Set(names.flatMap((name) => [...name.families]));
  const countsAs = [
    ...names.flatMap((name) => name.countsAs),
    ...parts.flatMap(({ text, role }) => (role === 'unknown' ? [] : [text])),
  ];
  const token = { ...unread, families, countsAs: [folded, ...countsAs] };
  if (parts.length < 2) return [withFreeRole(token, folded, language)];
  const heads = parts.filter(({ role }) => role === 'food' || role === 'makes' || role === 'unknown');
  const [head] = heads;
  if (heads.length !== 1 || !head)
    return [{ ...token, role: head ? 'food' : ((parts[0] as Part).role as TokenRole) }];
  const besides = parts.filter((part) => part !== head && part.role !== 'none');
  return [
    { ...token, id: head.name?.id ?? language.stem(head.text), name: head.name },
    ...besides.map(({ text, role }) => ({
      ...token,
      id: language.stem(text),
      role: role as TokenRole,
      families: NO_FAMILIES,
      countsAs: [],
    })),
  ];
}

/** Looks up a word in English because answers in other languages may contain English names. */
export function englishName(folded: string, { englishNames }: Language): Name[] {
  const name = folded.length >= LEAST_OF_ENGLISH && englishNames.map.get(folded);
  return name && name.families.size > 0 ? [name] : [];
}

/** Finds 'without' or 'free' inside a word: Turkish 'glutensiz', Polish 'bezglutenowej' (gluten-free). */
function withFreeRole(token: Token, folded: string, language: Language): Token {
  const { roles } = language;
  for (let cut = 2; cut <= folded.length - 2; cut++) {
    const [start, end] = [folded.slice(0, cut), folded.slice(cut)];
    const rest =
      entryOf(end, language)?.role === 'free' ? start : roles.map.get(start) === 'without' ? end : '';
    const name = rest.length > 1 && entryOf(rest, language);
    if (name)
      return { ...token, role: 'free', families: name.name?.families ?? token.families, countsAs: [rest] };
  }
  return token;
}

function entryOf(text: string, language: Language): Part | undefined {
  const { roles, stemRoles, stem } = language;
  const name = nameOfWords([text], language);
  // German 'lose' means 'without' only within a word: 'milchlose', but 'lose Nüsse' (loose nuts).
  const free = roles.map.get(stem(text)) === 'free' ? 'free' : undefined;
  const role = roles.map.get(text) ?? free ?? (name ? undefined : stemRoles.map.get(stem(text)));
  if (!name && !role) return undefined;
  const does = role && tokenRole(role);
  return { text, name, role: does === undefined || (name && does === 'none') ? 'food' : does };
}

function split(folded: string, language: Language): Part[] {
  const ends: Part[] = [];
  let rest = folded;
  while (ends.length < MAX_PARTS) {
    const whole = ends.length > 0 && rest.length > 1 && entryOf(rest, language);
    if (whole) return [whole, ...ends];
    const end = endOf(rest, language);
    if (!end) break;
    ends.unshift(end);
    rest = rest.slice(0, -end.text.length);
  }
  const start = startOf(rest, language, ends.length > 0);
  if (!start) {
    // Removes a letter between two parts of a compound: the 's' of German 'Geburtstagskuchen' (birthday cake).
    const text = rest.length > 4 ? rest.replace(/[ns]$/, '') : rest;
    return ends.length > 0 ? [{ text, role: 'unknown' }, ...ends] : [];
  }
  const middle = rest.slice(start.text.length);
  const between: Part[] = middle.length > 0 ? [{ text: middle, role: 'unknown' }] : [];
  return [start, ...between, ...ends];
}

function endOf(rest: string, language: Language): Part | undefined {
  for (let cut = 2; cut <= rest.length - LEAST_END; cut++) {
    const entry = entryOf(rest.slice(cut), language);
    if (entry && !/^(?:and|or|tail|without)$/.test(entry.role)) return entry;
  }
  return undefined;
}

function startOf(rest: string, language: Language, isBeforePart: boolean): Part | undefined {
  const least = isBeforePart ? LEAST_START - 1 : LEAST_START;
  for (let cut = rest.length - (isBeforePart ? 0 : 2); cut >= least; cut--) {
    const entry = entryOf(rest.slice(0, cut), language);
    if (entry && entry.role !== 'none') return { ...entry, text: rest.slice(0, cut) };
  }
  return undefined;
}
