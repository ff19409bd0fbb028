import type { Settings } from '../settings/settings.ts';
import { ModelUnavailable } from './attemptError.ts';

type Mapping = { provider?: unknown; providerId?: unknown; task?: unknown } | null;
/** Any field may be missing or malformed. */
type Answer = { inferenceProviderMapping?: Mapping[] | Record<string, Mapping> | null } | null;

/**
 * Rejects look-up responses that do not list the provider for the model. Otherwise, the client would cache such a
 * response for all later requests.
 */
export function checkProviderLookUp(send: typeof fetch, { model, provider }: Settings): typeof fetch {
  return async (address, init) => {
    const response = await send(address, init);
    if (init?.method === 'POST') return response;
    const mapping = findMapping(await response.json(), provider);
    if (!mapping) throw new ModelUnavailable(`${provider} does not serve ${model}`);
    // Uses `new Response` because some supported browsers lack `Response.json`.
    return new Response(JSON.stringify({ inferenceProviderMapping: { [provider]: mapping } }), {
      headers: { 'content-type': 'application/json' },
    });
  };
}

/** Accepts both forms of the Hugging Face Hub's answer: a list of providers, or an object whose keys are providers. */
function findMapping(answer: Answer, provider: string): Mapping {
  const mappings = answer?.inferenceProviderMapping;
  const mapping = Array.isArray(mappings)
    ? mappings.find((candidate) => candidate?.provider === provider)
    : mappings?.[provider];
  return typeof mapping?.providerId === 'string' && mapping.task === 'conversational' ? mapping : null;
}
