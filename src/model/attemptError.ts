import type { FailureKind } from '../../machines/failureKind.ts';

/** Its message is logged, so it must be in the page's own words: the client's errors hold the prompt, and hosts may repeat it. */
export class AttemptError extends Error {
  override readonly name: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = kind;
  }
}

/** Only after this error may another model stand in. */
export class ModelNotServed extends AttemptError {
  constructor(message: string) {
    super('model not served', message);
  }
}

/** A browser does not tell a page which of the two it is. */
export function connectionFailure(host: string): AttemptError {
  return navigator.onLine
    ? new AttemptError('network', `${host} cannot be reached, or does not allow this page`)
    : new AttemptError('offline', 'The browser is offline');
}
