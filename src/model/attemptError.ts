import type { FailureKind } from '../../machines/failure.ts';

/** Why an attempt failed, in words of this page alone: the client's errors carry the prompt, and hosts may repeat it. */
export class AttemptError extends Error {
  override readonly name: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = kind;
  }
}

/** A host, or the Hub, says that it does not serve the model: another may be asked in its place. */
export class ModelNotServed extends AttemptError {
  constructor(message: string) {
    super('model not served', message);
  }
}

/** The browser does not tell a host that cannot be reached from one that does not allow this page. */
export function connectionFailure(host: string): AttemptError {
  return navigator.onLine
    ? new AttemptError('network', `${host} cannot be reached, or does not allow this page`)
    : new AttemptError('offline', 'The browser is offline');
}
