import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  const last = open();
  last.markForgotten(Date.now());
  last.drop();
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage)).toEqual(['recipe-kitchen.forgotten']);
  expect(open().current()).toBeNull();
});

describe('what one tab forgets', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('does not come back in another that was away', () => {
    const away = open();
    away.keep(TOKEN, false);
    expect(away.isForgotten()).toBe(false);
    vi.setSystemTime(2_000);
    open().markForgotten(2_000);
    expect(away.isForgotten()).toBe(true);
    expect(open().current()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('takes nothing with it that was kept since', () => {
    const late = open();
    late.keep(TOKEN, true);
    vi.setSystemTime(2_000);
    open().markForgotten(2_000);
    vi.setSystemTime(3_000);
    const other = open();
    other.keep(ACCOUNT, true);
    expect(late.isForgotten()).toBe(true);
    late.drop();
    other.markForgotten(2_000);
    expect([late.current(), other.isForgotten()]).toEqual([null, false]);
    expect(open().current()).toEqual(ACCOUNT);
  });

  it('is heard of where nothing can be kept', () => {
    const credentials = openCredentials(blocked, blocked);
    credentials.keep(TOKEN, false);
    expect(credentials.isForgotten()).toBe(false);
    credentials.markForgotten(2_000);
    expect(credentials.isForgotten()).toBe(true);
  });

  it('goes where no mark can be kept', () => {
    const full = (): Storage =>
      Object.assign(Object.create(localStorage), {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
        removeItem: () => {},
      });
    const credentials = openCredentials(() => sessionStorage, full);
    credentials.keep(TOKEN, false);
    credentials.markForgotten(1_000);
    credentials.drop();
    expect(sessionStorage).toHaveLength(0);
  });
});

it('works in memory where nothing can be kept', () => {
  const credentials = openCredentials(blocked, blocked);
  expect(credentials.current()).toBeNull();
  credentials.keep(TOKEN, true);
  expect(credentials.current()).toEqual(TOKEN);
  credentials.drop();
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
