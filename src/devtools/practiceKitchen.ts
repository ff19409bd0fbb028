import { setTimeout as sleep } from 'node:timers/promises';
import { writePracticeRecipe } from './practiceRecipe.ts';

export const PRACTICE_PATH = '/practice-kitchen';

const THINKING_MS = 1_000;
const SLOW_MS = 15_000;
const ROUTE = new RegExp(
  `^${PRACTICE_PATH}(?:/(?<scenario>once|twice|always|slow|malformed|rich|plain|german))?/v1/chat/completions$`,
);

/** Scenarios that answer with a recipe template instead of a cookbook dish, because a template contains more kinds of markdown. */
const TEMPLATES = new Set(['rich', 'plain', 'german']);

/** The number of requests that fail before each answer, by scenario. */
const FAILURES_PER_ROUND: Record<string, number> = { once: 1, twice: 2, always: Number.POSITIVE_INFINITY };

/** Returns a cookbook dish that differs from the previous dishes, or '' if none fits. */
export type Suggest = (ingredients: string[], previousDishes: string[]) => Promise<string>;

/**
 * Returns a function that answers like an OpenAI-compatible host. The URL's path may name a scenario:
 * /practice-kitchen/twice/v1 fails twice, then answers.
 */
export function openPracticeKitchen(suggest: Suggest, wait: (ms: number) => Promise<void> = sleep) {
  let failuresInRound = 0;

  return async (request: Request): Promise<Response> => {
    const route = ROUTE.exec(new URL(request.url).pathname);
    if (!route) return refuse(404, 'The practice kitchen has no such path');
    const question = readQuestion(await request.text());
    if (!question) return refuse(400, 'The practice kitchen only understands the prompts of the page');

    const scenario = route.groups?.scenario ?? '';
    await wait(scenario === 'slow' ? SLOW_MS : THINKING_MS);

    if (failuresInRound < (FAILURES_PER_ROUND[scenario] ?? 0)) {
      failuresInRound += 1;
      return refuse(503, 'The practice kitchen fails in this scenario');
    }
    failuresInRound = 0;
    if (scenario === 'malformed') return Response.json({ choices: [{ message: { content: null } }] });
    const { model, ingredients, previousDishes } = question;
    const isTemplate = TEMPLATES.has(scenario);
    const dish = isTemplate ? '' : await suggest(ingredients, previousDishes);
    const template = isTemplate ? scenario : 'rich';
    return answer(model, dish || writePracticeRecipe(template, ingredients, previousDishes.length));
  };
}

/** Extracts the ingredients and the previous dishes from the prompt. Returns undefined for a prompt that requests no new recipe. */
function readQuestion(body: string) {
  try {
    const { model, messages } = JSON.parse(body);
    const textOf = (by: string): string =>
      messages.find(({ role }: { role: string }) => role === by)?.content ?? '';
    const listed = /^I have (.*)\. Please give me a recipe/s.exec(textOf('user'))?.[1];
    if (!listed) return undefined;
    const [, dishes = ''] = /given already: (.*)\.$/m.exec(textOf('system')) ?? [];
    return { model, ingredients: listed.split(', '), previousDishes: JSON.parse(`[${dishes}]`) as string[] };
  } catch {
    return undefined;
  }
}

function answer(model: string, content: string): Response {
  return Response.json({
    id: `practice-${Date.now()}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  });
}

function refuse(status: number, message: string): Response {
  return Response.json({ error: { message } }, { status });
}
