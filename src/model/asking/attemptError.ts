import type { FailureKind } from '../../../machines/failureKind.ts';

/** Error of one attempt. Its message is logged, so never quote the message of a client or host, which may contain the prompt. */
export class AttemptError extends Error {
  constructor(
    override readonly name: FailureKind,
    message: string,
  ) {
    super(message);
  }
}

/** The host does not serve the model, so the next attempt may call another model. */
export class ModelUnavailable extends AttemptError {
  constructor(message: string) {
    super('model not served', message);
  }
}

/**
 * Replaces an error of a client or the browser, because its message may contain the visitor's words. `failureOf` returns
 * the new error for the name of the old error. Returns errors of the page's own code unchanged.
 */
export function replaceError(error: unknown, failureOf: (name: string) => AttemptError): unknown {
  const isOfPage = [AttemptError, TypeError, ReferenceError].some((kind) => error instanceof kind);
  return isOfPage ? error : failureOf(error instanceof Error ? error.name : '');
}

/** Returns the error for a request that got no response. Browsers do not reveal the cause. */
export function connectionFailure(host: string): AttemptError {
  return navigator.onLine
    ? new AttemptError('network', `${host} cannot be reached, or does not allow this page`)
    : new AttemptError('offline', 'The browser is offline');
}
