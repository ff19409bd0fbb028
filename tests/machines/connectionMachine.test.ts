import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { connectionMachineOn } from '../../machines/connectionMachine.ts';
import { openTestConnection } from '../testConnection.ts';
import { settle } from '../testRecipeActor.ts';

const HOUR_MS = 3_600_000;

it.each([
  [{ settled: 'pageConnection' }, {}],
  [{ settled: 'unconnected' }, { environment: { VITE_HF_ACCESS_TOKEN: '' } }],
  [{ settled: 'unconnected' }, { environment: { VITE_HF_ACCESS_TOKEN: 'refused' } }],
  [{ settled: 'pageConnection' }, { environment: { VITE_HF_ACCESS_TOKEN: '', VITE_INFERENCE_URL: '/v1' } }],
  [{ settled: 'visitorToken' }, { hasToken: true }],
  [{ settled: 'signedIn' }, { account: { name: 'ada', expiresAt: 1 } }],
  [{ settled: 'expired' }, { account: { name: 'ada', expiresAt: 0 } }],
  [{ signingIn: 'finishing' }, { returning: true, hasToken: true }],
])('opens in %j with %j', (state, start) => {
  expect(openTestConnection(start).actor.getSnapshot().value).toEqual(state);
});

describe('a sign-in', () => {
  it('runs out to the millisecond, and asks for a new one', async () => {
    const { actor, clock, isConnected } = openTestConnection({
      account: { name: 'ada', expiresAt: HOUR_MS },
    });
    clock.increment(HOUR_MS - 1);
    expect(isConnected()).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ settled: 'expired' });
    expect(isConnected()).toBe(false);
    actor.send({ type: 'account.requested', remember: false });
    expect(actor.getSnapshot().value).toEqual({ signingIn: 'leaving' });
  });

  it('is seen to have run out when timers stood still', () => {
    const { actor, clock, isConnected } = openTestConnection({
      account: { name: 'ada', expiresAt: HOUR_MS },
    });
    actor.send({ type: 'time.passed' });
    expect(actor.getSnapshot().value).toEqual({ settled: 'signedIn' });
    vi.spyOn(clock, 'now').mockReturnValue(HOUR_MS);
    expect(isConnected()).toBe(false);
    actor.send({ type: 'time.passed' });
    expect(actor.getSnapshot().value).toEqual({ settled: 'expired' });
  });

  it.each([1, 3_600])(
    'that the visitor comes back from without an answer changes nothing, after %i s',
    async (seconds) => {
      const { actor, clock, catchUp, lastSignIn } = openTestConnection({ hasToken: true });
      actor.send({ type: 'account.requested', remember: false });
      lastSignIn().finish();
      await settle();
      expect(actor.getSnapshot().value).toEqual({ signingIn: 'away' });
      clock.increment(seconds * 1_000);
      catchUp(Object.assign(new Event('pageshow'), { persisted: true }));
      expect(actor.getSnapshot().value).toEqual({ settled: 'visitorToken' });
      expect(actor.getSnapshot().context.problem).toBeNull();
    },
  );

  it.each([true, false])('is given up when another tab forgets (returning: %s)', (returning) => {
    const { actor } = openTestConnection({ returning, hasToken: true });
    actor.send({ type: 'account.requested', remember: false });
    expect(actor.getSnapshot().hasTag('signingIn')).toBe(true);
    actor.send({ type: 'connection.forgotten' });
    expect(actor.getSnapshot().value).toEqual({ settled: 'pageConnection' });
  });

  it('forgets how the last one went when the next one begins', () => {
    const { actor, clock } = openTestConnection({ returning: true });
    clock.increment(30_000);
    expect(actor.getSnapshot().context.problem).toBe('failed');
    actor.send({ type: 'account.requested', remember: false });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it('may last longer than a timer can', () => {
    const months = 90 * 24 * HOUR_MS;
    const { actor, clock } = openTestConnection({ account: { name: 'ada', expiresAt: months } });
    clock.increment(2 ** 31 - 1);
    expect(actor.getSnapshot().value).toEqual({ settled: 'signedIn' });
    clock.increment(months - clock.now());
    expect(actor.getSnapshot().value).toEqual({ settled: 'expired' });
  });

  it.each(['account.requested', 'returning'])('that hangs is given up after 30 s: %s', (start) => {
    const { actor, clock } = openTestConnection({ returning: start === 'returning' });
    if (start !== 'returning') actor.send({ type: 'account.requested', remember: false });
    clock.increment(29_999);
    expect(actor.getSnapshot().hasTag('signingIn')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ settled: 'pageConnection' });
    expect(actor.getSnapshot().context.problem).toBe('failed');
  });

  it.each(['denied', 'failed'])('that was %s is told, until the next one works', async (name) => {
    const { actor, lastSignIn } = openTestConnection({ returning: true });
    lastSignIn().fail(Object.assign(new Error('no'), { name }));
    await settle();
    expect(actor.getSnapshot().context.problem).toBe(name);
    actor.send({ type: 'token.given' });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });
});

it('forgets what it knows, and has the credentials dropped', () => {
  const { actor, clock, forget } = openTestConnection({
    account: { name: 'ada', expiresAt: 1 },
  });
  expect(sessionStorage.getItem('recipe-kitchen.connection')).not.toBeNull();
  clock.increment(1);
  forget();
  expect(actor.getSnapshot().value).toEqual({ settled: 'pageConnection' });
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('ada');
  expect(sessionStorage.getItem('recipe-kitchen.connection')).toBeNull();
});

it.each(['account.requested', 'returning'])('needs its actors: %s', async (start) => {
  const input = {
    returning: start === 'returning',
    account: null,
    hasToken: false,
    hasPageConnection: false,
    onDevice: false,
  };
  const actor = createActor(connectionMachineOn({ now: () => 0 }), { input }).start();
  actor.send({ type: 'account.requested', remember: false });
  await settle();
  expect(actor.getSnapshot().value).toEqual({ settled: 'unconnected' });
  expect(actor.getSnapshot().context.problem).toBe('failed');
});

it('needs somebody who drops credentials', () => {
  const input = {
    returning: false,
    account: null,
    hasToken: true,
    hasPageConnection: false,
    onDevice: false,
  };
  const failures: unknown[] = [];
  const actor = createActor(connectionMachineOn({ now: () => 0 }), { input });
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  actor.send({ type: 'connection.forgotten' });
  expect(failures).toEqual([new Error('`dropCredentials` must be provided')]);
});

describe('what another tab has connected', () => {
  const ADA = { name: 'ada', expiresAt: HOUR_MS };
  const NOTHING_HERE = { environment: { VITE_HF_ACCESS_TOKEN: '' } };
  const keep = (account: typeof ADA | null) =>
    localStorage.setItem(
      'recipe-kitchen.connection',
      JSON.stringify({ version: 1, token: 'hf_fake', account, since: 1 }),
    );
  const shown = () => Object.assign(new Event('pageshow'), { persisted: true });

  it.each([
    ['an account', () => keep(ADA), { settled: 'signedIn' }],
    ['a token', () => keep(null), { settled: 'visitorToken' }],
    [
      'this device',
      () => localStorage.setItem('recipe-kitchen.device', '1'),
      { settled: { onDevice: 'looking' } },
    ],
  ])('is taken over where nothing is connected here: %s', (_, connect, state) => {
    for (const event of [new Event('storage'), shown()]) {
      localStorage.clear();
      const { actor, catchUp } = openTestConnection(NOTHING_HERE);
      catchUp(event);
      expect(actor.getSnapshot().value).toEqual({ settled: 'unconnected' });
      connect();
      catchUp(event);
      expect(actor.getSnapshot().value).toEqual(state);
    }
  });

  it('is taken over by a page that comes back from a sign-in that was given up', async () => {
    const { actor, catchUp, lastSignIn } = openTestConnection(NOTHING_HERE);
    actor.send({ type: 'account.requested', remember: false });
    lastSignIn().finish();
    await settle();
    keep(ADA);
    catchUp(shown());
    expect(actor.getSnapshot().value).toEqual({ settled: 'signedIn' });
  });

  it('replaces a sign-in that has run out, and no other', () => {
    const { actor, clock, catchUp } = openTestConnection({ ...NOTHING_HERE, hasToken: true });
    keep(ADA);
    catchUp(shown());
    expect(actor.getSnapshot().value).toEqual({ settled: 'visitorToken' });
    sessionStorage.clear();
    localStorage.clear();
    const other = openTestConnection({ ...NOTHING_HERE, account: { name: 'ada', expiresAt: 1 } });
    clock.increment(1);
    other.clock.increment(1);
    expect(other.actor.getSnapshot().value).toEqual({ settled: 'expired' });
    sessionStorage.clear();
    keep(ADA);
    other.catchUp(shown());
    expect(other.actor.getSnapshot().value).toEqual({ settled: 'signedIn' });
  });
});

describe('that this device was chosen', () => {
  const KEY = 'recipe-kitchen.device';
  const openOn = (tab: Storage) => openTestConnection({ environment: { VITE_HF_ACCESS_TOKEN: '' }, tab });

  /** The storage of a tab. */
  function openTab(): Storage {
    const kept = new Map<string, string>();
    return Object.assign(Object.create(Storage.prototype), {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  }

  function takeDevice({ actor, takeDevice }: ReturnType<typeof openTestConnection>) {
    actor.send({ type: 'model.found', model: 'available' });
    takeDevice();
  }

  it('counts for the tabs to come, and ends with "Stop using"', () => {
    const tab = openTab();
    const connection = openOn(tab);
    takeDevice(connection);
    expect(openOn(openTab()).actor.getSnapshot().value).toEqual({ settled: { onDevice: 'looking' } });
    connection.leaveDevice();
    expect(localStorage.getItem(KEY)).toBe('0');
    for (const later of [tab, openTab()]) {
      expect(openOn(later).actor.getSnapshot().value).toEqual({ settled: 'unconnected' });
    }
  });

  it('is not forgotten with a token in another tab, nor by one that is for that tab alone', () => {
    const tab = openTab();
    const there = openOn(openTab());
    there.giveToken('hf_there', false);
    takeDevice(openOn(tab));
    there.giveToken('hf_another', false);
    there.forget();
    expect(openOn(tab).actor.getSnapshot().value).toEqual({ settled: { onDevice: 'looking' } });
  });

  it('gives way to a token that is remembered', () => {
    takeDevice(openOn(openTab()));
    openOn(openTab()).giveToken('hf_there', true);
    expect(openOn(openTab()).actor.getSnapshot().value).toEqual({ settled: 'visitorToken' });
  });
});

it('waits for what the browser says of its model, but not for ever', async () => {
  vi.stubGlobal('LanguageModel', { availability: () => new Promise(() => {}) });
  const { actor, clock, lookForModel } = openTestConnection({ onDevice: true });
  const looked = lookForModel();
  clock.increment(9_999);
  expect(actor.getSnapshot().value).toEqual({ settled: { onDevice: 'looking' } });
  clock.increment(1);
  await looked;
  expect(actor.getSnapshot().value).toEqual({ settled: { onDevice: 'gone' } });
});
