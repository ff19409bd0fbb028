import { en } from '../languages/en.foods.ts';
import { shape as english } from '../languages/en.shape.ts';
import type { FoodWords } from './foodWords.ts';
import { type FoodLanguage, readyFoods } from './readyFoods.ts';
import { makeReady, type Words } from './readyShape.ts';
import type { ShapeWords } from './shapeWords.ts';

const FILES = import.meta.glob<ShapeWords>(['../languages/*.shape.ts', '!../languages/en.shape.ts'], {
  import: 'shape',
});
const FOODS = import.meta.glob<Record<string, FoodWords>>([
  '../languages/??.foods.ts',
  '!../languages/en.foods.ts',
]);
const foods = new Map<string, FoodWords>([['en', en]]);
const ready = new Map<string, Words>();
const byShape = new Map<string, Words>();
const loading = new Map<string, Promise<void>>();

const ENGLISH = makeReady('en', english, english);

/** 'pt' of 'pt-BR'; null where there is no file. */
export function languageWithWords(tag: string): string | null {
  const language = tag.toLowerCase().replace(/^no\b/, 'nb').split('-')[0] ?? '';
  return language === 'en' || fileOf(language) in FILES ? language : null;
}

/** Null until they are loaded. */
export function wordsOf(language: string): Words | null {
  return language === 'en' ? ENGLISH : (ready.get(language) ?? null);
}

/** Of a language that is not known, or not loaded, those of English: what is the same everywhere is among them. */
export function foodsOf(tag: string): FoodLanguage {
  return readyFoods(foods.get(languageWithWords(tag) ?? '') ?? en);
}

/** By its shape alone, and by what every browser knows of its language. */
export function wordsByShape(tag: string): Words {
  const known = byShape.get(tag) ?? makeReady(isTag(tag) ? tag : '', null, english);
  byShape.set(tag, known);
  return known;
}

function isTag(tag: string): boolean {
  try {
    return tag !== '' && Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

export function loadWords(language: string): Promise<void> {
  const started = loading.get(language) ?? load(language);
  loading.set(language, started);
  return started;
}

async function load(language: string): Promise<void> {
  try {
    const [own, ofFoods] = await Promise.all([
      FILES[fileOf(language)]?.(),
      FOODS[`../languages/${language}.foods.ts`]?.(),
    ]);
    if (ofFoods?.[language]) foods.set(language, ofFoods[language]);
    if (own) ready.set(language, makeReady(language, own, english));
  } catch (error) {
    loading.delete(language);
    throw error;
  }
}

function fileOf(language: string): string {
  return `../languages/${language}.shape.ts`;
}
