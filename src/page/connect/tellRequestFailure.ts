import { useSelector } from '@xstate/react';
import type { FailureKind } from '../../../machines/failureKind.ts';
import { useConnectionState, useModelAsked, useRecipeActor } from '../context/pageContext.ts';

type Told = {
  why: string;
  /** The text of the button that opens the choice. Without it, the button is 'Try again'. */
  action?: string;
};

export const FAILURES: Record<FailureKind, Told> = {
  timeout: { why: 'The model took too long to answer.' },
  offline: { why: 'You are offline. Try again when you are online.' },
  network: {
    why: 'The service can’t be reached. The network, or something in this browser, may be blocking it.',
  },
  'refused credentials': { why: 'The token was refused.', action: 'Use another one' },
  'credits used up': {
    why: 'This month’s credits are used up. Another account or token may have some left.',
    action: 'Use another one',
  },
  'rate limited': { why: 'Too many requests. Wait a minute, then try again.' },
  'model not served': { why: 'This model is no longer available.', action: 'Choose another' },
  server: { why: 'The service is having problems. Try again later.' },
  'only thinking': {
    why: 'The model used up its whole answer on thinking.',
    action: 'Choose another',
  },
  'bad answer': { why: 'What came back was not a recipe.' },
  'bad settings': {
    why: 'This page is misconfigured. Please tell its owner.',
    action: 'Connect a model of yours',
  },
  'too much': { why: 'The list is too long for the model on this device. Shorten it, then try again.' },
  'language not spoken': {
    why: 'The model on this device does not write in this language. Choose another one under “Your taste”, or another way to get recipes.',
    action: 'Choose another way',
  },
  'held back': { why: 'The model on this device held its answer back. Another list may help.' },
  'model gone': { why: 'The model on this device is no longer available.', action: 'Choose another way' },
  'model trouble': { why: 'The model on this device has failed. Try again.' },
};

/** Where the page asks a server of its own, the visitor can choose no model. */
const FAILURES_OF_OWN_SERVER: Partial<Record<FailureKind, Told>> = {
  'refused credentials': { why: 'This site’s AI access isn’t working. Please tell its owner.' },
  'model not served': {
    why: 'This page’s own server does not know its model, or its address is wrong. Please tell its owner.',
  },
  'only thinking': {
    why: `${FAILURES['only thinking'].why} The owner of this page has to choose another.`,
  },
};

/** What the last request failed of; null where it did not. */
export function useToldFailure(): Told | null {
  const failure = useSelector(useRecipeActor(), (s) => s.context.failure);
  const isSignedIn = useConnectionState((s) => s.context.account !== null);
  const { provider } = useModelAsked();
  if (failure === null) return null;
  if (failure === 'refused credentials' && isSignedIn) {
    return { why: 'Your account was refused.', action: 'Sign in again' };
  }
  return (provider === null && FAILURES_OF_OWN_SERVER[failure]) || FAILURES[failure];
}
