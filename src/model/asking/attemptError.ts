import type { FailureKind } from '../../../machines/failureKind.ts';

/** Its message is logged, so it must be in the page's own words: the client's errors hold the prompt, and hosts may repeat it. */
export class AttemptError extends Error {
  override readonly name: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = kind;
  }
}

/** Only this error lets another model replace the usual one. */
export class ModelUnavailable extends AttemptError {
  constructor(message: string) {
    super('model not served', message);
  }
}

/** A browser does not say whether the host was down or refused this page. */
export function connectionFailure(host: string): AttemptError {
  return navigator.onLine
    ? new AttemptError('network', `${host} cannot be reached, or does not allow this page`)
    : new AttemptError('offline', 'The browser is offline');
}
