import type { ServerResponse } from 'node:http';
import type { Received } from './modelHost.ts';

export const VIDEO = 'PUP7U5vTMM0';

export type Reply = (response: ServerResponse, request: Received) => void;

/** Replies like YouTube: with a wide poster if the video exists, and otherwise with status 404 and a narrow poster. */
export function poster(exists: boolean): Reply {
  const size = exists ? 'width="320" height="180"' : 'width="120" height="90"';
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#b98" /></svg>`;
  return send(picture, { status: exists ? 200 : 404, type: 'image/svg+xml' });
}

export const player = send('<!doctype html><title>player</title><button>Pause</button>', {
  type: 'text/html',
});

const FRIED_RICE = ['**Boil:** Boil the rice for 10 minutes.', '**Fry:** Fry the eggs.'];

/** Writes a recipe in the layout that the prompt requests. */
export function recipe(dish: string, ingredients = ['200 g rice', '2 eggs'], steps = FRIED_RICE): string {
  const facts = 'Serves 2 | Total time: 30 minutes';
  const lists = [
    '## Ingredients',
    ingredients.map((line) => `- ${line}`).join('\n'),
    '## Instructions',
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
  ];
  return [`# ${dish}`, facts, ...lists].join('\n\n');
}

export function completion(content: unknown, finishReason = 'stop') {
  return {
    id: 'chatcmpl-test',
    object: 'chat.completion',
    created: 1,
    model: 'served/model',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }] as unknown,
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

export function answer(content: unknown, finishReason?: string): Reply {
  return json(completion(content, finishReason));
}

export function refuse(status: number): Reply {
  return json({ error: { message: 'refused by the test' } }, status);
}

export const hang: Reply = () => {};

export function json(body: unknown, status = 200): Reply {
  return send(JSON.stringify(body), { status });
}

export function send(
  body: string | Buffer,
  {
    status = 200,
    type = 'application/json',
    ...headers
  }: Record<string, string | number> & { status?: number } = {},
): Reply {
  return (response) => {
    response.writeHead(status, { ...(type && { 'content-type': type }), ...headers });
    response.end(body);
  };
}

export function mapping(providerId: string) {
  return { status: 'live', providerId, task: 'conversational' };
}

/** Returns the Hub's answer to a look-up: `together` serves the model. */
function servedByTogether(path: string) {
  const model = decodeURI(path).replace(/^\/api\/models\/|\?.*$/g, '');
  return { id: model, inferenceProviderMapping: { together: mapping(model) } };
}

export const lookUp: Reply = (response, request) => json(servedByTogether(request.path))(response, request);

export function redirect(to: (request: Received) => string): Reply {
  return (response, request) => send('', { status: 307, location: to(request) })(response, request);
}

/** Sends a byte every 40 ms, endlessly. */
export function trickle(status: number): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    const writing = setInterval(() => response.write(' '), 40);
    response.on('close', () => clearInterval(writing));
  };
}

/** Delays a reply until `release` is called. */
export function held(reply: Reply): { reply: Reply; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reply: (...exchange) => void released.then(() => reply(...exchange)), release };
}

/** Sends raw lines, which need not be valid HTTP, and closes the connection. */
export function raw(...lines: string[]): Reply {
  return ({ socket }) => socket?.end(lines.join('\r\n'));
}
