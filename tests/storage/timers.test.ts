import { expect, it } from 'vitest';
import type { Timer } from '../../machines/timerMachine.ts';
import { createUnsavedKeys } from '../../src/storage/documents.ts';
import { openTimers } from '../../src/storage/timers.ts';
import { timerOf } from '../recipeOf.ts';
import { openTestApp } from '../testApp.ts';
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

it('saved timers: are loaded in the order of their ends, except deleted timers', () => {
  const { save, drop, isUnsaved } = open();
  const [late, early] = [ending('late', 2), ending('early', 1, { hasRung: true })];
  for (const timer of [late, ending('dropped', 0), early]) save(timer);
  drop('dropped');
  expect(open().read()).toEqual([early, late]);
  expect(isUnsaved()).toBe(false);
  expect(keysLeft()).toEqual([`${KEY}early`, `${KEY}late`]);
});

it('saved timers: are deleted 12 hours after their end, unless paused', () => {
  const { save, read } = open();
  const paused = ending('paused', -50, { leftMs: 1_000 });
  const recent = ending('recent', -11.9, { hasRung: true });
  for (const timer of [ending('stale', -12), paused, recent]) save(timer);
  expect(read()).toEqual([paused, recent]);
  expect(keysLeft()).toEqual([`${KEY}paused`, `${KEY}recent`]);
});

it.each([
  ['a malformed end', JSON.stringify({ version: 1, ...ending('odd', -50), endsAt: '1' })],
  ['an id that differs from its key', JSON.stringify({ version: 1, ...ending('other', -50) })],
  ...Object.entries({ name: 7, dish: null, leftMs: 'soon', hasRung: 'no' }).map(([field, value]) => [
    `a malformed ${field}`,
    JSON.stringify({ version: 1, ...ending('odd', -50), [field]: value }),
  ]),
])('saved timers: are never deleted if unreadable: %s', (_, text = '') => {
  localStorage.setItem(`${KEY}odd`, text);
  const { read, save, drop, isUnsaved } = open();
  expect(read()).toEqual([]);
  save(ending('odd', 1));
  expect(isUnsaved()).toBe(true);
  drop('odd');
  expect(isUnsaved()).toBe(false);
  expect({ ...localStorage }).toEqual({ [`${KEY}odd`]: text });
});

it('saved timers: are reported as missing after another tab has stopped the timers', () => {
  let isFull = true;
  const { save, missing, isUnsaved } = open(() => fullWhile(() => isFull));
  const ids = ['saved', 'gone', 'unstored'];
  save(ending('unstored', 1));
  isFull = false;
  for (const id of ['saved', 'gone']) save(ending(id, 1));
  open().drop('gone');
  expect(missing(ids)).toEqual(['gone']);
  expect(isUnsaved()).toBe(true);
  save(ending('unstored', 1));
  expect(isUnsaved()).toBe(false);
  open().drop('unstored');
  expect(missing(ids)).toEqual(['gone', 'unstored']);
});

it('saved timers: do not return to an older state if saving fails', () => {
  let isFull = false;
  const { save, read } = open(() => fullWhile(() => isFull));
  save(ending('boil', 1));
  isFull = true;
  save(ending('boil', 1, { leftMs: HOUR }));
  expect(read()).toEqual([]);
});

it('blocked storage: returns no saved timers, and reports none as missing', () => {
  const { save, read, missing, isUnsaved } = open(() => refuse());
  save(ending('one', 1));
  expect(read()).toEqual([]);
  expect(missing(['one', 'other'])).toEqual([]);
  expect(isUnsaved()).toBe(true);
});

it('page from the back/forward cache: loads the timers of another tab', () => {
  const { cookingActor, happen } = openTestApp({ timers: [ending('gone', 1), ending('paused', 1)] });
  localStorage.removeItem(`${KEY}gone`);
  open().save({ ...ending('paused', 1), leftMs: 90_000 });
  happen('pageshow', true);
  const { children, context } = cookingActor.getSnapshot();
  expect(context.timers).toEqual(['paused']);
  expect(children.paused?.getSnapshot().value).toBe('paused');
});
