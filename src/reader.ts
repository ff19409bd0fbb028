import { type LanguageWords, openReader } from './reading/reading.ts';

const TAG = /(..)\.ts$/;
const FILES = import.meta.glob<{ words: LanguageWords }>([
  './reading/languages/??.ts',
  '!./reading/languages/en.ts',
]);

/** Reader of recipes, which loads the words of a language when a recipe or the visitor's wishes are in that language. */
export const reader = openReader(
  Object.fromEntries(Object.entries(FILES).map(([file, load]) => [TAG.exec(file)?.[1] ?? '', load])),
);
