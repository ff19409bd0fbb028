import { latePart } from '../../shared/latePart.ts';
import { orUndefined } from '../../shared/orUndefined.ts';
import { createStore } from '../../shared/store.ts';
import { words as english } from '../languages/en.ts';
import type { LanguageWords } from '../languages/languageWords.ts';
import { remembered, rememberedIn } from './fold.ts';
import type { FoodLanguage } from './readyFoods.ts';
import { readyLanguage, type Words } from './readyLanguage.ts';

/** Reason why the words of a text are not known. */
export type Gap = 'unknown language' | 'words not loaded';

const FILES = import.meta.glob<{ words: LanguageWords }>(['../languages/??.ts', '!../languages/en.ts']);
const ENGLISH = readyLanguage('en', english, english);

/** Changes whenever a word list has loaded or has failed to load. */
export const wordLists = createStore(0);

/** A part of the reader that loads later. */
export function latePartOfReader<Code>(load: () => Promise<Code>) {
  const part = latePart(load);
  part.subscribe(() => wordLists.set(wordLists.getSnapshot() + 1));
  return part;
}

const LISTS = new Map(
  Object.entries(FILES).map(([file, load]) => [
    file.slice(-'??.ts'.length, -'.ts'.length),
    latePartOfReader(load),
  ]),
);
const prepared = rememberedIn(
  (language, words: LanguageWords) => readyLanguage(language, words, english),
  'xx'.length,
);

/** Returns the language of a word list: 'pt' for 'pt-BR'. Returns null if there is no such list. */
export function languageWithWords(tag: string): string | null {
  const language = tag.toLowerCase().replace(/^no\b/, 'nb').split('-')[0] ?? '';
  return language === 'en' || LISTS.has(language) ? language : null;
}

/** Returns the words of a language, or null if it has no word list or the list is not loaded yet. */
export function wordsOf(tag: string): Words | null {
  const language = languageWithWords(tag) ?? '';
  if (language === 'en') return ENGLISH;
  const list = LISTS.get(language)?.getSnapshot().code;
  return list ? prepared(language, list.words) : null;
}

/** Returns why the words of a language are not known, or null if they are loaded. */
export function gapIn(tag: string): Gap | null {
  if (languageWithWords(tag) === null) return 'unknown language';
  return wordsOf(tag) ? null : 'words not loaded';
}

/**
 * Returns the food names of a language, or the English names if that language is not loaded. English includes the names
 * that are the same in all languages.
 */
export function foodsOf(tag: string): FoodLanguage {
  return (wordsOf(tag) ?? ENGLISH).foods();
}

/** Returns the food names of all loaded languages, including English. */
export function languagesReady(): FoodLanguage[] {
  return ['en', ...LISTS.keys()].flatMap((language) => wordsOf(language)?.foods() ?? []);
}

/**
 * Returns the words of a language. If they are not loaded, returns the few words that are known without a word list, such
 * as the browser's words for units of time.
 */
export function wordsToReadBy(tag: string): Words {
  return wordsOf(tag) ?? wordsByShape(tag);
}

export const wordsByShape = remembered((tag) => readyLanguage(isTag(tag) ? tag : '', null, english));

function isTag(tag: string): boolean {
  return tag !== '' && Boolean(orUndefined(() => Intl.NumberFormat.supportedLocalesOf(tag).length));
}

/** Loads the word list of a language, if there is one. */
export async function loadWords(tag: string): Promise<void> {
  await LISTS.get(languageWithWords(tag) ?? '')?.load();
}

/** True if the last attempt to load a word list has failed. */
export function hasFailed(tag: string): boolean {
  return LISTS.get(languageWithWords(tag) ?? '')?.getSnapshot().failed ?? false;
}
