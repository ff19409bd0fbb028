const FAILURES = {
  timeout: 'The model took too long to answer. Try again, or try another model.',
  offline: 'No network. Try again when you are online.',
  network: 'No way through to the model. The network, or something in this browser, may be blocking it.',
  'refused credentials': 'The token was refused. Sign in again, or use another token.',
  'credits used up':
    'This month’s credits are used up. Use another account or token, or wait for the next month.',
  'rate limited': 'Too many requests. Wait a minute, then try again.',
  'model not served': 'The provider does not serve this model. Choose another one below.',
  server: 'The model’s host has trouble of its own. Try again later.',
  'bad answer': 'The answer was no recipe. Try again, or try another model.',
  'bad settings':
    'This page is not set up well. Its owner has to mend that; a token or account of yours may work.',
} as const;

export type Failure = keyof typeof FAILURES;

/** What went wrong last, in words that a visitor can act on. */
export function tellFailure(
  failure: Failure,
  { isConnected, choosesModel }: { isConnected: boolean; choosesModel: boolean },
): string {
  if (failure === 'refused credentials' && !isConnected) {
    return 'It was refused, since nothing is connected. Sign in, or use a token of your own.';
  }
  if (failure === 'model not served' && !choosesModel) {
    return 'This page’s own server does not know its model, or its address is wrong. Its owner has to mend that.';
  }
  return FAILURES[failure];
}
