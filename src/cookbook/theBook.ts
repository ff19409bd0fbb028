import { stepwise } from '../shared/steps/stepwise.ts';
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
const book = stepwise(() => readBook(foods, texts, { made, ready, sweet }));

export const { steps: bookSteps, result: theBook } = book;
