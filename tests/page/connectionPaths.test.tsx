import { fireEvent, within } from '@testing-library/react';
import {
  type Account,
  activeConnection,
  type ConnectionEvent,
  type ConnectionInput,
  type ConnectionSnapshot,
  connectionMachine,
  type DeviceModel,
  hasDeviceModel,
  isConnected,
} from '../../machines/connectionMachine.ts';
import { connectElsewhere } from '../testApp.ts';
import { LIST, renderPage, UNCONNECTED as WITHOUT } from './renderPage.tsx';
import { type Deeds, enter, eventsOf, expectEach, pressLabel, pressText, walkEveryEdge } from './walk.ts';

type Event = ConnectionEvent | { type: `xstate.${string}`; output?: Account; error?: unknown };

const refusal = (name: string) => Object.assign(new Error('refused'), { name });
const HOUR_MS = 3_600_000;
const ADA: Account = { name: 'ada', expiresAt: HOUR_MS };
const NOTHING: ConnectionInput = {
  account: null,
  hasToken: false,
  hasPageConnection: true,
  onDevice: false,
  offersSignIn: true,
  now: 0,
};
const UNCONNECTED = { ...NOTHING, hasPageConnection: false };

const TOKEN_ELSEWHERE = {
  type: 'connection.madeElsewhere',
  credentials: { account: null, hasToken: true },
} as const;
const OPENED = { type: 'dialog.opened' } as const;
const SIGN_IN = { type: 'account.requested', remember: false } as const;
const SIGNING_IN: Event[] = [
  { type: 'page.left' },
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
  if (snapshot.matches({ dialog: 'closed' })) return [OPENED];
  const payer = activeConnection(snapshot.context);
  return [
    ...whatCan(snapshot, SIGN_IN, 'account.returned', 'token.given', 'connection.forgotten'),
    ...when(payer === null, ...whatCan(snapshot, TOKEN_ELSEWHERE)),
    ...when(payer === 'page' && snapshot.matches({ signIn: 'settled' }), 'model.chosen'),
    ...when(payer === 'account', { type: 'time.passed', now: HOUR_MS }),
    ...whatCan(snapshot, ...SIGNING_IN),
  ];
}

function eventsOfDevice(snapshot: ConnectionSnapshot): Event[] {
  if (snapshot.matches({ dialog: 'closed' })) return [OPENED];
  if (snapshot.hasTag('downloading')) return DOWNLOADING;
  const { onDevice, model } = snapshot.context;
  return [
    ...MODELS.map(found),
    ...when(hasDeviceModel(snapshot.context) && !(onDevice && model === 'available'), 'device.chosen'),
    ...whatCan(snapshot, 'device.left'),
  ];
}

function eventsOfChoice(snapshot: ConnectionSnapshot): Event[] {
  return [snapshot.matches({ dialog: 'open' }) ? { type: 'dialog.closed' } : OPENED];
}

const open = ({ hasPageConnection, ...start }: ConnectionInput) =>
  renderPage({ ...start, ...LIST, ...(hasPageConnection ? {} : WITHOUT) });

type Page = ReturnType<typeof open>;

const toMachine = ({ settled, connection }: Page, event: ConnectionEvent) =>
  settled(() => connection.actor.send(event));

const DEEDS: Deeds<Event, Page> = {
  'dialog.opened': openConnectionDialog,
  'dialog.closed': () => pressLabel('Close', 'dialog *'),
  'account.returned': toMachine,
  'account.requested': () => pressText(/^Sign in( again)?$/, 'dialog button'),
  'token.given': () => {
    enter('Paste the token here', 'hf_given');
    pressText('Use this token');
  },
  'model.chosen': () => {
    enter('Another model', 'a/b');
    pressText('Use this model');
  },
  'connection.forgotten': () => pressText(/^(Sign out|Forget this token)$/),
  'connection.madeElsewhere': ({ settled, happen }) => {
    connectElsewhere();
    return settled(() => void happen('storage'));
  },
  'device.chosen': () => pressText(/^(Use this device|Download and use it|Try again)$/, '.way button'),
  'device.left': () => pressText(/^(Stop using this device|Cancel the download)$/),
  'model.found': toMachine,
  'download.progressed': toMachine,
  'page.left': ({ settled, happen }) => settled(() => void happen('pagehide')),
  'time.passed': async ({ pass, happen, settled }, { now }) => {
    await pass(now);
    await settled(() => void happen('visibilitychange'));
  },
  'xstate.done.actor.goToSignIn': finish,
  'xstate.error.actor.goToSignIn': finish,
  'xstate.done.actor.finishSignIn': finish,
  'xstate.error.actor.finishSignIn': finish,
  'xstate.done.actor.downloadModel': finish,
  'xstate.error.actor.downloadModel': finish,
};

function openConnectionDialog(): void {
  fireEvent.click(document.getElementById('connection') as HTMLElement);
}

function finish({ settled, lastSignIn }: Page, event: { output?: Account; error?: unknown }): Promise<void> {
  return settled(() =>
    'error' in event ? lastSignIn().fail(event.error) : lastSignIn().finish(event.output),
  );
}

const PAYERS = {
  account: 'Connection: Ready to cook',
  'ended account': 'Sign in again',
  token: 'Connection: Ready to cook',
  page: 'Connection: Ready to cook',
  none: 'Recipes: Cookbook',
};

function expectPageToShow({ connection, container }: Page, where = ''): void {
  const opened = container.querySelector<HTMLElement>('dialog[aria-labelledby=connection-title]');
  const dialog = within(opened ?? document.createElement('dialog'));
  const state = connection.actor.getSnapshot();
  const { account, problem, model, loaded, hasToken } = state.context;
  const buttonOf = (name: RegExp) => dialog.queryByText(name, { selector: 'button' })?.textContent ?? null;
  const says = (text: RegExp) => dialog.queryByText(text) !== null;
  const progress = dialog.queryByLabelText<HTMLProgressElement>('Download');
  const payer = activeConnection(state.context);
  const isSigningIn = state.hasTag('signingIn');
  const isOpen = state.matches({ dialog: 'open' });
  const hasModel = hasDeviceModel(state.context);
  const isThere = model === 'available';
  const isChosen = payer === 'device';
  const onDevice = isOpen && isChosen;
  const downloads = state.hasTag('downloading');
  const hasFailed = problem === 'download failed';
  const canUse = isOpen && hasModel && !(onDevice && isThere) && !downloads;
  const device = isThere ? 'Connection: On this device' : 'Recipes: Cookbook';
  const signingIn = `${isConnected(state.context) ? 'Connection: ' : ''}Signing in…`;
  const named = isSigningIn ? signingIn : isChosen ? device : PAYERS[payer ?? 'none'];
  const use = isThere ? 'Use this device' : hasFailed ? 'Try again' : 'Download and use it';
  const leave = downloads ? 'Cancel the download' : 'Stop using this device';
  const forget = hasToken ? 'Forget this token' : account ? 'Sign out' : null;
  expectEach(where, {
    state: [container.querySelector('.connection')?.textContent, downloads ? 'Downloading…' : named],
    choice: [opened !== null, isOpen],
    denied: [says(/^You did not let/), isOpen && problem === 'denied'],
    signInFailed: [says(/^Signing in did not work/), isOpen && problem === 'sign-in failed'],
    signIn: [buttonOf(/^Sign in( again)?$/) !== null, isOpen && !isSigningIn],
    token: [dialog.queryByLabelText('Paste the token here') !== null, isOpen && !isSigningIn],
    forget: [buttonOf(/^(Sign out|Forget this token)$/), isOpen ? forget : null],
    device: [buttonOf(/^(Use this device|Download and use it|Try again)$/), canUse ? use : null],
    leave: [buttonOf(/^(Stop using this device|Cancel the download)$/), onDevice ? leave : null],
    loaded: [progress?.value ?? null, isOpen && downloads ? loaded : null],
    gone: [says(/^This browser’s model is no longer available/), onDevice && model === 'unavailable'],
    failed: [says(/^The download did not finish/), isOpen && hasFailed && (onDevice || hasModel)],
  });
}

walkEveryEdge({
  machine: connectionMachine,
  walks: {
    'credentials in the open dialog': {
      starts: [
        NOTHING,
        UNCONNECTED,
        { ...NOTHING, account: ADA },
        { ...NOTHING, account: { ...ADA, expiresAt: 0 } },
        { ...NOTHING, hasToken: true },
        { ...UNCONNECTED, account: ADA, onDevice: true },
      ],
      possibleEvents: eventsOfPayer,
    },
    'the device model in the open dialog': {
      starts: [UNCONNECTED, { ...UNCONNECTED, onDevice: true }],
      possibleEvents: eventsOfDevice,
    },
    'opening and closing the dialog': { starts: [UNCONNECTED], possibleEvents: eventsOfChoice },
  },
  serializeState: ({ value, context }: ConnectionSnapshot) => {
    const { loaded: _, now: __, ...others } = context;
    return JSON.stringify([value, others, activeConnection(context)]);
  },
  serializeEvent: JSON.stringify,
  open,
  deeds: DEEDS,
  expectPageToShow,
});
