import { expect, it, vi } from 'vitest';
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
    /** Sends events. A string means an event that has a type and no other data. */
    send(...events: (ConnectionEvent | ConnectionEvent['type'])[]) {
      for (const event of events)
        actor.send(typeof event === 'string' ? ({ type: event, remember: false } as ConnectionEvent) : event);
    },
    active: () => activeConnection(context()),
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
])('active connection: is %s (connected %s) on a page opened with %j', (active, expected, start) => {
  const connection = open(start);
  expect([connection.active(), isConnected(connection.context())]).toEqual([active, expected]);
});

it('sign-in: is checked for expiry when the dialog opens or the visitor returns', () => {
  const { active, openConnectionDialog, happen, clock } = open({ ...UNCONNECTED, account: ADA });
  const now = vi.spyOn(clock, 'now').mockReturnValue(HOUR_MS);
  openConnectionDialog();
  expect(active()).toBe('ended account');
  // Sets the clock back, as if the clock had been fast.
  now.mockReturnValue(HOUR_MS - 1);
  happen('visibilitychange');
  expect(active()).toBe('account');
});

it('sign-in: changes nothing if the visitor goes back without signing in', async () => {
  const { send, happen, signIn, active, context } = open({ hasToken: true });
  send('account.requested');
  expect(signIn()).toBe('leaving');
  happen('pagehide');
  happen('pageshow', true);
  expect([signIn(), active(), context().problem]).toEqual(['settled', 'token', null]);
});

it.each([true, false])(
  'sign-in in progress: ends when another tab signs out (visitor already back on the page %s)',
  (returning) => {
    const { send, signIn, active } = open({ returning, hasToken: true });
    send('account.requested');
    expect(signIn()).toBe(returning ? 'finishing' : 'leaving');
    send('connection.forgotten');
    expect([signIn(), active()]).toEqual(['settled', 'page']);
  },
);

it.each([
  ['denied', 'denied'],
  ['failed', 'sign-in failed'],
])('failed sign-in: is reported as %s until a model is connected', async (name, problem) => {
  const { send, lastSignIn, context } = open({ returning: true });
  lastSignIn().fail(Object.assign(new Error('no'), { name }));
  await settle();
  expect(context().problem).toBe(problem);
  send('token.given');
  expect(context().problem).toBeNull();
});

it.each<[string, ReturnType<typeof activeConnection>, typeof ADA | null, () => ReturnType<typeof open>]>([
  ['is taken over if it is an account', 'account', ADA, () => open(UNCONNECTED)],
  ['is taken over if it is a token', 'token', null, () => open(UNCONNECTED)],
  [
    'replaces an account whose sign-in has expired',
    'account',
    ADA,
    () => openBeside({ ...ADA, expiresAt: 0 }),
  ],
  ['replaces a token shared by all tabs', 'account', ADA, () => openBeside(null)],
  [
    'does not replace a token for this tab alone',
    'token',
    ADA,
    () => open({ ...UNCONNECTED, hasToken: true }),
  ],
])('connection of another tab: %s', (_, expected, made, openHere) => {
  const { active, catchUp } = openHere();
  const before = active();
  catchUp();
  expect(active()).toBe(before);
  connectElsewhere(made);
  catchUp();
  expect(active()).toBe(expected);
});

function openBeside(account: typeof ADA | null) {
  connectElsewhere(account);
  return open(UNCONNECTED);
}

it('connection of another tab: is used once the sign-in in this tab has failed', async () => {
  const { active, happen, lastSignIn, send } = open(UNCONNECTED);
  send('account.requested');
  connectElsewhere(null);
  happen('storage');
  expect(active()).toBeNull();
  lastSignIn().fail();
  await settle();
  expect(active()).toBe('token');
});

it('failed sign-in: is no longer reported once another tab has connected', async () => {
  const { catchUp, lastSignIn, context } = open({ ...UNCONNECTED, returning: true });
  lastSignIn().fail();
  await settle();
  connectElsewhere(ADA);
  catchUp();
  expect([context().account, context().problem]).toEqual([ADA, null]);
});

it('connection made in another tab: is announced only once', () => {
  const { actor, catchUp, happen } = openBeside(null);
  const changed = vi.fn();
  actor.on('connection.changed', changed);
  connectElsewhere(null, 'hf_newer');
  catchUp();
  expect(changed).toHaveBeenCalledOnce();
  // A second 'connection.changed' would hide the message about a failed request.
  for (const type of ['storage', 'visibilitychange', 'pageshow'] as const) happen(type);
  expect(changed).toHaveBeenCalledOnce();
});

const openOn = (tab: Storage) => open({ ...UNCONNECTED, tab });

function openOnDevice(tab: Storage) {
  const connection = openOn(tab);
  connection.send({ type: 'model.found', model: 'available' }, 'device.chosen');
  return connection;
}

it('browser’s own model: is also used by new tabs until the visitor turns it off', () => {
  const tab = newStorage();
  openOn(tab).giveToken('hf_here', false);
  const { send } = openOnDevice(tab);
  expect(openOn(newStorage()).active()).toBe('device');
  send('device.left');
  expect([openOn(tab).active(), openOn(newStorage()).active()]).toEqual(['token', null]);
});

it('browser’s own model: stays chosen after another tab saves a token for itself only', () => {
  const tab = newStorage();
  const other = newStorage();
  const there = openOn(other);
  there.giveToken('hf_there', false);
  openOnDevice(tab);
  there.giveToken('hf_another', false);
  expect(openOn(other).active()).toBe('token');
  there.forget();
  for (const later of [tab, newStorage()]) expect(openOn(later).active()).toBe('device');
});

it.each<[ReturnType<typeof activeConnection>, Start]>([
  ['page', {}],
  ['account', { ...UNCONNECTED, account: ADA }],
  [null, UNCONNECTED],
])('browser’s own model: does not replace the connection of another open tab (%s)', (active, start) => {
  const there = open({ ...start, tab: newStorage() });
  openOnDevice(newStorage());
  there.catchUp();
  expect([there.active(), there.context().onDevice]).toEqual([active, false]);
});

it('browser’s own model: stays active in its tab, while new tabs use a shared token', () => {
  const { active, catchUp } = openOnDevice(newStorage());
  openOn(newStorage()).giveToken('hf_there', true);
  catchUp();
  expect([active(), openOn(newStorage()).active()]).toEqual(['device', 'token']);
});

it('browser’s own model: stays chosen when the visitor signs out in another tab', () => {
  const { active, context, send } = open({ ...UNCONNECTED, account: ADA, onDevice: true });
  send('connection.forgotten');
  expect([active(), context().account]).toEqual(['device', null]);
});

it.each<ConnectionEvent>([{ type: 'device.left' }, { type: 'model.found', model: 'available' }])(
  'browser’s own model: reports a failed download only until the event $type',
  async (event) => {
    const { send, lastSignIn: lastDownload, context } = open();
    send({ type: 'model.found', model: 'downloadable' }, 'device.chosen');
    lastDownload().fail();
    await settle();
    expect(context().problem).toBe('download failed');
    send(event);
    expect(context().problem).toBeNull();
  },
);

it.each<DeviceModel>(['available', 'downloadable'])(
  'browser’s own model: cannot be chosen during a sign-in (%s)',
  (model) => {
    const { send, actor, context } = open({ ...UNCONNECTED, returning: true });
    send({ type: 'model.found', model }, 'device.chosen');
    expect([context().onDevice, actor.getSnapshot().hasTag('downloading')]).toEqual([false, false]);
    expect(actor.getSnapshot().can({ type: 'device.chosen' })).toBe(false);
  },
);

it('browser’s own model: is unavailable if the browser does not reply within 10 s', async () => {
  const { clock, context } = open({ onDevice: true });
  clock.increment(9_999);
  await settle();
  expect(context().model).toBeNull();
  clock.increment(1);
  await settle();
  expect(context().model).toBe('unavailable');
});

it('browser’s own model: an earlier check has no effect if a later check has already ended', async () => {
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
