import { shape as english } from '../languages/en.shape.ts';
import { makeReady, type Words } from './readyShape.ts';
import type { ShapeWords } from './shapeWords.ts';

const FILES = import.meta.glob<ShapeWords>(['../languages/*.shape.ts', '!../languages/en.shape.ts'], {
  import: 'shape',
});
const ready = new Map<string, Words>();
const loading = new Map<string, Promise<void>>();

export const ENGLISH = makeReady('en', english, english);
/** For a language that there is no file for. */
export const NO_WORDS = makeReady('', null, english);

/** 'pt' of 'pt-BR'; null where there is no file. */
export function languageWithWords(tag: string): string | null {
  const language = tag.toLowerCase().replace(/^no\b/, 'nb').split('-')[0] ?? '';
  return language === 'en' || fileOf(language) in FILES ? language : null;
}

/** Null until they are loaded. */
export function wordsOf(language: string): Words | null {
  return language === 'en' ? ENGLISH : (ready.get(language) ?? null);
}

export function loadWords(language: string): Promise<void> {
  const started = loading.get(language) ?? load(language);
  loading.set(language, started);
  return started;
}

async function load(language: string): Promise<void> {
  try {
    const own = await FILES[fileOf(language)]?.();
    if (own) ready.set(language, makeReady(language, own, english));
  } catch (error) {
    loading.delete(language);
    throw error;
  }
}

function fileOf(language: string): string {
  return `../languages/${language}.shape.ts`;
}
