import { activeConnection } from '../../../machines/connectionMachine.ts';
import type { FailureKind } from '../../../machines/failureKind.ts';
import { useIsOffline } from '../browser/useIsOffline.ts';
import { useConnectionState, useRecipeState, useRequestedModel } from '../context/pageContext.ts';

type FailureMessage = {
  /** Heading of the message about a failed request, in everyday words. */
  cause: string;
  advice: string;
  /**
   * Label of the button that opens the connection dialog. If there is no label, the message has a 'Try again' button.
   */
  action?: string;
};

const FAILURES: Record<FailureKind, FailureMessage> = {
  timeout: { cause: 'That took too long', advice: 'Try again.' },
  offline: { cause: 'You’re offline', advice: 'Try again once you’re back online.' },
  network: {
    cause: 'The service can’t be reached',
    advice: 'The network, or something in this browser, may be blocking it.',
  },
  'refused credentials': {
    cause: 'Your token didn’t work',
    advice: 'It may have expired or lack permission.',
    action: 'Connect again',
  },
  'credits used up': {
    cause: 'This month’s credits are used up',
    advice: 'Another account or token may have some left.',
    action: 'Connect another',
  },
  'rate limited': { cause: 'Too many requests', advice: 'Wait a minute, then try again.' },
  'model not served': {
    cause: 'This model is no longer available',
    advice: 'Another one can write your recipes.',
    action: 'Choose another',
  },
  'prompt too long': {
    cause: 'Your request is too long for this model',
    advice: 'Remove some ingredients, shorten your wishes, or choose another model.',
    action: 'Choose another',
  },
  server: {
    cause: 'The service is having problems',
    advice: 'Try again in a few minutes.',
  },
  'only thinking': {
    cause: 'The model never got to the recipe',
    advice: 'It used up its whole answer on thinking.',
    action: 'Choose another',
  },
  'bad answer': { cause: 'That wasn’t a recipe', advice: 'Try again.' },
  'bad settings': {
    cause: 'This page is misconfigured',
    advice: 'Please tell its owner.',
    action: 'Connect a model of yours',
  },
  'page at fault': {
    cause: 'This page has a fault',
    advice: 'Please tell its owner. It may work the next time.',
  },
  'too much': {
    cause: 'The list is too long for this device',
    advice: 'Shorten it, then try again.',
  },
  'language not spoken': {
    cause: 'This device doesn’t write in this language',
    advice: 'Choose another one under “Your taste”, or another way to get recipes.',
    action: 'Choose another way',
  },
  'held back': { cause: 'This device held its answer back', advice: 'Try different ingredients.' },
  'model gone': {
    cause: 'This device’s model is no longer available',
    advice: 'Recipes can come from elsewhere.',
    action: 'Choose another way',
  },
  'model trouble': { cause: 'The model on this device has failed', advice: 'It may work the next time.' },
};

const BACK_ONLINE: FailureMessage = {
  cause: 'You were offline',
  advice: 'You’re back online now.',
};

const PAGE_REFUSED: FailureMessage = {
  cause: 'This site’s AI access isn’t working',
  advice: 'Please tell its owner.',
};

/** Messages for a page with its own model server, on which visitors cannot choose a model. */
const FAILURES_OF_OWN_SERVER: Partial<Record<FailureKind, FailureMessage>> = {
  'refused credentials': PAGE_REFUSED,
  'model not served': {
    cause: 'This site’s model can’t be found',
    advice: 'Its name or its address may be wrong. Please tell the owner of this site.',
  },
  'prompt too long': {
    cause: FAILURES['prompt too long'].cause,
    advice: 'Remove some ingredients, or shorten your wishes.',
  },
  'only thinking': {
    cause: FAILURES['only thinking'].cause,
    advice: 'It used up its whole answer on thinking: the owner of this site has to choose another.',
  },
};

/** Returns the message about the last failed request, or null. */
export function useFailureMessage(): FailureMessage | null {
  const failure = useRecipeState((s) => s.context.failure);
  const active = useConnectionState((s) => activeConnection(s.context));
  const { provider } = useRequestedModel();
  const isOffline = useIsOffline();
  if (failure === null) return null;
  if (failure === 'offline' && !isOffline) return BACK_ONLINE;
  if (failure === 'refused credentials' && active?.endsWith('account')) {
    return {
      cause: 'Your account was refused',
      advice: 'Your sign-in may have ended.',
      action: 'Sign in again',
    };
  }
  if (failure === 'refused credentials' && active === 'page' && provider !== null) {
    return { ...PAGE_REFUSED, action: 'Connect your own AI' };
  }
  return (provider === null && FAILURES_OF_OWN_SERVER[failure]) || FAILURES[failure];
}
