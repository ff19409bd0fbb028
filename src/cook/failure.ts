const MESSAGE_LIMIT_CHARS = 200;

/** What may be known of a failed attempt outside the cook: no prompt, no token, no request. */
export class AttemptError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** Reduces any thrown value to name, status and message: the client's own errors carry the whole request. */
export function describeFailure(error: unknown, token: string): AttemptError {
  const { name, message } = error instanceof Error ? error : { name: 'UnknownError', message: String(error) };
  const status = statusOf(error);
  const safe = token ? message.replaceAll(token, '[token]') : message;
  return new AttemptError(status === null ? name : `${name} ${status}`, safe.slice(0, MESSAGE_LIMIT_CHARS));
}

function statusOf(error: unknown): number | null {
  const response = error instanceof Error && 'httpResponse' in error ? error.httpResponse : null;
  return response &&
    typeof response === 'object' &&
    'status' in response &&
    typeof response.status === 'number'
    ? response.status
    : null;
}
