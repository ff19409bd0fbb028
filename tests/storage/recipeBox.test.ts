import { describe, expect, it, vi } from 'vitest';
import type { Recipe } from '../../machines/recipeMachine.ts';
import { openRecipeBox, RECIPE_KEY } from '../../src/storage/recipeBox.ts';
import { openTestApp } from '../testApp.ts';
import { recipeOf } from '../testRecipeActor.ts';
import { faulty, fullWhile, refuse } from './storage.ts';

type Box = ReturnType<typeof openRecipeBox>;

const open = (getStorage = () => localStorage) => openRecipeBox(getStorage);
const textsIn = (box: Box) => box.getSnapshot().entries.map(({ recipe }) => recipe.text);
const UNTOUCHED = { ticks: [], scale: 1, step: 0 };
const numbered = (count: number): Recipe[] =>
  Array.from({ length: count }, (_, i) => recipeOf(`# Dish ${i}`, { at: i + 1 }));

it('keeps the newest first, and the last 200', () => {
  const box = open();
  for (const recipe of numbered(203)) box.add(recipe);
  expect(textsIn(box)).toHaveLength(200);
  expect(textsIn(box).slice(0, 2)).toEqual(['# Dish 202', '# Dish 201']);
  expect(textsIn(box).at(-1)).toBe('# Dish 3');
  expect(textsIn(open())).toEqual(textsIn(box));
  expect(localStorage.length).toBe(200);
});

it('keeps what has just come, though all others are dated later, as after a clock that was ahead', () => {
  const box = open();
  for (const recipe of numbered(200)) box.add(recipe);
  box.add(recipeOf('# Now', { at: 0.5 }));
  expect(textsIn(box)).toHaveLength(200);
  expect(textsIn(box).slice(-2)).toEqual(['# Dish 1', '# Now']);
});

it('asks the browser to keep what it keeps, with the first recipe', () => {
  const persist = vi.fn(async () => false);
  vi.stubGlobal('navigator', { storage: { persist } });
  const box = open();
  for (const recipe of numbered(3)) box.add(recipe);
  expect(persist).toHaveBeenCalledOnce();
  const file = box.exportAll();
  localStorage.clear();
  open().importAll(file);
  expect(persist).toHaveBeenCalledTimes(2);
});

it('adds a recipe once, and leaves its ticks alone, also those of another tab', () => {
  const box = open();
  const recipe = recipeOf('# Rice');
  box.add(recipe);
  open().mark(recipe.id, { ticks: [0, 2] });
  box.add(recipe);
  expect(open().getSnapshot().entries).toEqual([{ recipe, ticks: [0, 2], scale: 1, step: 0 }]);
});

it('keeps how much of a recipe is made, and the step that was reached', () => {
  const box = open();
  const recipe = recipeOf('# Rice');
  box.add(recipe);
  box.mark(recipe.id, { scale: 1.5 });
  box.mark(recipe.id, { step: 2 });
  expect(open().getSnapshot().entries).toEqual([{ recipe, ticks: [], scale: 1.5, step: 2 }]);
});

it.each([
  ['scale', 0],
  ['scale', '2'],
  ['step', -1],
  ['step', 0.5],
  ['step', null],
])('takes no recipe with %s %j', (name, value) => {
  const recipe = recipeOf('# Rice');
  const entry = { version: 1, recipe, ticks: [], [name]: value };
  localStorage.setItem(RECIPE_KEY + recipe.id, JSON.stringify(entry));
  expect(open().getSnapshot().entries).toEqual([]);
});

it('passes over a recipe under another id than its own, which could not be deleted', () => {
  const entry = { version: 1, recipe: recipeOf('# Rice'), ticks: [] };
  localStorage.setItem(`${RECIPE_KEY}other`, JSON.stringify(entry));
  expect(open().getSnapshot().entries).toEqual([]);
});

describe('a recipe that is removed', () => {
  const one = recipeOf('# One', { at: 3 });
  const two = recipeOf('# Two', { at: 2 });
  const three = recipeOf('# Three', { at: 1 });
  const MARKS = { ticks: [1], scale: 2, step: 3 };

  function openWithThree(): Box {
    const box = open();
    for (const recipe of [one, two, three]) box.add(recipe);
    box.mark(two.id, MARKS);
    return box;
  }

  it('is gone for the next visit, too, and what was done with it stands for this one', () => {
    const box = openWithThree();
    box.remove(two.id);
    expect(textsIn(box)).toEqual(['# One', '# Three']);
    expect(textsIn(open())).toEqual(['# One', '# Three']);
    expect(box.getSnapshot().outside).toEqual({ [two.id]: MARKS });
    expect(box.marksOf(two.id)).toEqual(MARKS);
  });

  it('is put back to its place, with the ticks made meanwhile', () => {
    const box = openWithThree();
    for (const { id } of [two, three]) box.remove(id);
    box.toggle(two.id, 4);
    box.putBack([two, three]);
    const entries = [
      { recipe: one, ...UNTOUCHED },
      { recipe: two, ...MARKS, ticks: [1, 4] },
      { recipe: three, ...UNTOUCHED },
    ];
    expect(box.getSnapshot().entries).toEqual(entries);
    expect(open().getSnapshot().entries).toEqual(entries);
  });

  it('is put back as it stands, where another tab has brought it back', () => {
    const box = openWithThree();
    box.remove(two.id);
    const other = open();
    other.add(two);
    other.mark(two.id, { ticks: [7] });
    box.refresh();
    box.putBack([two]);
    expect(open().marksOf(two.id)).toMatchObject({ ...UNTOUCHED, ticks: [7] });
  });

  it('is put back into a box that has filled up since, and pushes none out before the next comes', () => {
    const box = openWithThree();
    box.remove(three.id);
    for (const recipe of numbered(198)) box.add({ ...recipe, at: recipe.at + 10 });
    box.putBack([three]);
    expect(textsIn(open())).toHaveLength(201);
    expect(textsIn(open()).slice(-3)).toEqual(['# One', '# Two', '# Three']);
    box.add(recipeOf('# Next', { at: 1_000 }));
    expect(textsIn(open())).toHaveLength(200);
    expect(textsIn(open()).slice(-2)).toEqual(['# Dish 0', '# One']);
  });

  it('changes nothing where it is not there', () => {
    const box = openWithThree();
    const before = box.getSnapshot();
    box.remove('nothing');
    expect(box.getSnapshot()).toBe(before);
  });
});

describe('a step that is done', () => {
  it.each([
    ['stays ticked where it is written so', true, [], []],
    ['stays ticked where the visitor has ticked it', false, [3], [3]],
    ['is ticked where it is not', false, [], [3]],
    ['is ticked again where the visitor has unticked it', true, [3], []],
  ])('%s', (_, isTickedAsWritten, before, after) => {
    const box = open();
    box.add(recipeOf('# Rice'));
    box.mark('-Rice', { ticks: before });
    box.tick('-Rice', { item: 3, isTickedAsWritten });
    expect(box.marksOf('-Rice').ticks).toEqual(after);
  });
});

it('holds for this visit what is done with a recipe that is in no box', () => {
  const box = open();
  box.toggle('sample', 1);
  box.tick('sample', { item: 2, isTickedAsWritten: false });
  box.mark('sample', { scale: 2 });
  expect(box.getSnapshot()).toEqual({
    entries: [],
    outside: { sample: { ticks: [1, 2], scale: 2, step: 0 } },
    unstored: false,
  });
  box.toggle('sample', 1);
  expect(box.marksOf('sample')).toEqual({ ticks: [2], scale: 2, step: 0 });
  expect(box.marksOf('other')).toEqual(UNTOUCHED);
  expect(localStorage).toHaveLength(0);
});

it('keeps what two tabs have done with a recipe', () => {
  const box = open();
  box.add(recipeOf('# Rice'));
  const other = open();
  other.mark('-Rice', { ticks: [0, 1], scale: 2 });
  box.mark('-Rice', { ticks: [2] });
  expect(open().getSnapshot().entries[0]).toMatchObject({ ticks: [0, 1, 2], scale: 2 });
  other.mark('-Rice', { ticks: [1] });
  expect(open().getSnapshot().entries[0]?.ticks).toEqual([1, 2]);
});

it('brings back nothing that another tab has deleted with a tick here, which stands for this visit', () => {
  const box = open();
  box.add(recipeOf('# Rice'));
  box.mark('-Rice', { ticks: [1], step: 2 });
  open().remove('-Rice');
  box.toggle('-Rice', 0);
  expect(box.getSnapshot()).toEqual({
    entries: [],
    outside: { '-Rice': { ticks: [1, 0], scale: 1, step: 2 } },
    unstored: false,
  });
  expect(localStorage).toHaveLength(0);
});

it('shows what it has read where the storage can be read no more', () => {
  let isGone = false;
  const box = open(() => (isGone ? refuse() : localStorage));
  for (const recipe of numbered(3)) box.add(recipe);
  isGone = true;
  box.mark('-Dish-1', { ticks: [0] });
  box.remove('-Dish-0');
  box.add(recipeOf('# New', { at: 9 }));
  expect(textsIn(box)).toEqual(['# New', '# Dish 2', '# Dish 1']);
  expect(box.getSnapshot()).toMatchObject({ unstored: true, entries: [{}, {}, { ticks: [0] }] });
});

it('of a storage that cannot be read holds what comes for this visit', () => {
  const box = open(() => faulty({ getItem: refuse }));
  box.add(recipeOf('# Rice'));
  expect(textsIn(box)).toEqual(['# Rice']);
  expect(box.getSnapshot().unstored).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it('tells its listeners, and keeps one snapshot until something changes', () => {
  const box = open();
  let told = 0;
  const leave = box.subscribe(() => told++);
  const before = box.getSnapshot();
  expect(box.getSnapshot()).toBe(before);
  box.add(recipeOf('# Rice'));
  expect(box.getSnapshot()).not.toBe(before);
  expect(told).toBe(1);
  leave();
  box.remove('-Rice');
  expect(told).toBe(1);
});

it('keeps what two tabs add at the same time', () => {
  const [one, other] = [open(), open()];
  one.add(recipeOf('# One'));
  other.add(recipeOf('# Other'));
  one.refresh();
  expect(textsIn(one).sort()).toEqual(['# One', '# Other']);
  expect(textsIn(other).sort()).toEqual(['# One', '# Other']);
});

describe('a storage that fails', () => {
  it('at the n-th write, loses nothing: the next write takes it along', () => {
    for (const failing of [0, 1, 100, 198]) {
      localStorage.clear();
      let writes = 0;
      const box = open(() =>
        faulty({
          setItem: (key, value) => (writes++ === failing ? refuse() : localStorage.setItem(key, value)),
        }),
      );
      for (const recipe of numbered(200)) box.add(recipe);
      expect(box.getSnapshot().unstored).toBe(false);
      expect(textsIn(open())).toHaveLength(200);
    }
  });

  it('shows a recipe that it cannot store once, ticked or not', () => {
    const recipe = recipeOf('# Rice');
    open().add(recipe);
    const box = open(() => faulty({ setItem: refuse }));
    box.mark(recipe.id, { ticks: [3] });
    expect(box.getSnapshot()).toMatchObject({ entries: [{ recipe, ticks: [3] }], unstored: true });
  });

  it('never pays for what it could not take with what it had', () => {
    for (const recipe of numbered(200)) open().add(recipe);
    let full = true;
    const box = open(() => fullWhile(() => full));
    for (const i of [1, 2, 3]) box.add(recipeOf(`# New ${i}`, { at: 1_000 + i }));
    expect(textsIn(box)).toHaveLength(203);
    expect(textsIn(open())).toHaveLength(200);
    full = false;
    box.add(recipeOf('# New 4', { at: 1_004 }));
    expect(textsIn(open())).toHaveLength(200);
    expect(textsIn(open()).slice(0, 4)).toEqual(['# New 4', '# New 3', '# New 2', '# New 1']);
  });

  it('by being full, says so, makes no room at the cost of the old, and says when it is over', () => {
    for (const recipe of numbered(200)) open().add(recipe);
    let full = true;
    const box = open(() => fullWhile(() => full));
    box.add(recipeOf('# New', { at: 1_000 }));
    expect(box.getSnapshot().unstored).toBe(true);
    expect(textsIn(box)).toHaveLength(201);
    expect(textsIn(open())).toHaveLength(200);
    full = false;
    box.mark(recipeOf('# New').id, { ticks: [] });
    expect(box.getSnapshot().unstored).toBe(false);
  });

  it('by being blocked, holds the recipes of this visit in memory', () => {
    const box = open(() => {
      throw new DOMException('No', 'SecurityError');
    });
    box.add(recipeOf('# Rice'));
    expect(textsIn(box)).toEqual(['# Rice']);
    box.remove('-Rice');
    expect(textsIn(box)).toEqual([]);
  });

  it.each([
    ['broken JSON', '{'],
    ['another document', '{"theme":"dark"}'],
    ['a newer version', JSON.stringify({ version: 2, recipe: recipeOf('# Newer'), ticks: [] })],
    ['no ticks', JSON.stringify({ version: 1, recipe: recipeOf('# Rice') })],
    ['ticks of another kind', JSON.stringify({ version: 1, recipe: recipeOf('# Rice'), ticks: ['1'] })],
    ['__proto__', '{"__proto__":{"version":1}}'],
  ])('is read past %s, which is left as it is', (_, text) => {
    localStorage.setItem(`${RECIPE_KEY}odd`, text);
    const box = open();
    box.add(recipeOf('# Rice'));
    expect(textsIn(box)).toEqual(['# Rice']);
    expect(localStorage.getItem(`${RECIPE_KEY}odd`)).toBe(text);
  });
});

describe('export and import', () => {
  async function exported(recipes: Recipe[]): Promise<string> {
    const box = open();
    for (const recipe of recipes) {
      box.add(recipe);
      box.mark(recipe.id, { ticks: [0] });
    }
    const text = box.exportAll();
    localStorage.clear();
    return text;
  }

  it('brings everything to another browser, ticks included', async () => {
    const text = await exported(numbered(3));
    const box = open();
    expect(box.importAll(text)).toEqual({ added: 3, left: 0 });
    expect(textsIn(box)).toEqual(['# Dish 2', '# Dish 1', '# Dish 0']);
    expect(box.getSnapshot().entries[0]?.ticks).toEqual([0]);
  });

  it('merges: what is there stays, what is the same comes once', async () => {
    const text = await exported(numbered(3));
    const box = open();
    const [first] = numbered(1) as [Recipe];
    box.add(first);
    box.mark(first.id, { ticks: [5] });
    box.add(recipeOf('# Mine', { at: 50 }));
    expect(box.importAll(text)).toEqual({ added: 2, left: 0 });
    expect(box.importAll(text)).toEqual({ added: 0, left: 0 });
    expect(textsIn(box)).toEqual(['# Mine', '# Dish 2', '# Dish 1', '# Dish 0']);
    expect(box.getSnapshot().entries.at(-1)?.ticks).toEqual([5]);
  });

  it('keeps both of two recipes that share an id, however often the file comes', async () => {
    const id = 'x'.repeat(64);
    const text = await exported([recipeOf('# Theirs', { id })]);
    const box = open();
    box.add(recipeOf('# Ours', { id }));
    expect(box.importAll(text)).toEqual({ added: 1, left: 0 });
    expect(box.importAll(text)).toEqual({ added: 0, left: 0 });
    expect(textsIn(box).sort()).toEqual(['# Ours', '# Theirs']);
  });

  it('takes an entry that stands in the file twice once', async () => {
    const entry = { recipe: recipeOf('# Rice'), ticks: [], scale: 1, step: 0 };
    const file = { format: 'recipe-kitchen', version: 1, entries: [entry, entry] };
    expect(await open().importAll(JSON.stringify(file))).toEqual({ added: 1, left: 0 });
  });

  it.each([
    ['', 'This file holds no recipes from this page.'],
    ['not JSON', 'This file holds no recipes from this page.'],
    ['[]', 'This file holds no recipes from this page.'],
    ['{"format":"something-else"}', 'This file holds no recipes from this page.'],
    [
      '{"format":"recipe-kitchen","version":2,"entries":[]}',
      'This file was written by another version of the page.',
    ],
    ['{"format":"recipe-kitchen","version":1}', 'This file was written by another version of the page.'],
    [
      '{"format":"recipe-kitchen","version":1,"entries":[null]}',
      'This file is damaged: nothing was taken from it.',
    ],
    [
      '{"format":"recipe-kitchen","version":1,"entries":[{"__proto__":{"recipe":{}}}]}',
      'This file is damaged: nothing was taken from it.',
    ],
  ])('refuses %j and says why', async (text, refused) => {
    const box = open();
    box.add(recipeOf('# Mine'));
    expect(box.importAll(text)).toEqual({ refused });
    expect(textsIn(box)).toEqual(['# Mine']);
  });

  it('brings the newest of what does not fit, and says how many stayed out', async () => {
    const text = await exported(numbered(3));
    const box = open();
    const mine = numbered(198).map((recipe) => ({
      ...recipe,
      id: `mine-${recipe.id}`,
      text: `${recipe.text} of mine`,
    }));
    for (const recipe of mine) box.add(recipe);
    expect(box.importAll(text)).toEqual({ added: 2, left: 1 });
    expect(textsIn(box)).toHaveLength(200);
    expect(textsIn(box)).toEqual(expect.arrayContaining(['# Dish 2', '# Dish 1', '# Dish 0 of mine']));
    expect(textsIn(box)).not.toContain('# Dish 0');
    expect(box.importAll(text)).toEqual({
      refused: 'The box is full: it holds 200 recipes. Export all, then delete some first.',
    });
  });

  it('takes back a file of its own that holds more than fits', async () => {
    const full = openRecipeBox(() => faulty({ setItem: refuse }));
    for (const recipe of numbered(201)) full.add(recipe);
    const box = open();
    expect(box.importAll(full.exportAll())).toEqual({ added: 200, left: 1 });
    expect(textsIn(box).at(-1)).toBe('# Dish 1');
  });

  it('overwrites nothing that it cannot read', async () => {
    const text = await exported(numbered(1));
    const newer = JSON.stringify({ version: 2, recipe: { id: '-Dish-0' } });
    localStorage.setItem(`${RECIPE_KEY}-Dish-0`, newer);
    const box = open();
    expect(box.importAll(text)).toEqual({ added: 1, left: 0 });
    expect(textsIn(box)).toEqual(['# Dish 0']);
    expect(localStorage.getItem(`${RECIPE_KEY}-Dish-0`)).toBe(newer);
  });
});

it.each([
  ['recipe-kitchen', false],
  ['recipe-kitchen.timer.one', false],
  ['recipe-kitchen.recipe.rice', true],
  [null, true],
])('is read again for a change of another tab to %s: %s', (key, isRead) => {
  const { box, events } = openTestApp({ box: [recipeOf('# Rice')] });
  const before = box.getSnapshot().entries;
  events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(box.getSnapshot().entries !== before).toBe(isRead);
});
