import { AttemptError, type FailureKind } from './failure.ts';

/** The request has one form: what a host finds wrong with it is the model. */
const KIND_OF_STATUS: Partial<Record<number, FailureKind>> = {
  400: 'model not served',
  401: 'refused credentials',
  402: 'credits used up',
  403: 'refused credentials',
  404: 'model not served',
  410: 'model not served',
  422: 'model not served',
  429: 'rate limited',
};

/** Reduces whatever was thrown to one of the kinds. */
export function failureOf(error: unknown): AttemptError {
  if (error instanceof AttemptError) return error;
  if (isRefusal(error)) {
    const { host } = new URL(error.httpRequest.url);
    const { status } = error.httpResponse;
    return new AttemptError(KIND_OF_STATUS[status] ?? 'server', `${host} answered ${status}`);
  }
  if (error instanceof Error && error.name === 'InputError') {
    return new AttemptError(
      'bad settings',
      'VITE_HF_PROVIDER names no provider that chats through Hugging Face',
    );
  }
  return new AttemptError('bad answer', 'The answer cannot be read');
}

type Refusal = Error & { httpRequest: { url: string }; httpResponse: { status: number } };

/** As the client throws them. Its classes are not imported: they come with its code, which may fail to load. */
function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'httpRequest' in error && 'httpResponse' in error;
}
