import { orUndefined } from '../../shared/orUndefined.ts';
import { words as english } from '../languages/en.ts';
import type { LanguageWords } from '../languages/languageWords.ts';
import { remembered } from './fold.ts';
import type { FoodLanguage } from './readyFoods.ts';
import { readyLanguage, type Words } from './readyLanguage.ts';

const FILES = import.meta.glob<LanguageWords>(['../languages/??.ts', '!../languages/en.ts'], {
  import: 'words',
});
const ENGLISH = readyLanguage('en', english, english);
const ready = new Map([['en', ENGLISH]]);

/** 'pt' of 'pt-BR'; null where there is no file. */
export function languageWithWords(tag: string): string | null {
  const language = tag.toLowerCase().replace(/^no\b/, 'nb').split('-')[0] ?? '';
  return language === 'en' || fileOf(language) in FILES ? language : null;
}

/** Null until they are loaded. */
export function wordsOf(language: string): Words | null {
  return ready.get(language) ?? null;
}

/** Of a language that is not known, or not loaded, those of English: what is the same everywhere is among them. */
export function foodsOf(tag: string): FoodLanguage {
  return (ready.get(languageWithWords(tag) ?? '') ?? ENGLISH).foods();
}

/** English, and all whose words are loaded. */
export function languagesReady(): FoodLanguage[] {
  return [...ready.values()].map((words) => words.foods());
}

/** By its shape alone, and by what every browser knows of its language. */
export const wordsByShape = remembered((tag) => readyLanguage(isTag(tag) ? tag : '', null, english));

function isTag(tag: string): boolean {
  return tag !== '' && Boolean(orUndefined(() => Intl.NumberFormat.supportedLocalesOf(tag).length));
}

/** Several may wait for the same words: what is made of them is made once. */
export async function loadWords(tag: string): Promise<void> {
  const language = languageWithWords(tag);
  const own = language && !ready.has(language) ? await FILES[fileOf(language)]?.() : undefined;
  if (language && own && !ready.has(language)) ready.set(language, readyLanguage(language, own, english));
}

function fileOf(language: string): string {
  return `../languages/${language}.ts`;
}
