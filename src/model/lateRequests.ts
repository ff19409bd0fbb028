/** Code for requests. Import this module only with `loadRequests`, because a static import would add it to the first script. */
import { guardFetch } from './asking/guardedFetch.ts';
import { HUGGING_FACE } from './settings/checkSettings.ts';
import { isModel } from './settings/settings.ts';

export { callHost } from './asking/callHost.ts';

const DEADLINE_MS = 15_000;

/** Matches names of models unsuited to recipes: reasoning models, and models for code, pictures, maths, moderation or search. */
const UNSUITABLE = /reason|think|code|guard|vision|math|embed|(?:^|[^a-z])(?:r1|vl)(?:[^a-z]|$)/i;

/** Puts models that suit recipes first. Otherwise keeps the order by number of likes. */
export function bySuitability(names: string[]): string[] {
  return [...names.filter((name) => !isUnsuitable(name)), ...names.filter(isUnsuitable)];
}

function isUnsuitable(name: string): boolean {
  const [, model = ''] = name.split('/');
  // Separates the words in a model's name, so that 'VL' is found: 'InternVL2' becomes 'Intern-VL2'.
  return UNSUITABLE.test(model.replace(/([a-z])([A-Z])/g, '$1-$2'));
}

/** `signal`: aborts the request before its own deadline. */
export async function listModels(provider: string, signal?: AbortSignal): Promise<string[]> {
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const query = new URLSearchParams({
    inference_provider: provider,
    pipeline_tag: 'text-generation',
    sort: 'likes',
    direction: '-1',
    limit: '50',
  });
  const send = guardFetch(HUGGING_FACE, AbortSignal.any(signal ? [signal, deadline] : [deadline]));
  const response = await send(`https://huggingface.co/api/models?${query}`);
  const list: unknown = await response.json();
  if (!Array.isArray(list)) throw new Error('Hugging Face sent no list');
  const names: unknown[] = list.map((model) => model?.id);
  return bySuitability(names.filter((name) => typeof name === 'string').filter(isModel));
}
