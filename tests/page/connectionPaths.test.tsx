import { fireEvent, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  type Account,
  type ConnectionEvent,
  type ConnectionInput,
  type ConnectionSnapshot,
  connectionMachineOn,
  type DeviceModel,
  hasDeviceModel,
} from '../../machines/connectionMachine.ts';
import { connectElsewhere } from '../testApp.ts';
import { LIST, renderPage, UNCONNECTED as WITHOUT } from './renderPage.tsx';
import { type Deeds, enter, eventsOf, expectEach, press, pressLabel, walkEveryEdge } from './walk.ts';

type Event = ConnectionEvent | { type: `xstate.${string}`; output?: Account; error?: unknown };

const refusal = (name: string) => Object.assign(new Error('refused'), { name });
const HOUR_MS = 3_600_000;
const ADA: Account = { name: 'ada', expiresAt: HOUR_MS };
const NOTHING: ConnectionInput = {
  returning: false,
  account: null,
  hasToken: false,
  hasPageConnection: true,
  onDevice: false,
  offersSignIn: true,
};
const UNCONNECTED = { ...NOTHING, hasPageConnection: false };

const TOKEN_ELSEWHERE = {
  type: 'connection.keptElsewhere',
  kept: { account: null, hasToken: true },
} as const;
const OPENED = { type: 'choice.opened', failure: null } as const;
const SIGN_IN = { type: 'account.requested', remember: false } as const;
const TOO_LONG = 'xstate.after.signInDeadline.connection.payer.signingIn';
const SIGNING_IN: Event[] = [
  { type: 'page.left' },
  { type: 'page.returned' },
  { type: 'xstate.done.actor.goToSignIn' },
  { type: 'xstate.error.actor.goToSignIn', error: refusal('failed') },
  { type: 'xstate.done.actor.finishSignIn', output: ADA },
  { type: 'xstate.error.actor.finishSignIn', error: refusal('denied') },
  { type: 'xstate.error.actor.finishSignIn', error: refusal('failed') },
];
const DOWNLOADING: Event[] = [
  { type: 'download.progressed', loaded: 0.5 },
  { type: 'xstate.done.actor.downloadModel' },
  { type: 'xstate.error.actor.downloadModel', error: refusal('NetworkError') },
  { type: 'device.left' },
  { type: 'token.given' },
];
const MODELS: DeviceModel[] = ['unavailable', 'downloadable', 'available'];

const found = (model: DeviceModel): Event => ({ type: 'model.found', model });

const { when, whatCan } = eventsOf<Event>();

function eventsOfPayer(snapshot: ConnectionSnapshot): Event[] {
  if (snapshot.matches({ choice: 'closed' })) return [OPENED];
  const { hasPageConnection, hasToken, account } = snapshot.context;
  return [
    ...whatCan(snapshot, SIGN_IN, 'token.given', 'connection.forgotten'),
    ...when(!hasPageConnection && !hasToken && !account, ...whatCan(snapshot, TOKEN_ELSEWHERE)),
    ...when(snapshot.matches({ payer: { settled: 'pageConnection' } }), 'model.chosen'),
    ...whatCan(snapshot, ...SIGNING_IN, TOO_LONG, 'xstate.after.expiry.connection.payer.settled.signedIn'),
  ];
}

function eventsOfDevice(snapshot: ConnectionSnapshot): Event[] {
  if (snapshot.matches({ choice: 'closed' })) return [OPENED];
  if (snapshot.hasTag('downloading')) return DOWNLOADING;
  const isOnDevice = snapshot.matches({ payer: { settled: 'onDevice' } });
  const isReady = isOnDevice && snapshot.context.model === 'available';
  const isLooking = snapshot.matches({ device: 'looking' });
  return [
    { type: 'device.checked' },
    ...when(isLooking, ...MODELS.map(found), 'xstate.after.lookDeadline.connection.device.looking'),
    ...when(hasDeviceModel(snapshot.context) && !isReady, 'device.chosen'),
    ...whatCan(snapshot, 'device.left'),
  ];
}

function eventsOfChoice(snapshot: ConnectionSnapshot): Event[] {
  const isOpen = snapshot.matches({ choice: 'open' });
  return [
    isOpen ? { type: 'choice.closed' } : OPENED,
    ...when(isOpen, 'choice.touched'),
    ...when(isOpen && snapshot.context.model === null, found('downloadable')),
  ];
}

const open = ({ hasPageConnection, ...start }: ConnectionInput) =>
  renderPage({ ...start, ...LIST, ...(hasPageConnection ? {} : WITHOUT) });

type Page = ReturnType<typeof open>;

const toMachine = ({ settled, connection }: Page, event: ConnectionEvent) =>
  settled(() => connection.actor.send(event));

const DEEDS: Deeds<Event, Page> = {
  'choice.opened': openChoice,
  'choice.touched': () => fireEvent.focus(document.querySelector('.ways summary') as Element),
  'choice.closed': () => pressLabel('Close', 'dialog *'),
  'account.requested': () => press(/^Sign in( again)?$/, 'dialog button'),
  'token.given': () => {
    enter('Paste the token here', 'hf_given');
    press('Use this token');
  },
  'model.chosen': () => {
    enter('Another model', 'a/b');
    press('Use this model');
  },
  'connection.forgotten': () => press(/^(Sign out|Forget this token)$/),
  'connection.keptElsewhere': ({ settled, happen }) => {
    connectElsewhere();
    return settled(() => void happen('storage'));
  },
  'device.chosen': () => press(/^(Use this device|Download and use it|Try again)$/, '.way button'),
  'device.left': () => press(/^(Stop using this device|Cancel the download)$/),
  'device.checked': toMachine,
  'model.found': toMachine,
  'download.progressed': toMachine,
  'page.left': ({ settled, happen }) => settled(() => void happen('pagehide')),
  'page.returned': ({ settled, happen }) => settled(() => void happen('pageshow', true)),
  // First the wait for the device: its end would find the account run out.
  'xstate.after.expiry.connection.payer.settled.signedIn': async ({ pass }) => {
    for (const ms of [10_000, HOUR_MS - 10_000]) await pass(ms);
  },
  'xstate.after.lookDeadline.connection.device.looking': ({ pass }) => pass(10_000),
  [TOO_LONG]: ({ pass }) => pass(30_000),
  'xstate.done.actor.goToSignIn': finish,
  'xstate.error.actor.goToSignIn': finish,
  'xstate.done.actor.finishSignIn': finish,
  'xstate.error.actor.finishSignIn': finish,
  'xstate.done.actor.downloadModel': finish,
  'xstate.error.actor.downloadModel': finish,
};

function openChoice(): void {
  fireEvent.click(document.getElementById('connection') as HTMLElement);
}

function finish({ settled, lastSignIn }: Page, event: { output?: Account; error?: unknown }): Promise<void> {
  return settled(() =>
    'error' in event ? lastSignIn().fail(event.error) : lastSignIn().finish(event.output),
  );
}

const PAYERS: Record<string, string> = {
  signingIn: 'Signing in…',
  unconnected: 'Connect an AI',
  pageConnection: 'Connection: Ready to cook',
  signedIn: 'Connection: Ready to cook',
  expired: 'Sign in again',
  visitorToken: 'Connection: Ready to cook',
};

function expectPageToShow({ connection, container }: Page, where = ''): void {
  const opened = container.querySelector<HTMLElement>('dialog[aria-labelledby=connection-title]');
  const dialog = within(opened ?? document.createElement('dialog'));
  const state = connection.actor.getSnapshot();
  const { account, problem, model, loaded, hasToken } = state.context;
  const buttonOf = (name: RegExp) => dialog.queryByText(name, { selector: 'button' })?.textContent ?? null;
  const says = (text: RegExp) => dialog.queryByText(text) !== null;
  const progress = dialog.queryByLabelText<HTMLProgressElement>('Download');
  const { settled } = { settled: null, ...(state.value.payer as { settled?: string }) };
  const isOpen = state.matches({ choice: 'open' });
  const hasModel = hasDeviceModel(state.context);
  const isThere = model === 'available';
  const isChosen = settled === 'onDevice';
  const onDevice = isOpen && isChosen;
  const downloads = state.hasTag('downloading');
  const hasFailed = problem === 'download failed';
  const canUse = isOpen && hasModel && !(onDevice && isThere) && !downloads;
  const device = isThere ? 'Connection: On this device' : 'Connect an AI';
  const payer = isChosen ? device : PAYERS[settled ?? 'signingIn'];
  const use = isThere ? 'Use this device' : hasFailed ? 'Try again' : 'Download and use it';
  const leave = downloads ? 'Cancel the download' : 'Stop using this device';
  const forget = hasToken ? 'Forget this token' : account ? 'Sign out' : null;
  expectEach(where, {
    state: [container.querySelector('.connection')?.textContent, downloads ? 'Downloading…' : payer],
    choice: [opened !== null, isOpen],
    denied: [says(/^You did not let/), isOpen && problem === 'denied'],
    signInFailed: [says(/^Signing in did not work/), isOpen && problem === 'sign-in failed'],
    signIn: [buttonOf(/^Sign in( again)?$/) !== null, isOpen && settled !== null],
    token: [dialog.queryByLabelText('Paste the token here') !== null, isOpen && settled !== null],
    forget: [buttonOf(/^(Sign out|Forget this token)$/), isOpen ? forget : null],
    device: [buttonOf(/^(Use this device|Download and use it|Try again)$/), canUse ? use : null],
    leave: [buttonOf(/^(Stop using this device|Cancel the download)$/), onDevice ? leave : null],
    loaded: [progress?.value ?? null, isOpen && downloads ? loaded : null],
    gone: [says(/^This browser’s model is no longer available/), onDevice && model === 'unavailable'],
    failed: [says(/^The download did not finish/), isOpen && hasFailed && (onDevice || hasModel)],
  });
}

const takeIn = walkEveryEdge({
  machine: connectionMachineOn({ now: () => 0 }),
  walks: {
    'who pays, with the choice open': {
      starts: [
        NOTHING,
        UNCONNECTED,
        { ...NOTHING, returning: true },
        { ...NOTHING, account: ADA },
        { ...NOTHING, account: { ...ADA, expiresAt: 0 } },
        { ...NOTHING, hasToken: true },
        { ...UNCONNECTED, account: ADA, onDevice: true },
      ],
      possibleEvents: eventsOfPayer,
    },
    'the device, with the choice open': {
      starts: [UNCONNECTED, { ...UNCONNECTED, onDevice: true }],
      possibleEvents: eventsOfDevice,
    },
    'how the choice opens and closes': { starts: [UNCONNECTED], possibleEvents: eventsOfChoice },
  },
  serializeState: ({ value, context: { loaded: _, option: __, ...context } }: ConnectionSnapshot) =>
    JSON.stringify([value, context]),
  open,
  deeds: DEEDS,
  expectPageToShow,
});

it.each<[string, (page: Page) => void]>([
  ['told so', ({ connection }) => connection.actor.send({ type: 'time.passed' })],
  ['asked for the choice', openChoice],
])('an account that ran out while the device slept is noticed: %s', async (_, notice) => {
  const page = open({ ...NOTHING, account: ADA });
  page.happen('visibilitychange');
  expect(page.connection.isConnected()).toBe(true);
  // Only the time of day goes on: no timer fires.
  vi.spyOn(page.clock, 'now').mockReturnValue(HOUR_MS);
  await page.settled(() => notice(page));
  expect(page.connection.actor.getSnapshot().matches({ payer: { settled: 'expired' } })).toBe(true);
  expectPageToShow(page);
  // The clock was ahead, and is put right.
  vi.mocked(page.clock.now).mockReturnValue(HOUR_MS - 1);
  await page.settled(() => page.connection.actor.send({ type: 'time.passed' }));
  expect(page.connection.actor.getSnapshot().matches({ payer: { settled: 'signedIn' } })).toBe(true);
  takeIn(page);
});
