import { expect, it } from 'vitest';
import { openCredentials } from '../../src/cook/credentials.ts';

const KEY = 'recipe-kitchen.connection';
const TOKEN = { token: 'hf_fake', account: null };
const ACCOUNT = { token: 'hf_fake', account: { name: 'ada', expiresAt: 1 } };

const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};
const open = () =>
  openCredentials(
    () => sessionStorage,
    () => localStorage,
  );

it('keeps for the tab, or for the device where the visitor says so', () => {
  sessionStorage.clear();
  open().keep(TOKEN, false);
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
  expect(open().current()).toEqual(TOKEN);
  open().keep(ACCOUNT, true);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 1]);
  expect(open().current()).toEqual(ACCOUNT);
  open().forget();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  expect(open().current()).toBeNull();
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
  JSON.stringify({ version: 2, ...TOKEN }),
  JSON.stringify({ version: 1, token: 'other', account: null }),
  JSON.stringify({ version: 1, token: 7, account: null }),
  JSON.stringify({ version: 1, token: 'hf_fake' }),
  JSON.stringify({ version: 1, token: 'hf_fake', account: { name: 7, expiresAt: 1 } }),
  JSON.stringify({ version: 1, token: 'hf_fake', account: { name: 'ada', expiresAt: 'soon' } }),
])('takes nothing from %s, and leaves it as it is', (kept) => {
  localStorage.setItem(KEY, kept);
  expect(open().current()).toBeNull();
  expect(localStorage.getItem(KEY)).toBe(kept);
});
