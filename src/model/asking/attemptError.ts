import type { FailureKind } from '../../../machines/failureKind.ts';

/** Error of one attempt. Its message is logged, so never quote the message of a client or host, which may contain the prompt. */
export class AttemptError extends Error {
  override readonly name: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = kind;
  }
}

/** The host does not serve the model. Only after this error may the page call another model within the same attempt. */
export class ModelUnavailable extends AttemptError {
  constructor(message: string) {
    super('model not served', message);
  }
}

/** True for an error in the code of the page, rather than of a host or a model. */
export function isProgrammingError(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ReferenceError;
}

/** Returns the error for a request that got no response. Browsers do not reveal the cause. */
export function connectionFailure(host: string): AttemptError {
  return navigator.onLine
    ? new AttemptError('network', `${host} cannot be reached, or does not allow this page`)
    : new AttemptError('offline', 'The browser is offline');
}
