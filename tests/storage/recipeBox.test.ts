import { expect, it, vi } from 'vitest';
import type { Recipe } from '../../machines/recipe.ts';
import type { RecipeEvent } from '../../machines/recipeMachine.ts';
import { createUnsavedKeys } from '../../src/shared/documents.ts';
import { type Entry, type Marks, UNTOUCHED } from '../../src/storage/entry.ts';
import { openRecipeBox, RECIPE_KEY } from '../../src/storage/recipeBox.ts';
import { recipeOf, settle, timerOf } from '../recipeOf.ts';
import { rowsIn, tablesIn } from '../rowsIn.ts';
import { openTestApp } from '../testApp.ts';
/**
 * Each row has a rule, marks as JSON, and the marks after loading or the tab that sets them. In JSON, 'x{3}' stands for
 * 'xxx'. The sources have the field `pasted` in a file, and after the import. The last rows have keys of storage.
 */
import TABLES from './recipeBox.tables.tsv?raw';
/** Each row has a file and the reason for its refusal, if it is of this page. */
import REFUSED from './refusedFiles.tsv?raw';
import { faulty, fullWhile, refuse } from './storage.ts';

type Box = ReturnType<typeof openRecipeBox>;

const tables = tablesIn(TABLES);
const valuesIn = (json: string) =>
  JSON.parse(json.replace(/x\{(\d+)\}/g, (_, times) => 'x'.repeat(Number(times))));

const RICE = recipeOf('# Rice');
const COOKED = { liked: true, note: 'Less salt', timesCooked: 1, cookedAt: 5_000 };
const MARKS: Marks = { ...COOKED, ticked: ['1'], scale: 2, reached: '3' };
const FULL = 'The box is full (200 unused recipes). Delete some first.';
const numbered = (count: number): Recipe[] =>
  Array.from({ length: count }, (_, i) => recipeOf(`# Dish ${i}`, { at: i + 1 }));

function open(getStorage = () => localStorage, recipes: Recipe[] = []) {
  const unsavedKeys = createUnsavedKeys();
  const box = openRecipeBox(getStorage, unsavedKeys);
  for (const recipe of recipes) box.add(recipe);
  return { ...box, isUnsaved: () => unsavedKeys.getSnapshot().size > 0 };
}
const openWith = (...recipes: Recipe[]) => open(undefined, recipes);
const entriesOf = (box: Box) => box.getSnapshot().entries;
const textsIn = (box: Box) => entriesOf(box).map(({ recipe }) => recipe.text);

/** Writes a file as the export of another browser. */
function fileOf(...marked: (Pick<Entry, 'recipe'> & Partial<Marks>)[]): string {
  const entries = marked.map((entry) => ({ ...UNTOUCHED, ...entry }));
  return JSON.stringify({ format: 'recipe-kitchen', version: 1, entries });
}

it.each<[string, (box: Box) => void]>([
  ['a tick', (box) => box.tick('-Dish-7', '2', true)],
  ['a keystroke in a note', (box) => box.mark('-Dish-7', { note: 'L' })],
  ['the end of cooking', (box) => box.noteCooked('-Dish-7', 5, false)],
  ['a mark of another tab', (box) => box.refresh('-Dish-7')],
])('recipe box: after %s, reads only the changed entry and reuses all recipe objects', (_, mark) => {
  openWith(...numbered(20));
  const getItem = vi.fn((key: string) => localStorage.getItem(key));
  const box = open(() => faulty({ getItem }));
  const before = entriesOf(box);
  getItem.mockClear();
  mark(box);
  expect([...new Set(getItem.mock.calls.flat())]).toEqual([`${RECIPE_KEY}-Dish-7`]);
  const changed = entriesOf(box).filter((entry) => !before.includes(entry));
  expect(changed.map(({ recipe }) => recipe.id)).toEqual(['-Dish-7']);
  expect(before.map(({ recipe }) => recipe)).toContain(changed[0]?.recipe);
});

it.each([999, 1_000, 25_000])('recipe box: counts the meals of a recipe beyond %i', (timesCooked) => {
  const box = openWith(RICE);
  box.mark(RICE.id, { timesCooked });
  box.noteCooked(RICE.id, 5_000, false);
  expect(open().marksOf(RICE.id).timesCooked).toBe(timesCooked + 1);
});

it('recipe box: names foods of at least two lists, most used first, and counts each list once', () => {
  const lists = [
    ['leek', 'rice'],
    ['leek', 'rice', 'feta'],
    ['2 eggs', 'rice'],
    ['2 eggs', 'rice'],
  ];
  const recipes = lists.map((ingredients, nth) => recipeOf(`# Dish ${nth}`, { ingredients }));
  expect(openWith(...recipes).mostUsed()).toEqual(['rice', 'leek']);
});

it('full recipe box: keeps the new recipe even if all other recipes have later dates', () => {
  const box = openWith(...numbered(200), recipeOf('# Now', { at: 0.5 }));
  expect(textsIn(box)).toHaveLength(200);
  expect(textsIn(box).slice(-2)).toEqual(['# Dish 1', '# Now']);
});

it.each(tables('kept recipes'))('full box: removes the oldest recipe, but none that %s', (_, marks, tab) => {
  const box = openWith(...numbered(200));
  (tab === 'here' ? box : open()).mark('-Dish-0', JSON.parse(marks));
  for (const index of [0, 1]) box.add(recipeOf(`# New ${index}`, { at: 300 + index }));
  expect(textsIn(open())).toHaveLength(201);
  expect(textsIn(open()).slice(-2)).toEqual(['# Dish 2', '# Dish 0']);
});

it('full recipe box: keeps a pasted recipe, which neither counts nor makes an import smaller', () => {
  const pasted = recipeOf('# Pasted', { at: 0.5, pasted: { address: null, author: null, isSent: false } });
  const box = openWith(pasted, ...numbered(200));
  expect(textsIn(open())).toHaveLength(201);
  box.add(recipeOf('# New', { at: 300 }));
  expect(textsIn(open())).toHaveLength(201);
  expect(open().find(pasted.id)).toMatchObject({ liked: false });
  const theirs = fileOf({ recipe: { ...pasted, text: '# Theirs' } });
  expect(box.importAll(theirs)).toEqual({ added: 1, left: 0 });
});

it.each<[string, RecipeEvent, string[]]>([
  ['changing it', { type: 'change.requested', wish: 'Quicker' }, ['# Dish 3', '# Dish 0']],
  ['requesting another', { type: 'recipe.requested' }, ['# Dish 3', '# Dish 2']],
])('full recipe box: keeps the shown recipe after %s', async (_, event, oldest) => {
  const all = numbered(200);
  const { recipeActor, box, lastCall } = openTestApp({ ingredients: ['rice', 'eggs'], box: all });
  recipeActor.send({ type: 'recipe.opened', recipe: all[0] as Recipe });
  recipeActor.send(event);
  const changed = event.type === 'change.requested' ? { wish: 'Quicker', from: '-Dish-0' } : null;
  lastCall().answer(recipeOf('# New', { at: 300, changed }));
  await settle();
  expect(textsIn(open()).slice(-2)).toEqual(['# Dish 2', '# Dish 0']);
  box.add(recipeOf('# Newer', { at: 301 }));
  expect(textsIn(open()).slice(-2)).toEqual(oldest);
});

it.each(tables('saved marks'))('recipe box: loads a saved recipe with %s', (_, stored, expected) => {
  const document = { version: 1, recipe: RICE, ...valuesIn(stored) };
  localStorage.setItem(RECIPE_KEY + RICE.id, JSON.stringify(document));
  expect(entriesOf(open())).toMatchObject([{ ...UNTOUCHED, recipe: RICE, ...valuesIn(expected) }]);
});

it('end of cooking: resets ticks and step, and counts the recipe as cooked only once', () => {
  const box = openWith(RICE);
  box.mark(RICE.id, { ticked: ['1', '2'], scale: 2, reached: '3', note: 'Good' });
  box.noteCooked(RICE.id, 5_000, false);
  const cooked = { ...UNTOUCHED, scale: 2, note: 'Good', timesCooked: 1, cookedAt: 5_000 };
  expect(box.marksOf(RICE.id)).toMatchObject(cooked);
  box.mark(RICE.id, { ticked: ['1'], reached: '3' });
  box.noteCooked(RICE.id, 6_000, true);
  for (const each of [box, open()]) expect(each.marksOf(RICE.id)).toMatchObject(cooked);
});

it('recipe box: requests persistent storage when the first recipe is saved', () => {
  const persist = vi.fn(async () => false);
  vi.stubGlobal('navigator', { storage: { persist } });
  const file = openWith(...numbered(3)).exportAll();
  expect(persist).toHaveBeenCalledOnce();
  localStorage.clear();
  open().importAll(file);
  expect(persist).toHaveBeenCalledTimes(2);
});

const ENTRY = { version: 1, recipe: RICE };
it.each([
  ['an id that differs from its key', { ...ENTRY, recipe: recipeOf('# Other') }],
  ['no scale', { ...ENTRY, scale: 0 }],
])('recipe box: ignores a saved recipe with %s, and never overwrites it', (_, entry) => {
  const text = JSON.stringify(entry);
  localStorage.setItem(RECIPE_KEY + RICE.id, text);
  const box = openWith(recipeOf('# Mine'));
  expect(textsIn(box)).toEqual(['# Mine']);
  expect(box.importAll(fileOf({ recipe: RICE }))).toEqual({ added: 1, left: 0 });
  expect(localStorage.getItem(RECIPE_KEY + RICE.id)).toBe(text);
});

const [one, two, three] = ['# One', '# Two', '# Three'].map((text, index) =>
  recipeOf(text, { at: 3 - index }),
) as [Recipe, Recipe, Recipe];

function openWithThree(): Box {
  const box = openWith(one, two, three);
  box.mark(two.id, MARKS);
  return box;
}

it('deleted recipe: stays deleted after a reload until Undo restores the recipe and its ticks', () => {
  const box = openWithThree();
  for (const { id } of [two, three]) box.remove(id);
  for (const each of [box, open()]) expect(textsIn(each)).toEqual(['# One']);
  expect(box.marksOf(two.id)).toEqual(MARKS);
  box.tick(two.id, '4', true);
  box.putBack([two, three]);
  for (const each of [box, open()]) {
    expect(entriesOf(each)).toEqual([
      { recipe: one, ...UNTOUCHED },
      { recipe: two, ...MARKS, ticked: ['1', '4'] },
      { recipe: three, ...UNTOUCHED },
    ]);
  }
});

it('restored recipe: may exceed the limit of saved recipes until another recipe is added', () => {
  const box = openWithThree();
  box.remove(three.id);
  for (const recipe of numbered(199)) box.add({ ...recipe, at: recipe.at + 10 });
  box.putBack([three]);
  expect(textsIn(open())).toHaveLength(202);
  expect(textsIn(open()).slice(-3)).toEqual(['# One', '# Two', '# Three']);
  box.add(recipeOf('# Next', { at: 1_000 }));
  expect(textsIn(open())).toHaveLength(201);
  // Expects the box to keep the older recipe '# Two' because it is liked.
  expect(textsIn(open()).slice(-2)).toEqual(['# Dish 0', '# Two']);
});

it('recipe box: keeps ticks and servings of an unsaved recipe for this visit', () => {
  const box = open();
  for (const item of ['1', '2', '2']) box.tick('outside', item, true);
  box.mark('outside', { scale: 2 });
  const outside = new Map([['outside', { ...UNTOUCHED, ticked: ['1', '2'], scale: 2 }]]);
  expect(box.getSnapshot()).toEqual({ entries: [], outside });
  box.tick('outside', '1', false);
  expect(box.marksOf('outside')).toEqual({ ...UNTOUCHED, ticked: ['2'], scale: 2 });
  expect(box.marksOf('other')).toEqual(UNTOUCHED);
  expect(localStorage).toHaveLength(0);
});

it('two tabs: merge their recipes, ticks, notes and times cooked', () => {
  const box = openWith(RICE);
  const other = open();
  other.noteCooked(RICE.id, 5_000, false);
  box.noteCooked(RICE.id, 6_000, false);
  other.mark(RICE.id, { ticked: ['0', '1'], scale: 2, liked: true });
  box.mark(RICE.id, { ticked: ['2'], note: 'Less salt' });
  box.mark(RICE.id, { reached: '2' });
  box.add(RICE);
  const marks = { ticked: ['0', '1', '2'], scale: 2, reached: '2', liked: true, note: 'Less salt' };
  expect(entriesOf(open())).toEqual([
    { ...UNTOUCHED, recipe: RICE, ...marks, timesCooked: 2, cookedAt: 6_000 },
  ]);
  other.mark(RICE.id, { ticked: ['1'] });
  expect(entriesOf(open())[0]?.ticked).toEqual(['1', '2']);
  box.add(recipeOf('# One'));
  other.add(recipeOf('# Other'));
  for (const each of [box, other]) {
    each.refresh();
    expect(textsIn(each).toSorted()).toEqual(['# One', '# Other', '# Rice']);
  }
});

it('two tabs: deleting a recipe in one tab discards an unsaved like in the other tab', () => {
  const box = openWith(RICE);
  let isFull = true;
  const other = open(() => fullWhile(() => isFull));
  other.mark(RICE.id, { liked: true });
  box.remove(RICE.id);
  other.refresh(RICE.id);
  expect(other.isUnsaved()).toBe(false);
  isFull = false;
  other.add(recipeOf('# One'));
  expect(textsIn(open())).toEqual(['# One']);
});

it('two tabs: a tick is not saved if the other tab has deleted the recipe', () => {
  const box = openWith(RICE);
  box.mark(RICE.id, { ticked: ['1'], reached: '2' });
  open().remove(RICE.id);
  box.tick(RICE.id, '0', true);
  const outside = new Map([[RICE.id, { ...UNTOUCHED, ticked: ['1', '0'], reached: '2' }]]);
  expect(box.getSnapshot()).toEqual({ entries: [], outside });
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['each read fails', () => faulty({ getItem: refuse })],
  ['each access fails', refuse],
])('blocked storage: this visit’s recipes stay in memory if %s', (_, getStorage) => {
  const box = open(getStorage, [RICE]);
  expect([textsIn(box), box.isUnsaved()]).toEqual([['# Rice'], true]);
  box.remove(RICE.id);
  expect(textsIn(box)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('storage that fails after loading: recipes can still change, but are reported as unsaved', () => {
  let isGone = false;
  const box = open(() => (isGone ? refuse() : localStorage), numbered(3));
  isGone = true;
  box.mark('-Dish-1', { ticked: ['0'] });
  box.remove('-Dish-0');
  box.add(recipeOf('# New', { at: 9 }));
  expect(textsIn(box)).toEqual(['# New', '# Dish 2', '# Dish 1']);
  expect(entriesOf(box)).toMatchObject([{}, {}, { ticked: ['0'] }]);
  expect(box.isUnsaved()).toBe(true);
});

it.each([0, 1, 3])('full storage: a single failed write is repeated (write %i)', (failing) => {
  let writes = 0;
  const box = open(() => fullWhile(() => writes++ === failing), numbered(5));
  expect(box.isUnsaved()).toBe(false);
  expect(textsIn(open())).toHaveLength(5);
});

it('full storage: saving later keeps the likes, notes and ticks of another tab', () => {
  let full = false;
  const { box, unsavedKeys, happen } = openTestApp({ allTabs: fullWhile(() => full), box: [RICE] });
  full = true;
  const other = open();
  box.mark(RICE.id, { reached: '2', ticked: ['1', '3'] });
  other.mark(RICE.id, { liked: true, ticked: ['5'] });
  happen('storage');
  const marks = { reached: '2', ticked: ['5', '1', '3'], liked: true };
  expect(box.marksOf(RICE.id)).toMatchObject(marks);
  other.mark(RICE.id, { liked: false, note: 'Less salt' });
  box.mark(RICE.id, { scale: 2 });
  expect(open().marksOf(RICE.id)).toMatchObject({ reached: '', ticked: ['5'], note: 'Less salt' });
  full = false;
  happen('storage');
  for (const each of [box, open()])
    expect(each.marksOf(RICE.id)).toMatchObject({ ...marks, liked: false, note: 'Less salt', scale: 2 });
  expect(unsavedKeys.getSnapshot().size).toBe(0);
});

it.each<[string, (app: ReturnType<typeof openTestApp>) => void]>([
  ['a recipe is deleted', ({ box }) => box.remove(RICE.id)],
  ['a timer is stopped', ({ timersActor }) => timersActor.send({ type: 'timer.removed', id: 'old' })],
  ['another tab changes storage', ({ happen }) => happen('storage')],
])('full storage: unsaved recipes, timers and lists are saved when %s', (_, free) => {
  let full = false;
  const allTabs = fullWhile(() => full);
  const timers = ['old', 'boil'].map((id) => timerOf({ id }));
  const app = openTestApp({ allTabs, box: [RICE], timers });
  full = true;
  app.box.add(recipeOf('# Soup'));
  app.timersActor.send({ type: 'minute.added', id: 'boil' });
  app.recipeActor.send({ type: 'ingredient.added', text: 'leek' });
  expect(app.unsavedKeys.getSnapshot().size).toBe(3);
  full = false;
  free(app);
  expect(app.unsavedKeys.getSnapshot().size).toBe(0);
  const stored = openTestApp();
  expect(textsIn(stored.box)).toContain('# Soup');
  expect(stored.recipeActor.getSnapshot().context.ingredients).toEqual(['leek']);
  const boil = stored.timersActor.getSnapshot().context.timers.find(({ id }) => id === 'boil');
  expect(boil?.endsAt).toBe(6 * 60_000);
});

it('full storage: no recipe is deleted, and unsaved recipes are reported', () => {
  openWith(...numbered(200));
  let full = true;
  const box = open(() => fullWhile(() => full));
  for (const i of [1, 2, 3]) box.add(recipeOf(`# New ${i}`, { at: 1_000 + i }));
  box.refresh();
  expect([textsIn(box).length, textsIn(open()).length]).toEqual([203, 200]);
  expect(box.isUnsaved()).toBe(true);
  full = false;
  box.mark('-New-3', { ticked: [] });
  expect(box.isUnsaved()).toBe(false);
  box.add(recipeOf('# New 4', { at: 1_004 }));
  expect(textsIn(open())).toHaveLength(200);
  expect(textsIn(open()).slice(0, 4)).toEqual(['# New 4', '# New 3', '# New 2', '# New 1']);
});

it('import: adds all exported recipes with their ticks and notes', () => {
  const [first, second] = numbered(2) as [Recipe, Recipe];
  const theirs = openWith(first, second);
  for (const { id } of [first, second]) theirs.mark(id, MARKS);
  const text = theirs.exportAll();
  localStorage.clear();
  const mine = recipeOf('# Mine', { at: 50 });
  const box = openWith(first, mine);
  box.mark(first.id, { ticked: ['5'] });
  expect(box.importAll(text)).toEqual({ added: 1, left: 0 });
  expect(box.importAll(text)).toEqual({ added: 0, left: 0 });
  expect(entriesOf(box)).toEqual([
    { recipe: mine, ...UNTOUCHED },
    { recipe: second, ...MARKS },
    { recipe: first, ...UNTOUCHED, ...COOKED, ticked: ['5'] },
  ]);
});

it('import: adds a missing like or note to a saved recipe, but removes neither', () => {
  const box = openWith(RICE);
  box.mark(RICE.id, { note: 'Mine', ticked: ['1'] });
  const theirs = { liked: true, timesCooked: 2, cookedAt: 5_000 };
  for (const marks of [{ ...theirs, note: 'Theirs' }, {}]) {
    box.importAll(fileOf({ recipe: RICE, ticked: ['0'], ...marks }));
    expect(open().marksOf(RICE.id)).toMatchObject({ ...theirs, note: 'Mine', ticked: ['1'] });
  }
});

it('import: into a full box, updates saved recipes even if no new recipe fits', () => {
  const saved = numbered(200);
  const box = openWith(...saved);
  const [known, unchanged] = saved as [Recipe, Recipe];
  const file = fileOf({ recipe: known, liked: true, note: 'Less salt' }, { recipe: RICE });
  expect(box.importAll(file)).toEqual({ added: 0, updated: 1, left: 1 });
  expect(open().marksOf(known.id)).toMatchObject({ liked: true, note: 'Less salt' });
  expect(open().marksOf(unchanged.id)).toMatchObject({ liked: false, note: '' });
  expect(textsIn(open())).toHaveLength(200);
  expect(box.importAll(fileOf({ recipe: RICE }))).toEqual({ added: 1, left: 0 });
  expect(box.importAll(fileOf({ recipe: recipeOf('# Soup') }))).toEqual({ refused: FULL });
});

it('import: adds the newest recipes that fit, and all that were liked, noted or cooked', () => {
  const box = openWith(...numbered(199));
  const marks = [{ liked: true }, { note: 'Less salt' }, { timesCooked: 1 }, {}, {}];
  const file = fileOf(...marks.map((mark, at) => ({ recipe: recipeOf(`# Theirs ${at}`, { at }), ...mark })));
  expect(box.importAll(file)).toEqual({ added: 4, left: 1 });
  const added = textsIn(open()).filter((text) => text.startsWith('# Theirs'));
  expect(added.toSorted()).toEqual([0, 1, 2, 4].map((at) => `# Theirs ${at}`));
  expect(box.importAll(file)).toEqual({ refused: FULL });
});

it('import: adds a different recipe with the same id once, even if imported twice', () => {
  const id = 'x'.repeat(64);
  const text = fileOf({ recipe: recipeOf('# Theirs', { id }) });
  const box = openWith(recipeOf('# Ours', { id }));
  expect(box.importAll(text)).toEqual({ added: 1, left: 0 });
  expect(box.importAll(text)).toEqual({ added: 0, left: 0 });
  expect(textsIn(box).toSorted()).toEqual(['# Ours', '# Theirs']);
});

it('import: adds a recipe once if the file contains it twice', () => {
  const recipes = [RICE, RICE, recipeOf('# A', { id: 'same' }), recipeOf('# B', { id: 'same' })];
  const box = open();
  expect(box.importAll(fileOf(...recipes.map((recipe) => ({ recipe }))))).toEqual({ added: 3, left: 0 });
  expect(textsIn(box).toSorted()).toEqual(['# A', '# B', '# Rice']);
});

it.each(rowsIn(REFUSED))('import: refuses the file %j with the reason %j, if any', (text, reason) => {
  const box = openWith(recipeOf('# Mine'));
  expect(box.importAll(text)).toEqual(reason ? { refused: reason } : null);
  expect(textsIn(box)).toEqual(['# Mine']);
});

it.each(tables('sources'))('import: reads the source %s of a pasted recipe as %s', (pasted, expected) => {
  open().importAll(fileOf({ recipe: { ...RICE, ...JSON.parse(pasted) } }));
  expect(open().find(RICE.id)?.recipe.pasted).toEqual(JSON.parse(expected));
});

it.each(tables('keys'))('recipe box: is read again if another tab changes the key %s (%s)', (key, isRead) => {
  const { box, events } = openTestApp({ box: [RICE] });
  const before = entriesOf(box);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: key || null }));
  expect(entriesOf(box) !== before).toBe(isRead === 'yes');
});
