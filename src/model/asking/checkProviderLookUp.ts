import type { Settings } from '../settings/settings.ts';
import { ModelUnavailable } from './attemptError.ts';

/** The client keeps the answer to its look-up while the page lives: a useless one would make every later press fail. */
export function checkProviderLookUp(send: typeof fetch, { model, provider }: Settings): typeof fetch {
  return async (address, init) => {
    const response = await send(address, init);
    if (init?.method === 'POST') return response;
    const mapping = findMapping(await response.json(), provider);
    if (!mapping) throw new ModelUnavailable(`${provider} does not serve ${model}`);
    // `Response.json` is missing in some of the browsers that this page is for.
    return new Response(JSON.stringify({ inferenceProviderMapping: { [provider]: mapping } }), {
      headers: { 'content-type': 'application/json' },
    });
  };
}

/** The Hub answers with a list of providers, or with an object by their names. */
export function findMapping(answer: unknown, provider: string): unknown {
  const mappings = fieldOf(answer, 'inferenceProviderMapping');
  const mapping = Array.isArray(mappings)
    ? mappings.find((candidate) => fieldOf(candidate, 'provider') === provider)
    : fieldOf(mappings, provider);
  const serves =
    typeof fieldOf(mapping, 'providerId') === 'string' && fieldOf(mapping, 'task') === 'conversational';
  return serves ? mapping : null;
}

function fieldOf(value: unknown, name: string): unknown {
  return value && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined;
}
