import type { Recipe } from '../machines/recipe.ts';
import { type Answer, openReader } from './reading/reading.ts';
import { latePart } from './shared/latePart.ts';

const LANGUAGES = {
  ar: () => import('./reading/languages/ar.ts'),
  da: () => import('./reading/languages/da.ts'),
  de: () => import('./reading/languages/de.ts'),
  es: () => import('./reading/languages/es.ts'),
  fr: () => import('./reading/languages/fr.ts'),
  hi: () => import('./reading/languages/hi.ts'),
  it: () => import('./reading/languages/it.ts'),
  ja: () => import('./reading/languages/ja.ts'),
  ko: () => import('./reading/languages/ko.ts'),
  nb: () => import('./reading/languages/nb.ts'),
  nl: () => import('./reading/languages/nl.ts'),
  pl: () => import('./reading/languages/pl.ts'),
  pt: () => import('./reading/languages/pt.ts'),
  ru: () => import('./reading/languages/ru.ts'),
  sv: () => import('./reading/languages/sv.ts'),
  tr: () => import('./reading/languages/tr.ts'),
  zh: () => import('./reading/languages/zh.ts'),
};

/** Reader of recipes, which loads the words of a language when a recipe or the visitor's wishes are in that language. */
export const reader = openReader(LANGUAGES, { latePart });

/** Returns the text of a recipe, and what the visitor requested. */
export function answerOf({
  text,
  ingredients,
  taste,
}: Pick<Recipe, 'text' | 'ingredients' | 'taste'>): Answer {
  return { text, ingredients, language: taste.language };
}
