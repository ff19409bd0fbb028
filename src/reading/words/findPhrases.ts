import { allMatches } from './allMatches.ts';
import { remembered } from './remembered.ts';
import { ARTICLE, fold, singularsOf } from './words.ts';

/** `terms`: its words; a '*' stands for the letters that may be joined to one. */
type Phrase = { text: string; terms: string[]; order: number };
/** Most foods are in no line: the phrases are looked up by the first letters, or the first word, of what is said. */
type Phrases = {
  all: Phrase[];
  words: Map<string, Phrase[]>;
  starts: Map<string, Phrase[]>;
  ends: Map<string, Phrase[]>;
  parts: Phrase[];
  /** Those of writings without blanks, by their first letter. */
  unspaced: Map<string, Phrase[]>;
};
export type Match = { said: string; before: string; after: string };
type Said = { text: string; start: number; forms: string[] };

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
export const UNSPACED =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const NEAR_CHARS = 20;

export const phrasesOf = remembered(readPhrases);
const saidIn = remembered((line: string): Said[] =>
  allMatches(WORD, line).map((match) => ({
    text: match[0],
    start: match.index,
    forms: formsOf(match[0]),
  })),
);

/** The first place of each phrase that is in the line, in the order of the phrases. */
export function matchesIn(line: string, phrases: Phrases): Match[] {
  const found = new Map<Phrase, Match>();
  const said = saidIn(line);
  for (const [at, { start, forms }] of said.entries()) {
    for (const phrase of candidatesOf(forms, phrases)) {
      const last = said[at + phrase.terms.length - 1];
      const isSaid = phrase.terms.every((term, nth) =>
        said[at + nth]?.forms.some((form) => isTermOf(term, form)),
      );
      if (last && isSaid && !found.has(phrase))
        found.set(phrase, matchAt(line, start, last.start + last.text.length));
    }
  }
  if (phrases.unspaced.size > 0 && UNSPACED.test(line)) {
    for (let at = 0; at < line.length; at++) {
      for (const phrase of phrases.unspaced.get(line.charAt(at)) ?? []) {
        if (line.startsWith(phrase.text, at) && !found.has(phrase))
          found.set(phrase, matchAt(line, at, at + phrase.text.length));
      }
    }
  }
  return [...found].sort(([one], [other]) => one.order - other.order).map(([, match]) => match);
}

function candidatesOf(forms: string[], { words, starts, ends, parts }: Phrases): Set<Phrase> {
  const found = new Set(parts);
  const add = (phrases: Phrase[] = []) => {
    for (const phrase of phrases) found.add(phrase);
  };
  for (const form of forms) {
    add(words.get(form));
    for (let cut = 1; starts.size > 0 && cut <= form.length; cut++) add(starts.get(form.slice(0, cut)));
    for (let cut = 0; ends.size > 0 && cut < form.length; cut++) add(ends.get(form.slice(cut)));
  }
  return found;
}

function readPhrases(written: string): Phrases {
  const made: Phrases = {
    all: [],
    words: new Map(),
    starts: new Map(),
    ends: new Map(),
    parts: [],
    unspaced: new Map(),
  };
  const add = (map: Map<string, Phrase[]>, key: string, phrase: Phrase) =>
    map.set(key, [...(map.get(key) ?? []), phrase]);
  for (const [order, folded] of fold(written).split(', ').entries()) {
    if (folded === '') continue;
    const isUnspaced = UNSPACED.test(folded);
    const text = isUnspaced ? folded.replaceAll('*', '') : folded;
    const phrase = { text, terms: text.split(' ').map((term) => term.replace(ARTICLE, '')), order };
    const [first = ''] = phrase.terms;
    const letters = first.replaceAll('*', '');
    made.all.push(phrase);
    if (isUnspaced) add(made.unspaced, text.charAt(0), phrase);
    else if (!first.includes('*')) add(made.words, first, phrase);
    else if (!first.startsWith('*')) add(made.starts, letters, phrase);
    else if (!first.endsWith('*')) add(made.ends, letters, phrase);
    else made.parts.push(phrase);
  }
  return made;
}

function matchAt(line: string, start: number, end: number): Match {
  return {
    said: line.slice(start, end),
    before: line.slice(Math.max(0, start - NEAR_CHARS), start),
    after: line.slice(end, end + NEAR_CHARS),
  };
}

export function isTerm(term: string, word: string): boolean {
  return formsOf(word).some((form) => isTermOf(term, form));
}

function isTermOf(term: string, form: string): boolean {
  if (!term.includes('*')) return term === form;
  const letters = term.replaceAll('*', '');
  if (!term.startsWith('*')) return form.startsWith(letters);
  return term.endsWith('*') ? form.includes(letters) : form.endsWith(letters);
}

function formsOf(word: string): string[] {
  return singularsOf(word.replace(ARTICLE, ''));
}

export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(fold);
}
