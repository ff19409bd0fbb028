import { expect, it, vi } from 'vitest';
import { openCredentials } from '../../../src/model/account/credentials.ts';
import { fullWhile, refuse } from '../../storage/storage.ts';
/** Each line is a stored connection. */
import MALFORMED from './malformed.txt?raw';

const KEY = 'recipe-kitchen.connection';
const TOKEN = { token: 'hf_fake', account: null };
const OTHER = { token: 'hf_other', account: null };
const ACCOUNT = { token: 'hf_fake', account: { name: 'ada', expiresAt: 1 } };

const tab = () => sessionStorage;
const allTabs = () => localStorage;
const open = () => openCredentials(tab, allTabs);

it('credentials: are saved for this tab, or for all tabs if chosen', () => {
  open().save(TOKEN, false);
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
  expect(open().current()).toEqual(TOKEN);
  open().save(ACCOUNT, true);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 1]);
  expect(open().current()).toEqual(ACCOUNT);
  const last = open();
  last.forget();
  last.drop();
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage)).toEqual(['recipe-kitchen.forgotten']);
  expect(open().current()).toBeNull();
});

it('credentials for one tab: are saved beside shared credentials, and forgetting deletes both', () => {
  open().save(ACCOUNT, true);
  const own = open();
  own.save(OTHER, false);
  expect([own.isForTab(), open().current()]).toEqual([true, OTHER]);
  const later = openCredentials(refuse, allTabs);
  expect(later.current()).toEqual(ACCOUNT);
  own.forget();
  expect([own.isForgotten(), later.isForgotten()]).toEqual([true, true]);
  expect(open().current()).toBeNull();
});

it('new credentials: are not replaced by older saved credentials if storage is full', () => {
  open().save(ACCOUNT, true);
  const full = (storage: Storage) => () => fullWhile(() => true, storage);
  const credentials = openCredentials(full(sessionStorage), full(localStorage));
  credentials.save(OTHER, true);
  expect([credentials.loadChanges(), credentials.current()]).toEqual([false, OTHER]);
});

it('credentials to remember: are kept for this tab if the storage of all tabs is full', () => {
  const credentials = openCredentials(tab, () => fullWhile(() => true, localStorage));
  credentials.save(TOKEN, true);
  expect([credentials.isForTab(), open().current()]).toEqual([true, TOKEN]);
});

it('remembered credentials: are kept for this tab alone if given again without “Remember”', () => {
  open().save(TOKEN, true);
  open().save(TOKEN, false);
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
});

it('shared credentials: stay in use in this tab if the stored data is deleted', () => {
  const credentials = open();
  credentials.save(TOKEN, true);
  localStorage.clear();
  expect([credentials.loadChanges(), credentials.current()]).toEqual([false, TOKEN]);
});

it('tab that has forgotten its own credentials: uses credentials from another tab', () => {
  const own = open();
  own.save(OTHER, false);
  own.forget();
  own.drop();
  openCredentials(refuse, allTabs).save(ACCOUNT, true);
  expect([own.loadChanges(), own.current()]).toEqual([true, ACCOUNT]);
});

it('forgetting credentials: keeps newer credentials from other tabs even if the clock is wrong', () => {
  vi.useFakeTimers({ now: Date.UTC(2100, 0) });
  const late = open();
  late.save(TOKEN, true);
  open().forget();
  vi.setSystemTime(0);
  const other = open();
  other.save(ACCOUNT, true);
  expect(late.isForgotten()).toBe(true);
  late.drop();
  expect([late.current(), other.isForgotten()]).toEqual([null, false]);
  expect(open().current()).toEqual(ACCOUNT);
  vi.setSystemTime(-1_000);
  other.forget();
  expect(open().current()).toBeNull();
});

const COUNTS = ['soon', '1e999', '1e300', 'NaN', '{}', `${Number.MAX_SAFE_INTEGER}`];

it.each(COUNTS)('saved number of sign-outs: is ignored if malformed (%s)', (count) => {
  open().save(TOKEN, false);
  localStorage.setItem('recipe-kitchen.forgotten', count);
  expect(open().current()).toEqual(TOKEN);
  open().forget();
  expect(open().current()).toBeNull();
});

it('credentials: are kept only in memory if storage is blocked, and can be removed', () => {
  const credentials = openCredentials(refuse, refuse);
  expect(credentials.current()).toBeNull();
  credentials.save(TOKEN, true);
  expect([credentials.current(), credentials.isForgotten()]).toEqual([TOKEN, false]);
  credentials.forget();
  expect(credentials.isForgotten()).toBe(true);
  credentials.drop();
  expect(credentials.current()).toBeNull();
});

it.each(MALFORMED.trim().split('\n'))('malformed credentials: are ignored and kept (%s)', (text) => {
  localStorage.setItem(KEY, text);
  const credentials = open();
  expect(credentials.current()).toBeNull();
  credentials.save(OTHER, true);
  expect(credentials.current()).toEqual(OTHER);
  expect(localStorage.getItem(KEY)).toBe(text);
});
