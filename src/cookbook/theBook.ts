import { inSteps } from '../shared/remembered.ts';
import type { Book } from './book.ts';
import { readBook } from './readBook.ts';

/** Includes `foods.md` because Vite's config, which bundles this file but never runs it, cannot import a text file. */
const {
  './foods.md': foods = '',
  './sides/ready.md': ready = '',
  './sides/made.md': made = '',
  './sides/sweet.md': sweet = '',
  ...dishes
} = import.meta.glob<string>(['./foods.md', './sides/*.md', './dishes/*/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const kindOf = (path: string) => path.split('/').at(-2) ?? '';

const texts = Object.entries(dishes).map(([path, text]) => ({ kind: kindOf(path), text }));
const book = inSteps(readBook(foods, texts, { made, ready, sweet }));
export const readInSteps = book.steps;

export const BOOK: Book = {
  get foods() {
    return book.result().foods;
  },
  get dishes() {
    return book.result().dishes;
  },
  get sides() {
    return book.result().sides;
  },
};
