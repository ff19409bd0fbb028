import { ModelNotServed } from './attemptError.ts';
import type { Settings } from './settings.ts';

/** The client keeps the answer to its look-up for as long as the page lives, so it is given only a useful one. */
export function checkLookUp(send: typeof fetch, { model, provider }: Settings): typeof fetch {
  return async (address, init) => {
    const response = await send(address, init);
    if (init?.method === 'POST') return response;
    const mapping = findMapping(await response.json(), provider);
    if (!mapping) throw new ModelNotServed(`${provider} does not serve ${model}`);
    // `Response.json` is younger than the browsers that this page is for.
    return new Response(JSON.stringify({ inferenceProviderMapping: { [provider]: mapping } }), {
      headers: { 'content-type': 'application/json' },
    });
  };
}

/** What the Hub says of a provider that chats with the model; it may list them, or name each. */
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
