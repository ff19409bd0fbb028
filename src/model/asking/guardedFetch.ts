import type { FailureKind } from '../../../machines/failureKind.ts';
import { AttemptError, connectionFailure, ModelUnavailable } from './attemptError.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
/** Maximum number of bytes to read from an error response, to find the kind of failure. */
const REFUSAL_LIMIT_BYTES = 4_096;

/**
 * Kind of failure for each HTTP status. 400 and 422 mean an invalid request: either the model's name is wrong, or the
 * prompt is too long. `refusalOf` tells these two cases apart.
 */
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

/**
 * Matches messages saying that a model is not served. The word 'model' alone is not enough, because this word also
 * occurs in other error messages.
 */
const NOT_SERVED =
  /\bnot (?:available|found|supported|served|exist)|no longer|unavailable|unable to access|non-serverless|\b(?:unknown|invalid|unsupported|no such) model|model_not_|deprecated|decommissioned|discontinued|retired|removed/i;

/** Matches messages saying that the prompt has too many tokens, such as those of vLLM, llama.cpp and OpenAI. */
const TOO_LONG =
  /context[_ ](?:length|size|window)|prompt is too long|too many tokens|max_new_tokens. must be/i;

/**
 * Returns the `fetch` function for all requests to a host of models. This function throws if a request fails, because the
 * client would discard the HTTP status. `isInUse`: false once the visitor has ended or changed the connection.
 */
export function guardFetch(origins: string[], signal: AbortSignal, isInUse = () => true): typeof fetch {
  return async (address, init) => {
    const url = new URL(String(address));
    if (!origins.includes(url.origin)) {
      throw new AttemptError('bad settings', `${url.origin} is not a host that the settings name`);
    }
    if (!isInUse()) throw new AttemptError('refused credentials', 'The connection was given up');

    try {
      const response = await fetch(url, {
        ...init,
        // Also aborts the look-up of the provider, to which the client passes no signal.
        signal,
        redirect: 'error',
        credentials: 'omit',
        cache: 'no-store',
      });
      if (!response.ok) throw await refusalOf(response, url.host);
      const body = await readUpTo(BODY_LIMIT_BYTES, response.body);
      if (body.length > BODY_LIMIT_BYTES)
        throw new AttemptError('bad answer', 'The answer is larger than 1 MiB');
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    } catch (error) {
      if (error instanceof AttemptError) throw error;
      throw connectionFailure(url.host);
    }
  };
}

/** Returns the error for an unsuccessful response. Omits the host's message, which may repeat the prompt. */
async function refusalOf(response: Response, host: string): Promise<AttemptError> {
  const { status } = response;
  const kind = KIND_OF_STATUS[status] ?? 'server';
  const message = `${host} answered ${status}`;
  if (kind !== 'model not served') return new AttemptError(kind, message);
  if (status === 404 || status === 410) return new ModelUnavailable(message);
  const bytes = await readUpTo(REFUSAL_LIMIT_BYTES, response.body);
  const reason = new TextDecoder().decode(bytes.slice(0, REFUSAL_LIMIT_BYTES));
  if (TOO_LONG.test(reason)) return new AttemptError('prompt too long', message);
  const isUnavailable = reason === '' || (/model/i.test(reason) && NOT_SERVED.test(reason));
  return isUnavailable ? new ModelUnavailable(message) : new AttemptError(kind, message);
}

/** Reads a stream until its end, or until the text exceeds the limit. A result longer than the limit is incomplete. */
async function readUpTo(
  limitBytes: number,
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.length;
      controller.enqueue(chunk);
      if (bytes > limitBytes) controller.terminate();
    },
  });
  return new Uint8Array(await new Response(stream?.pipeThrough(limit) ?? null).arrayBuffer());
}
