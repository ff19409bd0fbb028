import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type ConnectionEvent, connectionMachineOn } from '../../machines/connectionMachine.ts';
import type { FailureKind } from '../../machines/failureKind.ts';
import { settle } from '../recipeOf.ts';
import { storageOn } from '../storage/storage.ts';
import { connectElsewhere, openTestConnection, type Start } from '../testApp.ts';

const HOUR_MS = 3_600_000;
const ADA = { name: 'ada', expiresAt: HOUR_MS };
const UNCONNECTED = { environment: { VITE_HF_ACCESS_TOKEN: '' } };
const NO_SIGN_IN = { environment: { VITE_HF_ACCESS_TOKEN: '', VITE_HF_OAUTH_CLIENT_ID: '' } };

/** The browser brings the page back out of its memory. */
const SHOWN = Object.assign(new Event('pageshow'), { persisted: true });

function open(start: Start = {}) {
  const connection = openTestConnection(start);
  const { actor } = connection;
  return {
    ...connection,
    /** By its type alone where nothing else of it counts. */
    send(...events: (ConnectionEvent | ConnectionEvent['type'])[]) {
      for (const event of events)
        actor.send(typeof event === 'string' ? ({ type: event, remember: false } as ConnectionEvent) : event);
    },
    /** The innermost state of what pays. */
    payer: () => Object.values(actor.getSnapshot().value.payer)[0],
    context: () => actor.getSnapshot().context,
    isOpen: () => actor.getSnapshot().matches({ choice: 'open' }),
  };
}

/** The machine alone. */
function openAlone(findModel = fromCallback(() => {})) {
  const machine = connectionMachineOn({ now: () => 0 }).provide({ actors: { findModel } });
  return createActor(machine, { input: open(UNCONNECTED).context() }).start();
}

async function leaveForSignIn(start: Start) {
  const opened = open(start);
  opened.send('account.requested');
  opened.lastSignIn().finish();
  await settle();
  expect(opened.payer()).toBe('away');
  return opened;
}

it.each<[string, Start]>([
  ['pageConnection', {}],
  ['unconnected', UNCONNECTED],
  ['unconnected', { environment: { VITE_HF_ACCESS_TOKEN: 'refused' } }],
  ['pageConnection', { environment: { VITE_HF_ACCESS_TOKEN: '', VITE_INFERENCE_URL: '/v1' } }],
  ['visitorToken', { hasToken: true }],
  ['signedIn', { account: { name: 'ada', expiresAt: 1 } }],
  ['expired', { account: { name: 'ada', expiresAt: 0 } }],
  ['finishing', { returning: true, hasToken: true }],
])('opens in %s with %j', (payer, start) => {
  expect(open(start).payer()).toBe(payer);
});

describe('a sign-in', () => {
  it.each([HOUR_MS, 90 * 24 * HOUR_MS])('runs out to the millisecond: after %i', (expiresAt) => {
    const { send, clock, payer, isConnected } = open({ account: { ...ADA, expiresAt } });
    clock.increment(expiresAt - 1);
    expect([payer(), isConnected()]).toEqual(['signedIn', true]);
    clock.increment(1);
    expect([payer(), isConnected()]).toEqual(['expired', false]);
    send('account.requested');
    expect(payer()).toBe('leaving');
  });

  it('that is come back from without an answer changes nothing, however late', async () => {
    const { clock, happen, payer, context } = await leaveForSignIn({ hasToken: true });
    for (const seconds of [1, 3_600]) {
      clock.increment(seconds * 1_000);
      happen('pageshow', true);
      expect([payer(), context().problem]).toEqual(['visitorToken', null]);
    }
  });

  it.each([true, false])('is given up when another tab forgets (returning: %s)', (returning) => {
    const { send, payer } = open({ returning, hasToken: true });
    send('account.requested');
    expect(payer()).toBe(returning ? 'finishing' : 'leaving');
    send('connection.forgotten');
    expect(payer()).toBe('pageConnection');
  });

  it.each([true, false])(
    'that hangs is given up after 30 s, and told of until the next (returning: %s)',
    (returning) => {
      const { send, clock, payer, context } = open({ returning });
      send('account.requested');
      clock.increment(29_999);
      expect(payer()).toBe(returning ? 'finishing' : 'leaving');
      clock.increment(1);
      expect([payer(), context().problem]).toEqual(['pageConnection', 'sign-in failed']);
      send('account.requested');
      expect(context().problem).toBeNull();
    },
  );

  it.each([
    ['denied', 'denied'],
    ['failed', 'sign-in failed'],
  ])('that was %s is told, until something is connected', async (name, problem) => {
    const { send, lastSignIn, context } = open({ returning: true });
    lastSignIn().fail(Object.assign(new Error('no'), { name }));
    await settle();
    expect(context().problem).toBe(problem);
    send('token.given');
    expect(context().problem).toBeNull();
  });
});

describe('what another tab has connected', () => {
  it.each([
    ['an account', () => connectElsewhere(ADA), 'signedIn'],
    ['a token', () => connectElsewhere(null), 'visitorToken'],
  ])('is taken over where nothing is connected here: %s', (_, connect, payerThen) => {
    for (const event of [new Event('storage'), SHOWN]) {
      localStorage.clear();
      const { payer, catchUp } = open(UNCONNECTED);
      catchUp(event);
      expect(payer()).toBe('unconnected');
      connect();
      catchUp(event);
      expect(payer()).toBe(payerThen);
    }
  });

  it.each<[string, string, () => ReturnType<typeof open> | Promise<ReturnType<typeof open>>]>([
    ['replaces a sign-in that was given up', 'signedIn', () => leaveForSignIn(UNCONNECTED)],
    ['replaces one that has run out', 'signedIn', () => openBeside({ ...ADA, expiresAt: 0 })],
    ['replaces a token that all tabs have', 'signedIn', () => openBeside(null)],
    ["replaces no token of this tab's own", 'visitorToken', () => open({ ...UNCONNECTED, hasToken: true })],
  ])('%s', async (_, payerThen, openHere) => {
    const { payer, catchUp } = await openHere();
    connectElsewhere(ADA);
    catchUp(SHOWN);
    expect(payer()).toBe(payerThen);
  });

  function openBeside(account: typeof ADA | null) {
    connectElsewhere(account);
    return open(UNCONNECTED);
  }

  it('is taken over once a sign-in has failed that was under way here', async () => {
    const { payer, catchUp, lastSignIn, send } = open(UNCONNECTED);
    send('account.requested');
    connectElsewhere(null);
    catchUp(new Event('storage'));
    lastSignIn().fail();
    await settle();
    expect(payer()).toBe('visitorToken');
  });

  it('takes the place of a remembered token, and is heard of', () => {
    const { actor, catchUp } = openBeside(null);
    const changed = vi.fn();
    actor.on('connection.changed', changed);
    connectElsewhere(null, 'hf_newer');
    for (const _ of Array(2)) catchUp(SHOWN);
    expect(changed).toHaveBeenCalledOnce();
  });
});

describe('that this device was chosen', () => {
  const openOn = (tab: Storage) => open({ ...UNCONNECTED, tab });

  const openTab = () => storageOn(new Map());

  function openOnDevice(tab: Storage) {
    const connection = openOn(tab);
    connection.send('device.checked', { type: 'model.found', model: 'available' }, 'device.chosen');
    return connection;
  }

  it('counts for the tabs to come, and ends for them with "Stop using", though this one has a token of its own', () => {
    const tab = openTab();
    openOn(tab).giveToken('hf_here', false);
    const { send } = openOnDevice(tab);
    expect(openOn(openTab()).payer()).toBe('onDevice');
    send('device.left');
    expect([openOn(tab).payer(), openOn(openTab()).payer()]).toEqual(['visitorToken', 'unconnected']);
  });

  it('is not forgotten with a token in another tab, nor by one that is for that tab alone', () => {
    const tab = openTab();
    const other = openTab();
    const there = openOn(other);
    there.giveToken('hf_there', false);
    openOnDevice(tab);
    there.giveToken('hf_another', false);
    expect(openOn(other).payer()).toBe('visitorToken');
    there.forget();
    for (const later of [tab, openTab()]) expect(openOn(later).payer()).toBe('onDevice');
  });

  it.each<[string, Start]>([
    ['pageConnection', {}],
    ['signedIn', { ...UNCONNECTED, account: ADA }],
    ['unconnected', UNCONNECTED],
  ])('changes nothing in a tab that is open: %s', (payer, start) => {
    const there = open({ ...start, tab: openTab() });
    openOnDevice(openTab());
    there.catchUp(new Event('storage'));
    there.catchUp(SHOWN);
    expect([there.payer(), there.context().onDevice]).toEqual([payer, false]);
  });

  it('stays with the tab that has chosen it, and gives way in those to come to a token that is remembered', () => {
    const { payer, catchUp } = openOnDevice(openTab());
    openOn(openTab()).giveToken('hf_there', true);
    catchUp(new Event('storage'));
    expect([payer(), openOn(openTab()).payer()]).toEqual(['onDevice', 'visitorToken']);
  });

  it('stands when another tab signs out', () => {
    const { payer, context, send } = open({ ...UNCONNECTED, account: ADA, onDevice: true });
    send('connection.forgotten');
    expect([payer(), context().account]).toEqual(['onDevice', null]);
  });
});

describe('what the browser says of its model', () => {
  it('is waited for 10 s, and not for ever', () => {
    const { clock, context } = open({ onDevice: true });
    clock.increment(9_999);
    expect(context().model).toBeNull();
    clock.increment(1);
    expect(context().model).toBe('unavailable');
  });

  it('counts where it was asked last', () => {
    const answers: ((event: ConnectionEvent) => void)[] = [];
    const actor = openAlone(fromCallback(({ sendBack }) => void answers.push(sendBack)));
    actor.send({ type: 'device.checked' });
    actor.send({ type: 'device.checked' });
    answers[1]?.({ type: 'model.found', model: 'available' });
    answers[0]?.({ type: 'model.found', model: 'unavailable' });
    expect(actor.getSnapshot().context.model).toBe('available');
  });
});

describe('the choice', () => {
  it.each<[string, Start, FailureKind | null, string | null]>([
    ['a token where there is nothing else', NO_SIGN_IN, null, 'token'],
    ['signing in where that is possible', UNCONNECTED, null, 'account'],
    ['nothing where a token is used', { hasToken: true }, null, null],
    ['another token where the one before was refused', { hasToken: true }, 'refused credentials', 'token'],
    ['the models where the one before is gone', { hasToken: true }, 'model not served', 'model'],
    ['this device where it was chosen', { onDevice: true }, null, 'device'],
  ])('begins with %s', (_, start, failure, option) => {
    const { send, context } = open(start);
    send({ type: 'choice.opened', failure });
    expect(context().option).toBe(option);
  });

  it.each([true, false])('suggests the device once it is found, unless the choice is used (%s)', (isUsed) => {
    const { send, context } = open(UNCONNECTED);
    send({ type: 'choice.opened', failure: null });
    if (isUsed) send('choice.touched');
    send({ type: 'model.found', model: 'downloadable' });
    expect(context().option).toBe(isUsed ? 'account' : 'device');
  });
});
