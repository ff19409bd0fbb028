import type { FailureKind } from '../../../machines/failureKind.ts';

/** Its message is logged, so the page must write it itself. Errors of the client contain the prompt, and those of hosts may repeat it. */
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

/** Names both causes, since a browser does not distinguish a host that is down from one that refuses this page. */
export function connectionFailure(host: string): AttemptError {
  return navigator.onLine
    ? new AttemptError('network', `${host} cannot be reached, or does not allow this page`)
    : new AttemptError('offline', 'The browser is offline');
}
