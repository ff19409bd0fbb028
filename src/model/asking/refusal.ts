import type { FailureKind } from '../../../machines/failureKind.ts';
import { AttemptError, ModelNotServed } from './attemptError.ts';
import { readBody } from './readBody.ts';

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

const ENOUGH_BYTES = 4_096;

/** The host's own words must not be kept: some hosts repeat the prompt in them. */
export async function refusalOf(response: Response, host: string): Promise<AttemptError> {
  const { status } = response;
  const kind = KIND_OF_STATUS[status] ?? 'server';
  const message = `${host} answered ${status}`;
  return kind === 'model not served' && (await saysNotServed(response))
    ? new ModelNotServed(message)
    : new AttemptError(kind, message);
}

/** "model" alone is not enough: a host may name the model while it complains of something else. */
const NOT_SERVED =
  /\bnot (?:available|found|supported|served|exist)|no longer|unavailable|unable to access|non-serverless|\b(?:unknown|invalid|unsupported|no such) model|model_not_|deprecated|decommissioned|discontinued|retired|removed/i;

async function saysNotServed({ status, body }: Response): Promise<boolean> {
  if (!body || status === 404 || status === 410) return true;
  const { text } = await readBody(body, ENOUGH_BYTES);
  const said = text.slice(0, ENOUGH_BYTES);
  return said === '' || (/model/i.test(said) && NOT_SERVED.test(said));
}
