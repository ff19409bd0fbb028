import { type Answer, openReader } from 'recipe-reading';
import type { Recipe } from '../machines/recipe.ts';
import { latePart } from './shared/latePart.ts';

const LANGUAGES = {
  ar: () => import('recipe-reading/languages/ar'),
  da: () => import('recipe-reading/languages/da'),
  de: () => import('recipe-reading/languages/de'),
  es: () => import('recipe-reading/languages/es'),
  fr: () => import('recipe-reading/languages/fr'),
  hi: () => import('recipe-reading/languages/hi'),
  it: () => import('recipe-reading/languages/it'),
  ja: () => import('recipe-reading/languages/ja'),
  ko: () => import('recipe-reading/languages/ko'),
  nb: () => import('recipe-reading/languages/nb'),
  nl: () => import('recipe-reading/languages/nl'),
  pl: () => import('recipe-reading/languages/pl'),
  pt: () => import('recipe-reading/languages/pt'),
  ru: () => import('recipe-reading/languages/ru'),
  sv: () => import('recipe-reading/languages/sv'),
  tr: () => import('recipe-reading/languages/tr'),
  zh: () => import('recipe-reading/languages/zh'),
};

/** Reader of recipes, which loads the words of a language when a recipe or the visitor's wishes are in that language. */
export const reader = openReader(LANGUAGES, { latePart });

/** Returns the text of a recipe, and what the visitor requested. */
export function answerOf({ text, ingredients, taste }: Recipe): Answer {
  return { text, ingredients, language: taste.language };
}
