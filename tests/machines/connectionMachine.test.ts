import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { connectionMachineOn, type DeviceModel, isUnderWay } from '../../machines/connectionMachine.ts';
import type { FailureKind } from '../../machines/failure.ts';
import { openTestConnection, type Start } from '../testApp.ts';
import { settle } from '../testRecipeActor.ts';

const HOUR_MS = 3_600_000;
const NOTHING = {
  returning: false,
  account: null,
  hasToken: false,
  hasPageConnection: false,
  onDevice: false,
  offersSignIn: true,
};

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
  expect(openTestConnection(start).actor.getSnapshot().value.payer).toEqual(state);
});

describe('a sign-in', () => {
  it('runs out to the millisecond, and asks for a new one', async () => {
    const { actor, clock, isConnected } = openTestConnection({
      account: { name: 'ada', expiresAt: HOUR_MS },
    });
    clock.increment(HOUR_MS - 1);
    expect(isConnected()).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().value.payer).toEqual({ settled: 'expired' });
    expect(isConnected()).toBe(false);
    actor.send({ type: 'account.requested', remember: false });
    expect(actor.getSnapshot().value.payer).toEqual({ signingIn: 'leaving' });
  });

  it('is seen to have run out when timers stood still', () => {
    const { actor, clock, isConnected } = openTestConnection({
      account: { name: 'ada', expiresAt: HOUR_MS },
    });
    actor.send({ type: 'time.passed' });
    expect(actor.getSnapshot().value.payer).toEqual({ settled: 'signedIn' });
    vi.spyOn(clock, 'now').mockReturnValue(HOUR_MS);
    expect(isConnected()).toBe(false);
    actor.send({ type: 'time.passed' });
    expect(actor.getSnapshot().value.payer).toEqual({ settled: 'expired' });
  });

  it.each([1, 3_600])(
    'that the visitor comes back from without an answer changes nothing, after %i s',
    async (seconds) => {
      const { actor, clock, happen, lastSignIn } = openTestConnection({ hasToken: true });
      actor.send({ type: 'account.requested', remember: false });
      lastSignIn().finish();
      await settle();
      expect(actor.getSnapshot().value.payer).toEqual({ signingIn: 'away' });
      clock.increment(seconds * 1_000);
      happen('pageshow', true);
      expect(actor.getSnapshot().value.payer).toEqual({ settled: 'visitorToken' });
      expect(actor.getSnapshot().context.problem).toBeNull();
    },
  );

  it.each([true, false])('is given up when another tab forgets (returning: %s)', (returning) => {
    const { actor } = openTestConnection({ returning, hasToken: true });
    actor.send({ type: 'account.requested', remember: false });
    expect(actor.getSnapshot().hasTag('signingIn')).toBe(true);
    actor.send({ type: 'connection.forgotten' });
    expect(actor.getSnapshot().value.payer).toEqual({ settled: 'pageConnection' });
  });

  it('forgets how the last one went when the next one begins', () => {
    const { actor, clock } = openTestConnection({ returning: true });
    clock.increment(30_000);
    expect(actor.getSnapshot().context.problem).toBe('sign-in failed');
    actor.send({ type: 'account.requested', remember: false });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it('may last longer than a timer can', () => {
    const months = 90 * 24 * HOUR_MS;
    const { actor, clock } = openTestConnection({ account: { name: 'ada', expiresAt: months } });
    clock.increment(2 ** 31 - 1);
    expect(actor.getSnapshot().value.payer).toEqual({ settled: 'signedIn' });
    clock.increment(months - clock.now());
    expect(actor.getSnapshot().value.payer).toEqual({ settled: 'expired' });
  });

  it.each(['account.requested', 'returning'])('that hangs is given up after 30 s: %s', (start) => {
    const { actor, clock } = openTestConnection({ returning: start === 'returning' });
    if (start !== 'returning') actor.send({ type: 'account.requested', remember: false });
    clock.increment(29_999);
    expect(actor.getSnapshot().hasTag('signingIn')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().value.payer).toEqual({ settled: 'pageConnection' });
    expect(actor.getSnapshot().context.problem).toBe('sign-in failed');
  });

  it.each([
    ['denied', 'denied'],
    ['failed', 'sign-in failed'],
  ])('that was %s is told, until the next one works', async (name, problem) => {
    const { actor, lastSignIn } = openTestConnection({ returning: true });
    lastSignIn().fail(Object.assign(new Error('no'), { name }));
    await settle();
    expect(actor.getSnapshot().context.problem).toBe(problem);
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
  expect(actor.getSnapshot().value.payer).toEqual({ settled: 'pageConnection' });
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('ada');
  expect(sessionStorage.getItem('recipe-kitchen.connection')).toBeNull();
});

it.each(['account.requested', 'returning'])('needs its actors: %s', async (start) => {
  const input = { ...NOTHING, returning: start === 'returning' };
  const actor = createActor(connectionMachineOn({ now: () => 0 }), { input }).start();
  actor.send({ type: 'account.requested', remember: false });
  await settle();
  expect(actor.getSnapshot().value.payer).toEqual({ settled: 'unconnected' });
  expect(actor.getSnapshot().context.problem).toBe('sign-in failed');
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
    ['this device', () => localStorage.setItem('recipe-kitchen.device', '1'), { settled: 'onDevice' }],
  ])('is taken over where nothing is connected here: %s', (_, connect, state) => {
    for (const event of [new Event('storage'), shown()]) {
      localStorage.clear();
      const { actor, catchUp } = openTestConnection(NOTHING_HERE);
      catchUp(event);
      expect(actor.getSnapshot().value.payer).toEqual({ settled: 'unconnected' });
      connect();
      catchUp(event);
      expect(actor.getSnapshot().value.payer).toEqual(state);
    }
  });

  it('is taken over by a page that comes back from a sign-in that was given up', async () => {
    const { actor, catchUp, lastSignIn } = openTestConnection(NOTHING_HERE);
    actor.send({ type: 'account.requested', remember: false });
    lastSignIn().finish();
    await settle();
    keep(ADA);
    catchUp(shown());
    expect(actor.getSnapshot().value.payer).toEqual({ settled: 'signedIn' });
  });

  it('replaces a sign-in that has run out, and no other', () => {
    const { actor, clock, catchUp } = openTestConnection({ ...NOTHING_HERE, hasToken: true });
    keep(ADA);
    catchUp(shown());
    expect(actor.getSnapshot().value.payer).toEqual({ settled: 'visitorToken' });
    sessionStorage.clear();
    localStorage.clear();
    const other = openTestConnection({ ...NOTHING_HERE, account: { name: 'ada', expiresAt: 1 } });
    clock.increment(1);
    other.clock.increment(1);
    expect(other.actor.getSnapshot().value.payer).toEqual({ settled: 'expired' });
    sessionStorage.clear();
    keep(ADA);
    other.catchUp(shown());
    expect(other.actor.getSnapshot().value.payer).toEqual({ settled: 'signedIn' });
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

  function takeDevice({ actor }: ReturnType<typeof openTestConnection>) {
    actor.send({ type: 'device.checked' });
    actor.send({ type: 'model.found', model: 'available' });
    actor.send({ type: 'device.chosen' });
  }

  it('counts for the tabs to come, and ends with "Stop using"', () => {
    const tab = openTab();
    const connection = openOn(tab);
    takeDevice(connection);
    expect(openOn(openTab()).actor.getSnapshot().value.payer).toEqual({ settled: 'onDevice' });
    connection.actor.send({ type: 'device.left' });
    expect(localStorage.getItem(KEY)).toBe('0');
    for (const later of [tab, openTab()]) {
      expect(openOn(later).actor.getSnapshot().value.payer).toEqual({ settled: 'unconnected' });
    }
  });

  it('is not forgotten with a token in another tab, nor by one that is for that tab alone', () => {
    const tab = openTab();
    const there = openOn(openTab());
    there.giveToken('hf_there', false);
    takeDevice(openOn(tab));
    there.giveToken('hf_another', false);
    there.forget();
    expect(openOn(tab).actor.getSnapshot().value.payer).toEqual({ settled: 'onDevice' });
  });

  it('gives way to a token that is remembered', () => {
    takeDevice(openOn(openTab()));
    openOn(openTab()).giveToken('hf_there', true);
    expect(openOn(openTab()).actor.getSnapshot().value.payer).toEqual({ settled: 'visitorToken' });
  });
});

describe('what the browser says of its model', () => {
  it('is waited for, but not for ever', () => {
    const { actor, clock } = openTestConnection({ onDevice: true });
    clock.increment(9_999);
    expect(isUnderWay(actor.getSnapshot())).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().context.model).toBe('unavailable');
    expect(isUnderWay(actor.getSnapshot())).toBe(false);
  });

  it('counts where it was asked last', async () => {
    const told: ((model: DeviceModel) => void)[] = [];
    const machine = connectionMachineOn({ now: () => 0 }).provide({
      actors: {
        findModel: fromCallback(({ sendBack }) => {
          told.push((model) => sendBack({ type: 'model.found', model }));
        }),
      },
    });
    const actor = createActor(machine, { input: NOTHING }).start();
    actor.send({ type: 'device.checked' });
    actor.send({ type: 'device.checked' });
    told[1]?.('available');
    told[0]?.('unavailable');
    expect(actor.getSnapshot().context.model).toBe('available');
  });
});

describe('the choice', () => {
  const UNCONNECTED = { environment: { VITE_HF_ACCESS_TOKEN: '' } };
  const open = (start: Start = UNCONNECTED) => {
    const { actor, lastSignIn, clock } = openTestConnection(start);
    const givenUp = vi.fn();
    actor.on('request.givenUp', givenUp);
    const isOpen = () => actor.getSnapshot().matches({ choice: 'open' });
    return { actor, lastSignIn, clock, givenUp, isOpen };
  };

  it('opens for a request that waits, and closing it gives the request up, once', () => {
    const { actor, givenUp, isOpen } = open();
    actor.send({ type: 'request.waits' });
    expect(isOpen()).toBe(true);
    actor.send({ type: 'choice.closed' });
    actor.send({ type: 'choice.closed' });
    expect(isOpen()).toBe(false);
    expect(givenUp).toHaveBeenCalledOnce();
  });

  it('closes when the request goes on', () => {
    const { actor, givenUp, isOpen } = open();
    actor.send({ type: 'request.waits' });
    actor.send({ type: 'request.ended' });
    expect(isOpen()).toBe(false);
    expect(givenUp).not.toHaveBeenCalled();
  });

  it('opens where a sign-in has come to nothing that a request waits for', () => {
    const { actor, clock, isOpen } = open({ ...UNCONNECTED, returning: true });
    actor.send({ type: 'request.waits' });
    expect(isOpen()).toBe(false);
    clock.increment(30_000);
    expect(isOpen()).toBe(true);
  });

  it('stays closed where a download has failed, and keeps the request while one runs', async () => {
    const { actor, lastSignIn, givenUp, isOpen } = open();
    actor.send({ type: 'device.checked' });
    actor.send({ type: 'model.found', model: 'downloadable' });
    actor.send({ type: 'request.waits' });
    actor.send({ type: 'device.chosen' });
    actor.send({ type: 'choice.closed' });
    expect([isOpen(), givenUp.mock.calls.length]).toEqual([false, 0]);
    lastSignIn().fail();
    await settle();
    expect(actor.getSnapshot().context.problem).toBe('download failed');
    expect(isOpen()).toBe(false);
  });

  it.each<[string, Start, FailureKind | null, string | null]>([
    [
      'a token where there is nothing else',
      { environment: { VITE_HF_ACCESS_TOKEN: '', VITE_HF_OAUTH_CLIENT_ID: '' } },
      null,
      'token',
    ],
    ['signing in where that is possible', UNCONNECTED, null, 'account'],
    ['nothing where a token is used', { hasToken: true }, null, null],
    ['another token where the one before was refused', { hasToken: true }, 'refused credentials', 'token'],
    ['the models where the one before is gone', { hasToken: true }, 'model not served', 'model'],
    ['this device where it was chosen', { onDevice: true }, null, 'device'],
  ])('begins with %s', (_, start, failure, option) => {
    const { actor } = open(start);
    actor.send({ type: 'choice.opened', failure });
    expect(actor.getSnapshot().context.option).toBe(option);
  });

  it.each([true, false])(
    'suggests the device once the browser tells of it, unless it is used (%s)',
    (isUsed) => {
      const { actor } = open();
      actor.send({ type: 'choice.opened', failure: null });
      if (isUsed) actor.send({ type: 'choice.touched' });
      actor.send({ type: 'model.found', model: 'downloadable' });
      expect(actor.getSnapshot().context.option).toBe(isUsed ? 'account' : 'device');
    },
  );
});
