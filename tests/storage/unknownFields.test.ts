import { expect, it } from 'vitest';
import { NO_TASTE } from '../../machines/taste.ts';
import { createUnsavedKeys } from '../../src/shared/documents.ts';
import { UNTOUCHED } from '../../src/storage/entry.ts';
import { openRecipeBox } from '../../src/storage/recipeBox.ts';
import { recipeOf, requestOf, timerOf } from '../recipeOf.ts';
import { openTestApp } from '../testApp.ts';

const RICE = recipeOf('# Rice', { cookbook: { leftOut: [], others: 0, meant: [] } });
const KEY = `.recipe.${RICE.id}`;
const ENTRY = { ...UNTOUCHED, recipe: RICE };
const TASTE = { ...NO_TASTE, avoid: [{ food: 'nuts' }], eaters: 'many' };
const LIST = { ingredients: ['rice'], hadToday: { rice: 1 }, staples: [{ food: 'salt' }], taste: TASTE };
const openBox = () => openRecipeBox(() => localStorage, createUnsavedKeys());
const tick = () => openBox().tick(RICE.id, '1', true);
const add = () => openTestApp().recipeActor.send({ type: 'ingredient.added', text: 'eggs' });
const wait = () => openTestApp().timersActor.send({ type: 'minute.added', id: 'boil' });
/** Exports the recipe, and imports it over a copy without the newer fields. */
function replace(): void {
  const file = openBox().exportAll();
  localStorage.setItem(`recipe-kitchen${KEY}`, JSON.stringify({ version: 1, ...ENTRY, recipe: newer(RICE) }));
  openBox().importAll(file);
}

/** Adds a field of a newer version of the page to a document and to each object in it. */
const newer = <Value extends object>(document: Value): Value =>
  JSON.parse(JSON.stringify(document).replaceAll('}', ',"spice":"hot"}').replaceAll('{,', '{'));

it.each<[key: string, document: object, happen: () => unknown, changes: object]>([
  [KEY, { ...ENTRY, note: ['Less', 'More'], liked: 3 }, tick, { ticked: ['1'] }],
  [KEY, ENTRY, replace, {}],
  ['', LIST, add, { ingredients: ['rice', 'eggs'] }],
  ['.timer.boil', timerOf({ id: 'boil' }), wait, { endsAt: 360_000 }],
  ['.request', requestOf({ first: [], change: { wish: 'Milder', of: RICE } }), openTestApp, {}],
])(
  'stored document %j: keeps fields and values of a newer page version',
  (key, document, happen, changes) => {
    const storage = key === '.request' ? sessionStorage : localStorage;
    const stored = { version: 1, ...newer(document) };
    storage.setItem(`recipe-kitchen${key}`, JSON.stringify(stored));
    happen();
    const kept = JSON.parse(storage.getItem(`recipe-kitchen${key}`) ?? '');
    expect(kept).toEqual({ ...kept, ...stored, ...changes });
  },
);
