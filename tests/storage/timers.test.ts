import { expect, it, vi } from 'vitest';
import type { Timer } from '../../machines/timersMachine.ts';
import { createUnsavedKeys } from '../../src/shared/documents.ts';
import { openTimers } from '../../src/storage/timers.ts';
import { timerOf } from '../recipeOf.ts';
import { fullWhile, refuse } from './storage.ts';

const KEY = 'recipe-kitchen.timer.';
const HOUR = 3_600_000;
const NOW = 100 * HOUR;

function open(getStorage = () => localStorage) {
  const unsavedKeys = createUnsavedKeys();
  const timers = openTimers(getStorage, unsavedKeys, () => NOW);
  return { ...timers, isUnsaved: () => unsavedKeys.getSnapshot().size > 0 };
}

const ending = (id: string, inHours: number, changes: Partial<Timer> = {}) =>
  timerOf({ id, endsAt: NOW + inHours * HOUR, ...changes });

const keysLeft = () => Object.keys(localStorage).sort();

it('saved timers: are loaded in the order in which they end, without removed timers', () => {
  const { save, isUnsaved } = open();
  const [late, early] = [ending('late', 2), ending('early', 1, { hasRung: true })];
  save([late, ending('removed', 0), early]);
  save([late, early]);
  expect(open().catchUp()).toEqual([early, late]);
  expect(isUnsaved()).toBe(false);
  expect(keysLeft()).toEqual([`${KEY}early`, `${KEY}late`]);
});

it('saved timers: are deleted 12 hours after their end, unless paused', () => {
  const { save, catchUp } = open();
  const paused = ending('paused', -50, { leftMs: 1_000 });
  const recent = ending('recent', -11.9, { hasRung: true });
  save([ending('stale', -12), paused, recent]);
  const current = catchUp();
  expect(current).toEqual([paused, recent]);
  save(current);
  expect(keysLeft()).toEqual([`${KEY}paused`, `${KEY}recent`]);
});

it.each(Object.entries({ endsAt: '1', id: 'other', name: 7, dish: null, leftMs: 'soon', hasRung: 'no' }))(
  'saved timers: are never deleted if unreadable (%s: %j)',
  (field, value) => {
    const text = JSON.stringify({ version: 1, ...ending('odd', -50), [field]: value });
    localStorage.setItem(`${KEY}odd`, text);
    const { catchUp, save, isUnsaved } = open();
    expect(catchUp()).toEqual([]);
    save([ending('odd', 1)]);
    expect(isUnsaved()).toBe(true);
    save([]);
    expect(isUnsaved()).toBe(false);
    expect({ ...localStorage }).toEqual({ [`${KEY}odd`]: text });
  },
);

it('timers: disappear once another tab has stopped them, except timers that could not be saved', () => {
  let isFull = true;
  const { save, catchUp, isUnsaved } = open(() => fullWhile(() => isFull));
  const [kept, gone, unsaved] = [ending('kept', 1), ending('gone', 2), ending('unsaved', 3)];
  save([unsaved]);
  isFull = false;
  save([unsaved, kept, gone]);
  localStorage.removeItem(`${KEY}gone`);
  expect(catchUp()).toEqual([kept, unsaved]);
  expect(isUnsaved()).toBe(true);
  save([kept, { ...unsaved }]);
  expect(isUnsaved()).toBe(false);
  localStorage.removeItem(`${KEY}unsaved`);
  expect(catchUp()).toEqual([kept]);
});

it('saved timers: are written only if they have changed', () => {
  const { save, catchUp } = open();
  save([ending('boil', 1), ending('bake', 2)]);
  const timers = catchUp();
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  save(timers);
  expect(setItem).not.toHaveBeenCalled();
  save(timers.map((timer) => (timer.id === 'boil' ? { ...timer, hasRung: true } : timer)));
  expect(setItem.mock.calls.map(([key]) => key)).toEqual([`${KEY}boil`]);
});

it('saved timers: do not return to an older state if saving fails', () => {
  let isFull = false;
  const { save, catchUp } = open(() => fullWhile(() => isFull));
  save([ending('boil', 1)]);
  isFull = true;
  const paused = ending('boil', 1, { leftMs: HOUR });
  save([paused]);
  expect(catchUp()).toEqual([paused]);
});

it('blocked storage: keeps the timers of this tab', () => {
  const { save, catchUp, isUnsaved } = open(() => refuse());
  expect(catchUp()).toEqual([]);
  save([ending('one', 1)]);
  expect(catchUp()).toEqual([ending('one', 1)]);
  expect(isUnsaved()).toBe(true);
});
