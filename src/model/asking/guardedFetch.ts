import type { FailureKind } from '../../../machines/failureKind.ts';
import { AttemptError, connectionFailure, ModelUnavailable } from './attemptError.ts';
import { readUpTo } from './readUpTo.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
/** Of a refusal. */
const ENOUGH_BYTES = 4_096;

/** The request always has the same form, so what a host finds wrong with it is nearly always the model. */
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

/** "model" alone is not enough: a host may name the model while it complains of something else. */
const NOT_SERVED =
  /\bnot (?:available|found|supported|served|exist)|no longer|unavailable|unable to access|non-serverless|\b(?:unknown|invalid|unsupported|no such) model|model_not_|deprecated|decommissioned|discontinued|retired|removed/i;

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

/** The host's own words must not be kept: some hosts repeat the prompt in them. */
async function refusalOf(response: Response, host: string): Promise<AttemptError> {
  const { status } = response;
  const kind = KIND_OF_STATUS[status] ?? 'server';
  const message = `${host} answered ${status}`;
  return kind === 'model not served' && (await saysUnavailable(response))
    ? new ModelUnavailable(message)
    : new AttemptError(kind, message);
}

async function saysUnavailable({ status, body }: Response): Promise<boolean> {
  if (!body || status === 404 || status === 410) return true;
  const said = new TextDecoder().decode((await readUpTo(ENOUGH_BYTES, body)).slice(0, ENOUGH_BYTES));
  return said === '' || (/model/i.test(said) && NOT_SERVED.test(said));
}
