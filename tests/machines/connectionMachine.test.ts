import { expect, it, vi } from 'vitest';
import {
  activeConnection,
  type ConnectionEvent,
  type DeviceModel,
  isConnected,
} from '../../machines/connectionMachine.ts';
import { settle } from '../recipeOf.ts';
import { tablesIn } from '../rowsIn.ts';
import { connectElsewhere, openTestConnection, type Start } from '../testApp.ts';
/** The starts have names. The connections have a rule, the names of starts, a script of `follow`, and the connection after it. */
import SCRIPTS from './connection.tables.tsv?raw';

const ADA = { name: 'ada', expiresAt: 3_600_000 };
const UNCONNECTED = { environment: { VITE_HF_ACCESS_TOKEN: '' } };
const tables = tablesIn(SCRIPTS);
const STARTS = new Map(tables('starts').map(([name, start]) => [name, JSON.parse(start) as Start]));
/** Connections that another tab makes. */
const ELSEWHERE: Record<string, typeof ADA | null> = {
  account: ADA,
  'ended-account': { ...ADA, expiresAt: 0 },
  token: null,
};

function open(start: Start = {}) {
  const connection = openTestConnection(start);
  const { actor } = connection;
  const context = () => actor.getSnapshot().context;
  const active = () => activeConnection(context());
  return {
    ...connection,
    active,
    context,
    send: (event: ConnectionEvent | { type: string }) => actor.send(event as ConnectionEvent),
    /** Returns the connection with all that is unsettled about it, such as 'token, connected; leaving; denied'. */
    shown() {
      const { problem, model } = context();
      const { signIn } = actor.getSnapshot().value;
      const connected = isConnected(context()) ? ', connected' : '';
      const others = [signIn === 'settled' ? null : signIn, problem, model && `model ${model}`];
      return [`${active() ?? 'nothing'}${connected}`, ...others.filter(Boolean)].join('; ');
    },
  };
}

/**
 * Runs a script of events without data. 'found' finds a model of the device, 'elsewhere' connects another tab, 'fail' makes
 * the last sign-in or download fail, 'now' sets the time of day, and a number is a wait in milliseconds.
 */
async function follow(page: ReturnType<typeof open>, script: string): Promise<void> {
  const { send, happen, clock, lastSignIn } = page;
  const actions: Record<string, (about: string) => unknown> = {
    found: (model) => send({ type: 'model.found', model: model as DeviceModel }),
    elsewhere: (connection) => connectElsewhere(ELSEWHERE[connection]),
    fail: (name) => lastSignIn().fail(Object.assign(new Error('no'), { name })),
    now: (time) => vi.spyOn(clock, 'now').mockReturnValue(Number(time)),
    dialog: page.openConnectionDialog,
    'catch-up': page.catchUp,
    storage: () => happen('storage'),
    shown: () => happen('visibilitychange'),
    leave: () => happen('pagehide'),
    'come-back': () => happen('pageshow', true),
  };
  for (const step of script ? script.split(', ') : []) {
    const [action = '', about = ''] = step.split(' ');
    if (actions[action]) actions[action](about);
    else if (/^\d/.test(action)) clock.increment(Number(action));
    else send({ type: action, ...(action === 'account.requested' && { remember: false }) });
    await settle();
  }
}

it.each(tables('connections'))('connection: %s (%s; %s)', async (_, starts, script, expected) => {
  const [, beside] = /beside-(\S+)/.exec(starts) ?? [];
  if (beside) connectElsewhere(ELSEWHERE[beside]);
  const page = open(Object.assign({}, ...starts.split(' ').map((name) => STARTS.get(name))));
  await follow(page, script);
  expect(page.shown()).toBe(expected);
});

it('connection made in another tab: is announced only once', () => {
  connectElsewhere();
  const { actor, catchUp, happen } = open(UNCONNECTED);
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
  connection.send({ type: 'model.found', model: 'available' });
  connection.send({ type: 'device.chosen' });
  return connection;
}

it('browser’s own model: is also used by new tabs until the visitor turns it off', () => {
  const tab = new Storage();
  openOn(tab).giveToken('hf_here', false);
  const { send } = openOnDevice(tab);
  expect(openOn(new Storage()).active()).toBe('device');
  send({ type: 'device.left' });
  expect([openOn(tab).active(), openOn(new Storage()).active()]).toEqual(['token', null]);
});

it('browser’s own model: stays chosen after another tab saves a token for itself only', () => {
  const tab = new Storage();
  const other = new Storage();
  const there = openOn(other);
  there.giveToken('hf_there', false);
  openOnDevice(tab);
  there.giveToken('hf_another', false);
  expect(openOn(other).active()).toBe('token');
  there.forget();
  for (const later of [tab, new Storage()]) expect(openOn(later).active()).toBe('device');
});

it.each<[ReturnType<typeof activeConnection>, Start]>([
  ['page', {}],
  ['account', { ...UNCONNECTED, account: ADA }],
  [null, UNCONNECTED],
])('browser’s own model: does not replace the connection of another open tab (%s)', (active, start) => {
  const there = open({ ...start, tab: new Storage() });
  openOnDevice(new Storage());
  there.catchUp();
  expect([there.active(), there.context().onDevice]).toEqual([active, false]);
});

it('browser’s own model: stays active in its tab, while new tabs use a shared token', () => {
  const { active, catchUp } = openOnDevice(new Storage());
  openOn(new Storage()).giveToken('hf_there', true);
  catchUp();
  expect([active(), openOn(new Storage()).active()]).toEqual(['device', 'token']);
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

it('browser’s own model: is used even if the browser finds it only after the time limit', async () => {
  const answers: ((model: DeviceModel) => void)[] = [];
  const { lookForModel, context, clock } = open({
    findModel: () => new Promise<DeviceModel>((resolve) => answers.push(resolve)),
  });
  void lookForModel();
  clock.increment(10_000);
  expect(context().model).toBe('unavailable');
  answers[0]?.('available');
  await settle();
  expect(context().model).toBe('available');
  clock.increment(10_000);
  expect(context().model).toBe('available');
});
