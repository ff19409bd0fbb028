import { orUndefined } from '../../shared/orUndefined.ts';
import { retryImport } from '../../shared/retryImport.ts';
import { words as english } from '../languages/en.ts';
import type { LanguageWords } from '../languages/languageWords.ts';
import { remembered } from './fold.ts';
import type { FoodLanguage } from './readyFoods.ts';
import { readyLanguage, type Words } from './readyLanguage.ts';

const FILES = import.meta.glob<{ words: LanguageWords }>(['../languages/??.ts', '!../languages/en.ts']);
const LOADS = new Map(Object.entries(FILES).map(([file, load]) => [file, retryImport(load)]));
const ENGLISH = readyLanguage('en', english, english);
const ready = new Map([['en', ENGLISH]]);

/** Returns the language of a word list: 'pt' for 'pt-BR'. Returns null if there is no such list. */
export function languageWithWords(tag: string): string | null {
  const language = tag.toLowerCase().replace(/^no\b/, 'nb').split('-')[0] ?? '';
  return language === 'en' || LOADS.has(fileOf(language)) ? language : null;
}

/** Returns the words of a language, or null if they are not loaded yet. */
export function wordsOf(language: string): Words | null {
  return ready.get(language) ?? null;
}

/**
 * Returns the food names of a language, or the English names if that language is not loaded. English includes the names
 * that are the same in all languages.
 */
export function foodsOf(tag: string): FoodLanguage {
  return (ready.get(languageWithWords(tag) ?? '') ?? ENGLISH).foods();
}

/** Returns the food names of all loaded languages, including English. */
export function languagesReady(): FoodLanguage[] {
  return [...ready.values()].map((words) => words.foods());
}

/** Returns the few words that are known for a language without a word list, such as the browser's words for units of time. */
export const wordsByShape = remembered((tag) => readyLanguage(isTag(tag) ? tag : '', null, english));

function isTag(tag: string): boolean {
  return tag !== '' && Boolean(orUndefined(() => Intl.NumberFormat.supportedLocalesOf(tag).length));
}

/** Loads the word list of a language. If called twice at the same time, prepares the words only once. */
export async function loadWords(tag: string): Promise<void> {
  const language = languageWithWords(tag);
  const own = language && !ready.has(language) ? await LOADS.get(fileOf(language))?.() : undefined;
  if (language && own && !ready.has(language))
    ready.set(language, readyLanguage(language, own.words, english));
}

function fileOf(language: string): string {
  return `../languages/${language}.ts`;
}
