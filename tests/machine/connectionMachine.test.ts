import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { connectionMachine } from '../../machines/connectionMachine.ts';
import { openTestConnection } from '../connection.ts';
import { settle } from '../kitchen.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

function pass(ms: number, clock: { increment: (ms: number) => void }) {
  vi.setSystemTime(Date.now() + ms);
  clock.increment(ms);
}

it.each([
  ['pageOwn', {}],
  ['unconnected', { environment: { VITE_HF_ACCESS_TOKEN: '' } }],
  ['unconnected', { environment: { VITE_HF_ACCESS_TOKEN: 'refused' } }],
  ['pageOwn', { environment: { VITE_HF_ACCESS_TOKEN: '', VITE_INFERENCE_URL: '/v1' } }],
  ['ownToken', { hasToken: true }],
  ['signedIn', { account: { name: 'ada', expiresAt: 1 } }],
  ['expired', { account: { name: 'ada', expiresAt: 0 } }],
  ['finishing', { returning: true, hasToken: true }],
])('opens in %s with %j', (state, start) => {
  expect(openTestConnection(start).actor.getSnapshot().value).toBe(state);
});

describe('a sign-in', () => {
  it('runs out to the millisecond, and asks for a new one', async () => {
    const { actor, clock } = openTestConnection({ account: { name: 'ada', expiresAt: HOUR_MS } });
    pass(HOUR_MS - 1, clock);
    expect(actor.getSnapshot().hasTag('mustSignIn')).toBe(false);
    pass(1, clock);
    expect(actor.getSnapshot().value).toBe('expired');
    expect(actor.getSnapshot().hasTag('mustSignIn')).toBe(true);
    actor.send({ type: 'account.requested', remember: false });
    expect(actor.getSnapshot().value).toBe('leaving');
  });

  it('is seen to have run out when timers stood still', () => {
    const { actor } = openTestConnection({ account: { name: 'ada', expiresAt: HOUR_MS } });
    actor.send({ type: 'time.passed' });
    expect(actor.getSnapshot().value).toBe('signedIn');
    vi.setSystemTime(HOUR_MS);
    actor.send({ type: 'time.passed' });
    expect(actor.getSnapshot().value).toBe('expired');
  });

  it.each([true, false])('is given up when another tab forgets (returning: %s)', (returning) => {
    const { actor } = openTestConnection({ returning, hasToken: true });
    actor.send({ type: 'account.requested', remember: false });
    expect(actor.getSnapshot().hasTag('signingIn')).toBe(true);
    actor.send({ type: 'connection.forgotten' });
    expect(actor.getSnapshot().value).toBe('pageOwn');
  });

  it('forgets how the last one went when the next one begins', () => {
    const { actor, clock } = openTestConnection({ returning: true });
    pass(30_000, clock);
    expect(actor.getSnapshot().context.problem).toBe('failed');
    actor.send({ type: 'account.requested', remember: false });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it('may last longer than a timer can', () => {
    const months = 90 * 24 * HOUR_MS;
    const { actor, clock } = openTestConnection({ account: { name: 'ada', expiresAt: months } });
    pass(2 ** 31 - 1, clock);
    expect(actor.getSnapshot().value).toBe('signedIn');
    while (Date.now() < months) pass(Math.min(2 ** 31 - 1, months - Date.now()), clock);
    expect(actor.getSnapshot().value).toBe('expired');
  });

  it.each(['account.requested', 'returning'])('that hangs is given up after 30 s: %s', (start) => {
    const { actor, clock } = openTestConnection({ returning: start === 'returning' });
    if (start !== 'returning') actor.send({ type: 'account.requested', remember: false });
    pass(29_999, clock);
    expect(actor.getSnapshot().hasTag('signingIn')).toBe(true);
    pass(1, clock);
    expect(actor.getSnapshot().value).toBe('pageOwn');
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
  const { actor, credentials, connection } = openTestConnection({
    account: { name: 'ada', expiresAt: 1 },
  });
  credentials.keep({ token: 'hf_fake', account: { name: 'ada', expiresAt: 1 } }, true);
  connection.forget();
  expect(actor.getSnapshot().value).toBe('pageOwn');
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('ada');
  expect(credentials.current()).toBeNull();
  expect(localStorage.getItem('recipe-kitchen.connection')).toBeNull();
});

it.each(['account.requested', 'returning'])('needs its actors: %s', async (start) => {
  const input = { returning: start === 'returning', account: null, hasToken: false, hasPageOwn: false };
  const actor = createActor(connectionMachine, { input }).start();
  actor.send({ type: 'account.requested', remember: false });
  await settle();
  expect(actor.getSnapshot().value).toBe('unconnected');
  expect(actor.getSnapshot().context.problem).toBe('failed');
});
