import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { EventFromLogic } from 'xstate';
import {
  type Account,
  type ConnectionInput,
  type ConnectionSnapshot,
  connectionMachineOn,
  type DeviceModel,
  hasDeviceModel,
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
  onDevice: false,
};
const STARTS: ConnectionInput[] = [
  NOTHING,
  { ...NOTHING, hasPageConnection: false },
  { ...NOTHING, returning: true },
  { ...NOTHING, account: ADA },
  { ...NOTHING, account: { ...ADA, expiresAt: 0 } },
  { ...NOTHING, hasToken: true },
  { ...NOTHING, hasPageConnection: false, onDevice: true },
  { ...NOTHING, hasPageConnection: false, account: ADA, onDevice: true },
];

const CHOSEN_ELSEWHERE = {
  type: 'connection.keptElsewhere',
  account: null,
  hasToken: false,
  onDevice: true,
} as const;

const MODELS: DeviceModel[] = ['unavailable', 'downloadable', 'available'];

const refusal = (name: string) => Object.assign(new Error('refused'), { name });

function possibleEvents(snapshot: ConnectionSnapshot): Event[] {
  const { account, hasPageConnection, hasToken, problem } = snapshot.context;
  // Else every way to pay would be walked with every word of the browser on its model.
  const mayHaveModel = !hasPageConnection && !hasToken && problem === null;
  const offered = [
    { type: 'account.requested', remember: false },
    { type: 'token.given' },
    { type: 'connection.forgotten' },
    { type: 'device.left' },
    ...(mayHaveModel && !account ? [CHOSEN_ELSEWHERE] : []),
  ] as const;
  const isOnDevice = snapshot.matches({ settled: 'onDevice' });
  const downloads = snapshot.matches({ settled: { onDevice: 'downloading' } });
  const offersDevice =
    hasDeviceModel(snapshot.context) && !downloads && !snapshot.matches({ settled: { onDevice: 'ready' } });
  return [
    ...(mayHaveModel && (snapshot.context.model === null || isOnDevice) ? MODELS : []).map((model) => ({
      type: 'model.found' as const,
      model,
    })),
    ...(offersDevice && snapshot.can({ type: 'device.chosen' }) ? [{ type: 'device.chosen' as const }] : []),
    ...(downloads
      ? [
          { type: 'download.progressed' as const, loaded: 0.5 },
          { type: 'xstate.done.actor.downloadModel' as const },
          { type: 'xstate.error.actor.downloadModel' as const, error: refusal('NetworkError') },
        ]
      : []),
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

// The browser takes its time to tell: what it tells are steps of the walks.
vi.stubGlobal('LanguageModel', { availability: () => new Promise(() => {}) });

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
      return press(/^Sign in( again)?$/, 'dialog button');
    case 'token.given':
      fireEvent.change(screen.getByLabelText('Paste the token here'), { target: { value: 'hf_given' } });
      return press('Use this token');
    case 'connection.forgotten':
      return press(/^(Sign out|Forget this token)$/);
    case 'device.chosen':
      return press(/^(Use this device|Download and use it|Try again)$/, '.way button');
    case 'device.left':
      return press(/^(Stop using this device|Cancel the download)$/);
    case 'connection.keptElsewhere':
      localStorage.setItem('recipe-kitchen.device', '1');
      return settled(() => connection.catchUp(new window.Event('storage')));
    case 'model.found':
    case 'download.progressed':
      return settled(() => connection.actor.send(event));
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
    signIn: button(/^Sign in( again)?$/) !== null,
    token: dialog.queryByLabelText('Paste the token here') !== null,
    forget: button(/^(Sign out|Forget this token)$/)?.textContent ?? null,
    device: button(/^(Use this device|Download and use it|Try again)$/)?.textContent ?? null,
    leave: button(/^(Stop using this device|Cancel the download)$/)?.textContent ?? null,
    loaded: dialog.queryByLabelText<HTMLProgressElement>('Download')?.value ?? null,
    gone: dialog.queryByText(/^This browser’s model is no longer available/) !== null,
    failed: dialog.queryByText(/^The download did not finish/) !== null,
  };
  const names: Record<string, string> = {
    unconnected: 'Connect',
    pageConnection: 'Connection: Ready to cook',
    signedIn: 'Connection: Ready to cook',
    expired: 'Sign in again',
    visitorToken: 'Connection: Ready to cook',
    ready: 'Connection: On this device',
    downloading: 'Downloading…',
    looking: 'Connect',
    toDownload: 'Connect',
    gone: 'Connect',
    failed: 'Connect',
  };
  const { settled } = state.value as { settled?: string | { onDevice: string } };
  const onDevice = typeof settled === 'object' ? settled.onDevice : null;
  const { model, loaded } = state.context;
  const place = onDevice ?? settled?.toString();
  const press = onDevice === 'failed' && model !== 'available' ? 'Try again' : 'Download and use it';
  expect(shown).toEqual({
    state: place ? names[place] : 'Signing in…',
    problem: problem && (problem === 'denied' ? 'You' : 'Signing'),
    signIn: place !== undefined,
    token: place !== undefined,
    forget: state.context.hasToken ? 'Forget this token' : account ? 'Sign out' : null,
    device:
      !hasDeviceModel(state.context) || onDevice === 'ready' || onDevice === 'downloading'
        ? null
        : model === 'available'
          ? 'Use this device'
          : press,
    leave: onDevice && (onDevice === 'downloading' ? 'Cancel the download' : 'Stop using this device'),
    loaded: onDevice === 'downloading' ? loaded : null,
    gone: onDevice !== null && model === 'unavailable',
    failed: onDevice === 'failed',
  });
}

describe('every edge of the connection machine, walked on the page', () => {
  const takeIn = walkEveryEdge({
    machine: connectionMachineOn({ now: () => 0 }),
    starts: STARTS,
    possibleEvents,
    serializeState: ({ value, context: { loaded: _, ...context } }: ConnectionSnapshot) =>
      JSON.stringify([value, context]),
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
    expect(page.recipeActor.getSnapshot().value).toBe('connecting');
    expectPageToShow(page);
    takeIn(page);
  });
});
