import { rememberedOf } from '../shared/remembered.ts';
import { stepwise } from '../shared/steps/stepwise.ts';
import type { Foods } from './book.ts';
import { readBook } from './readBook.ts';

/** Dishes whose texts are alike stand side by side, because such texts compress better. */
const parts = [
  import.meta.glob<string>('./dishes/breakfast/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/baking/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/{bowl,dessert}/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/smoothie/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/flatbread/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/pancakes/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/dip/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/fritters/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/{gratin,oven}/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/potatoes/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/{pie,pizza}/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/quesadillas/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/tortillas/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/{bread,pasta}/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/{eggs,rice}/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/stir-fry/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/meatballs/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/curry/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/{soup,stew}/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/traybake/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/ready-made/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/roast/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/plate/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./dishes/salad/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./sides/*.md', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob<string>('./foods.md', { query: '?raw', import: 'default', eager: true }),
];
/** Includes `foods.md` because Vite's config, which bundles this file but never runs it, cannot import a text file. */
const {
  './foods.md': foods = '',
  './sides/ready.md': ready = '',
  './sides/made.md': made = '',
  './sides/sweet.md': sweet = '',
  ...dishes
}: Record<string, string> = Object.assign({}, ...parts);
const texts = Object.entries(dishes).map(([path, text]) => ({ kind: path.split('/').at(-2) ?? '', text }));
const book = stepwise(() => readBook(foods, texts, { made, ready, sweet }));

export const { steps: bookSteps, result: theBook } = book;

/** Returns the foods that a dish means: those of a kind, or the food itself. */
export const foodsOf = (name: string): string[] => theBook().foods.kinds[name] ?? [name];

/** True if a list contains a food or the food's kind. */
export function isNamed(name: string, list: readonly string[]): boolean {
  const kinds = kindsIn(theBook().foods).get(name);
  return list.some((one) => one === name || kinds?.has(one));
}

type Title = 'half' | 'light' | 'double' | 'dear' | 'starch' | 'second' | 'planned' | 'telling' | 'common';

/** True if a section of `foods.md` lists a food or the food's kind. */
export const isAmong = (name: string, title: Title): boolean => isNamed(name, theBook().foods[title]);

/** Maps each food to its kinds. */
const kindsIn = rememberedOf(({ kinds }: Foods) => {
  const byFood = new Map<string, Set<string>>();
  for (const [kind, some] of Object.entries(kinds))
    for (const food of some) byFood.set(food, (byFood.get(food) ?? new Set()).add(kind));
  return byFood;
});

export const firstKindOf = (food: string): string | undefined =>
  [...(kindsIn(theBook().foods).get(food) ?? [])][0];
