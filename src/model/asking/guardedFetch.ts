import { AttemptError, connectionFailure } from './attemptError.ts';
import { readBody } from './readBody.ts';
import { refusalOf } from './refusal.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;

/** Every request to a model's host goes through this, the list of models too. The client sees good answers only: of any other it would lose the status. */
export function guardFetch(origins: string[], signal: AbortSignal): typeof fetch {
  return async (address, init) => {
    const url = new URL(String(address));
    if (!origins.includes(url.origin)) {
      throw new AttemptError('bad settings', `${url.origin} is none of the hosts that the settings name`);
    }

    try {
      const response = await fetch(url, {
        ...init,
        // The client gives its own signal to the completion only: without this one, cancelling would not end the look-up.
        signal,
        redirect: 'error',
        credentials: 'omit',
        cache: 'no-store',
      });
      if (!response.ok) throw await refusalOf(response, url.host);
      const { text, isWhole } = await readBody(response.body, BODY_LIMIT_BYTES);
      if (!isWhole) throw new AttemptError('bad answer', 'The answer is larger than 1 MiB');
      return new Response(text, { headers: { 'content-type': 'application/json' } });
    } catch (error) {
      if (error instanceof AttemptError) throw error;
      throw connectionFailure(url.host);
    }
  };
}
