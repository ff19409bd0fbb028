import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { ActorLogic, AnyTransitionDefinition, EventFromLogic } from 'xstate';
import { getAdjacencyMap, getShortestPaths, type SerializedSnapshot } from 'xstate/graph';
import {
  type Account,
  type ConnectionActor,
  type ConnectionInput,
  connectionMachine,
} from '../../machines/connectionMachine.ts';
import { transitionsOf } from '../machine/chart.ts';
import { renderKitchen } from './renderKitchen.tsx';

type Snapshot = ReturnType<ConnectionActor['getSnapshot']>;
type Event =
  | EventFromLogic<typeof connectionMachine>
  | { type: `xstate.${string}`; output?: Account; error?: unknown };

const logic = connectionMachine as unknown as ActorLogic<Snapshot, Event, ConnectionInput>;

const ADA: Account = { name: 'ada', expiresAt: Date.now() + 3_600_000 };
const NOTHING: ConnectionInput = { returning: false, account: null, hasToken: false, hasPageOwn: true };
const STARTS: ConnectionInput[] = [
  NOTHING,
  { ...NOTHING, hasPageOwn: false },
  { ...NOTHING, returning: true },
  { ...NOTHING, account: ADA },
  { ...NOTHING, account: { ...ADA, expiresAt: 1 } },
  { ...NOTHING, hasToken: true },
];

const refusal = (name: string) => Object.assign(new Error('refused'), { name });

function possibleEvents(snapshot: Snapshot): Event[] {
  return [
    ...(['account.requested', 'token.given', 'connection.forgotten'] as const)
      .map((type) => (type === 'account.requested' ? { type, remember: false } : { type }))
      .filter((event) => snapshot.can(event)),
    ...(snapshot.matches('leaving')
      ? [
          { type: 'xstate.done.actor.goToSignIn' as const },
          { type: 'xstate.error.actor.goToSignIn' as const, error: refusal('failed') },
          { type: 'xstate.after.signInDeadline.connection.leaving' as const },
        ]
      : []),
    ...(snapshot.matches('finishing')
      ? [
          { type: 'xstate.done.actor.finishSignIn' as const, output: ADA },
          { type: 'xstate.error.actor.finishSignIn' as const, error: refusal('denied') },
          { type: 'xstate.error.actor.finishSignIn' as const, error: refusal('failed') },
          { type: 'xstate.after.signInDeadline.connection.finishing' as const },
        ]
      : []),
    ...(snapshot.matches('signedIn') ? [{ type: 'xstate.after.expiry.connection.signedIn' as const }] : []),
  ];
}

function serializeState(snapshot: Snapshot): string {
  return JSON.stringify([snapshot.value, snapshot.context]);
}

/** The shortest way to each state, then each event there. */
function pathsFrom(input: ConnectionInput): Event[][] {
  const options = { input, events: possibleEvents, serializeState, limit: 1_000 };
  const neighbours = getAdjacencyMap(logic, options);
  const paths = getShortestPaths(logic, options).flatMap(({ state, steps }) => {
    const there = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
    const key = serializeState(state) as SerializedSnapshot;
    return Object.values(neighbours[key]?.transitions ?? {}).map(({ event }) => [...there, event]);
  });
  return [[], ...paths];
}

function nameOf({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const guardName = typeof guard === 'object' ? guard.type : guard;
  return `${source.id} --${eventType} [${guardName ?? ''}]--> ${target?.map(({ id }) => id) ?? 'itself'}`;
}

type Page = ReturnType<typeof renderKitchen>;

async function perform({ connection, settled }: Page, event: Event): Promise<void> {
  switch (event.type) {
    case 'account.requested':
      return press(/^Sign in (with Hugging Face|again)$/);
    case 'token.given':
      fireEvent.change(screen.getByLabelText('Token'), { target: { value: 'hf_given' } });
      return press('Use this token');
    case 'connection.forgotten':
      if (!connection.actor.getSnapshot().hasTag('signingIn')) return press(/^(Sign out|Forget this token)$/);
      // From another tab.
      return settled(() => connection.actor.send(event));
    case 'xstate.after.signInDeadline.connection.leaving':
    case 'xstate.after.signInDeadline.connection.finishing':
      return settled(() => connection.clock.increment(30_000));
    case 'xstate.after.expiry.connection.signedIn':
      return settled(() => connection.clock.increment(3_600_000));
    default:
      return settled(() => {
        if ('error' in event) connection.lastSignIn().fail(event.error);
        else connection.lastSignIn().finish('output' in event ? event.output : undefined);
      });
  }
}

function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

function expectPageToShow(snapshot: Snapshot): void {
  const dialog = within(screen.getByRole('dialog', { name: 'Connection' }));
  const { problem } = snapshot.context;
  const state = String(snapshot.value);
  const shown = {
    state: document.querySelector('.connection-state')?.textContent,
    problem:
      dialog.queryByText(/^(You did not let|Signing in did not work)/)?.textContent?.split(' ')[0] ?? null,
    signIn: dialog.queryByRole('button', { name: /^Sign in (with Hugging Face|again)$/ }) !== null,
    token: dialog.queryByLabelText('Token') !== null,
    forget: dialog.queryByRole('button', { name: /^(Sign out|Forget this token)$/ })?.textContent ?? null,
    hint: screen.queryByText(/^No model is connected/) !== null,
  };
  const names: Record<string, string> = {
    unconnected: 'none',
    pageOwn: 'this page’s own',
    leaving: 'signing in…',
    finishing: 'signing in…',
    signedIn: 'ada',
    expired: 'sign-in has ended',
    ownToken: 'your token',
  };
  expect(shown).toEqual({
    state: names[state],
    problem: problem && (problem === 'denied' ? 'You' : 'Signing'),
    signIn: state !== 'leaving' && state !== 'finishing',
    token: state !== 'leaving' && state !== 'finishing',
    forget: { signedIn: 'Sign out', expired: 'Sign out', ownToken: 'Forget this token' }[state] ?? null,
    hint: state === 'unconnected',
  });
}

describe('every edge of the connection, walked on the page', () => {
  const taken = new Set<string>();

  describe.each(STARTS)('from %j', (start) => {
    it.each(pathsFrom(start).map((path) => ({ path, name: path.map(({ type }) => type).join(', ') })))(
      '$name',
      async ({ path }) => {
        const page = renderKitchen({ ingredients: ['rice', 'eggs'], connection: start });
        press(/^Connection/);
        expectPageToShow(page.connection.actor.getSnapshot());
        for (const event of path) {
          await perform(page, event);
          expectPageToShow(page.connection.actor.getSnapshot());
        }
        for (const transition of page.connection.taken) taken.add(nameOf(transition));
        page.connection.actor.stop();
      },
    );
  });

  it('an account that ran out while the device slept', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const page = renderKitchen({
      ingredients: ['rice', 'eggs'],
      connection: { account: { name: 'ada', expiresAt: 1_000 } },
    });
    vi.setSystemTime(1_000);
    press('Get a recipe');
    expectPageToShow(page.connection.actor.getSnapshot());
    expect(page.connection.actor.getSnapshot().value).toBe('expired');
    expect(page.calls).toEqual([]);
    for (const transition of page.connection.taken) taken.add(nameOf(transition));
    vi.useRealTimers();
  });

  afterAll(() => {
    const edges = transitionsOf(connectionMachine.root).map(nameOf);
    expect(edges.length).toBeGreaterThan(15);
    expect(edges.filter((edge) => !taken.has(edge))).toEqual([]);
  });
});
