import { describe, expect, it, vi } from 'vitest';
import {
  activeConnection,
  type ConnectionEvent,
  type DeviceModel,
  isConnected,
} from '../../machines/connectionMachine.ts';
import { settle } from '../recipeOf.ts';
import { newStorage } from '../storage/storage.ts';
import { connectElsewhere, openTestConnection, type Start } from '../testApp.ts';

const HOUR_MS = 3_600_000;
const ADA = { name: 'ada', expiresAt: HOUR_MS };
const UNCONNECTED = { environment: { VITE_HF_ACCESS_TOKEN: '' } };

function open(start: Start = {}) {
  const connection = openTestConnection(start);
  const { actor } = connection;
  const context = () => actor.getSnapshot().context;
  return {
    ...connection,
    /** By its type alone if nothing else of it counts. */
    send(...events: (ConnectionEvent | ConnectionEvent['type'])[]) {
      for (const event of events)
        actor.send(typeof event === 'string' ? ({ type: event, remember: false } as ConnectionEvent) : event);
    },
    payer: () => activeConnection(context()),
    signIn: () => actor.getSnapshot().value.signIn,
    context,
  };
}

it.each<[ReturnType<typeof activeConnection>, boolean, Start]>([
  ['page', true, {}],
  [null, false, UNCONNECTED],
  [null, false, { environment: { VITE_HF_ACCESS_TOKEN: 'refused' } }],
  ['page', true, { environment: { VITE_HF_ACCESS_TOKEN: '', VITE_INFERENCE_URL: '/v1' } }],
  ['token', true, { hasToken: true }],
  ['account', true, { account: { name: 'ada', expiresAt: 1 } }],
  ['ended account', false, { account: { name: 'ada', expiresAt: 0 } }],
  ['device', false, { hasToken: true, onDevice: true }],
])('payer: %s (connected: %s) with %j', (payer, expected, start) => {
  const connection = open(start);
  expect([connection.payer(), isConnected(connection.context())]).toEqual([payer, expected]);
});

it('an ended sign-in is noticed when the dialog is opened and when the page is seen again', () => {
  const { payer, openConnectionDialog, happen, clock } = open({ ...UNCONNECTED, account: ADA });
  const now = vi.spyOn(clock, 'now').mockReturnValue(HOUR_MS);
  openConnectionDialog();
  expect(payer()).toBe('ended account');
  // The clock was ahead, and is put right.
  now.mockReturnValue(HOUR_MS - 1);
  happen('visibilitychange');
  expect(payer()).toBe('account');
});

describe('sign-in', () => {
  it('leaves the connection unchanged if the browser comes back without an answer', async () => {
    const { send, happen, signIn, payer, context } = open({ hasToken: true });
    send('account.requested');
    expect(signIn()).toBe('leaving');
    happen('pagehide');
    happen('pageshow', true);
    expect([signIn(), payer(), context().problem]).toEqual(['settled', 'token', null]);
  });

  it.each([true, false])('ends when another tab forgets the connection (returning: %s)', (returning) => {
    const { send, signIn, payer } = open({ returning, hasToken: true });
    send('account.requested');
    expect(signIn()).toBe(returning ? 'finishing' : 'leaving');
    send('connection.forgotten');
    expect([signIn(), payer()]).toEqual(['settled', 'page']);
  });

  it.each([
    ['denied', 'denied'],
    ['failed', 'sign-in failed'],
  ])('reports that it was %s until something is connected', async (name, problem) => {
    const { send, lastSignIn, context } = open({ returning: true });
    lastSignIn().fail(Object.assign(new Error('no'), { name }));
    await settle();
    expect(context().problem).toBe(problem);
    send('token.given');
    expect(context().problem).toBeNull();
  });
});

describe('a connection made in another tab', () => {
  it.each<[string, ReturnType<typeof activeConnection>, typeof ADA | null, () => ReturnType<typeof open>]>([
    ['is taken over if it is an account', 'account', ADA, () => open(UNCONNECTED)],
    ['is taken over if it is a token', 'token', null, () => open(UNCONNECTED)],
    ['replaces an ended account', 'account', ADA, () => openBeside({ ...ADA, expiresAt: 0 })],
    ['replaces a token that all tabs have', 'account', ADA, () => openBeside(null)],
    ["replaces no token of this tab's own", 'token', ADA, () => open({ ...UNCONNECTED, hasToken: true })],
  ])('%s', (_, expected, made, openHere) => {
    const { payer, catchUp } = openHere();
    const before = payer();
    catchUp();
    expect(payer()).toBe(before);
    connectElsewhere(made);
    catchUp();
    expect(payer()).toBe(expected);
  });

  function openBeside(account: typeof ADA | null) {
    connectElsewhere(account);
    return open(UNCONNECTED);
  }

  it('is taken over once a sign-in has failed that was under way here', async () => {
    const { payer, happen, lastSignIn, send } = open(UNCONNECTED);
    send('account.requested');
    connectElsewhere(null);
    happen('storage');
    expect(payer()).toBeNull();
    lastSignIn().fail();
    await settle();
    expect(payer()).toBe('token');
  });

  it('is announced once', () => {
    const { actor, catchUp, happen } = openBeside(null);
    const changed = vi.fn();
    actor.on('connection.changed', changed);
    connectElsewhere(null, 'hf_newer');
    catchUp();
    expect(changed).toHaveBeenCalledOnce();
    // Otherwise the last failure would be forgotten when the visitor comes back from another page.
    for (const type of ['storage', 'visibilitychange', 'pageshow'] as const) happen(type);
    expect(changed).toHaveBeenCalledOnce();
  });
});

describe('the choice of the device', () => {
  const openOn = (tab: Storage) => open({ ...UNCONNECTED, tab });

  function openOnDevice(tab: Storage) {
    const connection = openOn(tab);
    connection.send({ type: 'model.found', model: 'available' }, 'device.chosen');
    return connection;
  }

  it('counts for later tabs until it is left, even if this tab has a token of its own', () => {
    const tab = newStorage();
    openOn(tab).giveToken('hf_here', false);
    const { send } = openOnDevice(tab);
    expect(openOn(newStorage()).payer()).toBe('device');
    send('device.left');
    expect([openOn(tab).payer(), openOn(newStorage()).payer()]).toEqual(['token', null]);
  });

  it('is not ended by a token that is for another tab alone', () => {
    const tab = newStorage();
    const other = newStorage();
    const there = openOn(other);
    there.giveToken('hf_there', false);
    openOnDevice(tab);
    there.giveToken('hf_another', false);
    expect(openOn(other).payer()).toBe('token');
    there.forget();
    for (const later of [tab, newStorage()]) expect(openOn(later).payer()).toBe('device');
  });

  it.each<[ReturnType<typeof activeConnection>, Start]>([
    ['page', {}],
    ['account', { ...UNCONNECTED, account: ADA }],
    [null, UNCONNECTED],
  ])('changes nothing in a tab that is open: %s', (payer, start) => {
    const there = open({ ...start, tab: newStorage() });
    openOnDevice(newStorage());
    there.catchUp();
    expect([there.payer(), there.context().onDevice]).toEqual([payer, false]);
  });

  it('stays with its tab, and gives way in later ones to a token that is remembered', () => {
    const { payer, catchUp } = openOnDevice(newStorage());
    openOn(newStorage()).giveToken('hf_there', true);
    catchUp();
    expect([payer(), openOn(newStorage()).payer()]).toEqual(['device', 'token']);
  });

  it('stays when another tab signs out', () => {
    const { payer, context, send } = open({ ...UNCONNECTED, account: ADA, onDevice: true });
    send('connection.forgotten');
    expect([payer(), context().account]).toEqual(['device', null]);
  });
});

describe('the model of the browser', () => {
  it('counts as unavailable after 10 s without an answer', async () => {
    const { clock, context } = open({ onDevice: true });
    clock.increment(9_999);
    await settle();
    expect(context().model).toBeNull();
    clock.increment(1);
    await settle();
    expect(context().model).toBe('unavailable');
  });

  it('is what the browser has answered last', async () => {
    const answers: ((model: DeviceModel) => void)[] = [];
    const findModel = () => new Promise<DeviceModel>((resolve) => answers.push(resolve));
    const { lookForModel, context } = open({ findModel });
    void lookForModel();
    void lookForModel();
    answers[1]?.('available');
    answers[0]?.('unavailable');
    await settle();
    expect(context().model).toBe('available');
  });
});
