import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { EventFromLogic } from 'xstate';
import {
  type Account,
  type ConnectionInput,
  type ConnectionSnapshot,
  connectionMachineOn,
} from '../../machines/connectionMachine.ts';
import { renderPage } from './renderPage.tsx';
import { walkEveryEdge } from './walk.ts';

type Event =
  | EventFromLogic<ReturnType<typeof connectionMachineOn>>
  | { type: `xstate.${string}`; output?: Account; error?: unknown };

const HOUR_MS = 3_600_000;
const ADA: Account = { name: 'ada', expiresAt: HOUR_MS };
const NOTHING: ConnectionInput = {
  returning: false,
  account: null,
  hasToken: false,
  hasPageConnection: true,
};
const STARTS: ConnectionInput[] = [
  NOTHING,
  { ...NOTHING, hasPageConnection: false },
  { ...NOTHING, returning: true },
  { ...NOTHING, account: ADA },
  { ...NOTHING, account: { ...ADA, expiresAt: 0 } },
  { ...NOTHING, hasToken: true },
];

const refusal = (name: string) => Object.assign(new Error('refused'), { name });

function possibleEvents(snapshot: ConnectionSnapshot): Event[] {
  const offered = [
    { type: 'account.requested', remember: false },
    { type: 'token.given' },
    { type: 'connection.forgotten' },
  ] as const;
  return [
    ...offered.filter((event) => snapshot.can(event)),
    ...(snapshot.matches({ signingIn: 'leaving' })
      ? [
          { type: 'xstate.done.actor.goToSignIn' as const },
          { type: 'xstate.error.actor.goToSignIn' as const, error: refusal('failed') },
          { type: 'xstate.after.signInDeadline.connection.signingIn.leaving' as const },
        ]
      : []),
    ...(snapshot.matches({ signingIn: 'away' })
      ? [
          { type: 'page.returned' as const },
          { type: 'xstate.after.signInDeadline.connection.signingIn.away' as const },
        ]
      : []),
    ...(snapshot.matches({ signingIn: 'finishing' })
      ? [
          { type: 'xstate.done.actor.finishSignIn' as const, output: ADA },
          { type: 'xstate.error.actor.finishSignIn' as const, error: refusal('denied') },
          { type: 'xstate.error.actor.finishSignIn' as const, error: refusal('failed') },
          { type: 'xstate.after.signInDeadline.connection.signingIn.finishing' as const },
        ]
      : []),
    ...(snapshot.matches({ settled: 'signedIn' })
      ? [{ type: 'xstate.after.expiry.connection.settled.signedIn' as const }]
      : []),
  ];
}

async function open({ hasPageConnection, ...start }: ConnectionInput) {
  const environment = hasPageConnection ? {} : { VITE_HF_ACCESS_TOKEN: '' };
  const page = renderPage({ ingredients: ['rice', 'eggs'], connection: { ...start, environment } });
  await page.settled(() => openConnection());
  const { actor, taken } = page.connection;
  return { ...page, taken, stop: () => void actor.stop() };
}

type Page = Awaited<ReturnType<typeof open>>;

function perform({ connection, settled }: Page, event: Event): Promise<void> | void {
  switch (event.type) {
    case 'account.requested':
      return press(/^Sign in (with Hugging Face|again)$/, 'dialog button');
    case 'token.given':
      fireEvent.change(screen.getByLabelText('Token'), { target: { value: 'hf_given' } });
      return press('Use this token');
    case 'connection.forgotten':
      return press(/^(Sign out|Forget this token)$/);
    case 'page.returned':
      return settled(() =>
        connection.catchUp(Object.assign(new window.Event('pageshow'), { persisted: true })),
      );
    case 'xstate.after.expiry.connection.settled.signedIn':
      return settled(() => connection.clock.increment(HOUR_MS));
    default:
      return settled(() => {
        if (event.type.startsWith('xstate.after')) connection.clock.increment(30_000);
        else if ('error' in event) connection.lastSignIn().fail(event.error);
        else connection.lastSignIn().finish('output' in event ? event.output : undefined);
      });
  }
}

function openConnection(): void {
  fireEvent.click(document.getElementById('connection') as HTMLElement);
}

function press(name: string | RegExp, selector = 'button'): void {
  fireEvent.click(screen.getByText(name, { selector }));
}

function expectPageToShow({ connection, container }: Page): void {
  const dialog = within(container.querySelector('dialog') as HTMLElement);
  const state = connection.actor.getSnapshot();
  const { account, problem } = state.context;
  const button = (name: RegExp) => dialog.queryByText(name, { selector: 'button' });
  const shown = {
    state: container.querySelector('.connection')?.textContent,
    problem:
      dialog.queryByText(/^(You did not let|Signing in did not work)/)?.textContent?.split(' ')[0] ?? null,
    signIn: button(/^Sign in (with Hugging Face|again)$/) !== null,
    token: dialog.queryByLabelText('Token') !== null,
    forget: button(/^(Sign out|Forget this token)$/)?.textContent ?? null,
    hint: screen.queryByText(/^No model is connected/) !== null,
  };
  const names: Record<string, string> = {
    unconnected: 'Connect',
    pageConnection: 'Connection: Connected',
    signedIn: 'Connection: ada',
    expired: 'Sign in again',
    visitorToken: 'Connection: Your token',
  };
  const settled = (state.value as { settled?: string }).settled ?? '';
  expect(shown).toEqual({
    state: names[settled] ?? 'Signing in…',
    problem: problem && (problem === 'denied' ? 'You' : 'Signing'),
    signIn: settled !== '',
    token: settled !== '',
    forget: state.context.hasToken ? 'Forget this token' : account ? 'Sign out' : null,
    hint: settled === 'unconnected',
  });
}

describe('every edge of the connection machine, walked on the page', () => {
  const takeIn = walkEveryEdge({
    machine: connectionMachineOn({ now: () => 0 }),
    starts: STARTS,
    possibleEvents,
    serializeState: ({ value, context }: ConnectionSnapshot) => JSON.stringify([value, context]),
    open,
    perform,
    expectPageToShow,
  });

  it('an account that ran out while the device slept', async () => {
    const page = await open({ ...NOTHING, account: ADA });
    // Only the time of day goes on: no timer fires.
    vi.spyOn(page.connection.clock, 'now').mockReturnValue(HOUR_MS);
    await page.settled(() => press('Get a recipe'));
    expect(page.connection.actor.getSnapshot().value).toEqual({ settled: 'expired' });
    expect(page.calls).toEqual([]);
    expectPageToShow(page);
    takeIn(page);
  });
});
