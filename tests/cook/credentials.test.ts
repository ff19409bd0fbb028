import { beforeEach, expect, it, vi } from 'vitest';
import { openCredentials } from '../../src/cook/credentials.ts';

const KEY = 'recipe-kitchen.connection';
const TOKEN = { token: 'hf_fake', account: null };
const ACCOUNT = { token: 'hf_fake', account: { name: 'ada', expiresAt: 1 } };

beforeEach(() => sessionStorage.clear());

const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};
const open = () =>
  openCredentials(
    () => sessionStorage,
    () => localStorage,
  );

it('keeps for the tab, or for the device where the visitor says so', () => {
  open().keep(TOKEN, false);
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
  expect(open().current()).toEqual(TOKEN);
  open().keep(ACCOUNT, true);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 1]);
  expect(open().current()).toEqual(ACCOUNT);
  open().forget();
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage)).toEqual(['recipe-kitchen.forgotten']);
  expect(open().current()).toBeNull();
});

it('does not come back in a tab that was away when another forgot', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  const tab = open();
  tab.keep(TOKEN, false);
  expect(tab.isStale()).toBe(false);
  const kept = sessionStorage.getItem(KEY) ?? '';
  vi.setSystemTime(2_000);
  open().forget();
  sessionStorage.setItem(KEY, kept);
  expect(tab.isStale()).toBe(true);
  expect(open().current()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  vi.setSystemTime(3_000);
  tab.keep(TOKEN, false);
  expect(open().current()).toEqual(TOKEN);
  vi.useRealTimers();
});

it('works in memory where nothing can be kept', () => {
  const credentials = openCredentials(blocked, blocked);
  expect(credentials.current()).toBeNull();
  credentials.keep(TOKEN, true);
  expect(credentials.current()).toEqual(TOKEN);
  credentials.forget();
  expect(credentials.current()).toBeNull();
});

it.each([
  'no JSON',
  'null',
  '7',
  JSON.stringify({ version: 2, since: 1, ...TOKEN }),
  JSON.stringify({ version: 1, since: 1, token: 'other', account: null }),
  JSON.stringify({ version: 1, since: 1, token: 7, account: null }),
  JSON.stringify({ version: 1, since: 1, token: 'hf_fake' }),
  JSON.stringify({ version: 1, ...TOKEN }),
  JSON.stringify({ version: 1, since: 1, token: 'hf_fake', account: { name: 7, expiresAt: 1 } }),
  JSON.stringify({ version: 1, since: 1, token: 'hf_fake', account: { name: 'ada', expiresAt: 'soon' } }),
])('takes nothing from %s, and leaves it as it is', (kept) => {
  localStorage.setItem(KEY, kept);
  expect(open().current()).toBeNull();
  expect(localStorage.getItem(KEY)).toBe(kept);
});
