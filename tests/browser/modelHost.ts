import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

export const VIDEO = 'PUP7U5vTMM0';

type Received = {
  host: string;
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  at: number;
};

export type Reply = (response: ServerResponse) => void;

export type ModelHost = {
  port: number;
  received: Received[];
  /** What was posted, in order: the attempts that reached the host. */
  posts: () => Received[];
  /** What was asked for a video: posters and players. */
  videos: () => string[];
  /** Which posters exist; every other is the small grey one, which comes as a 404. */
  posters: Set<string>;
  /** One reply per POST; the last one repeats. */
  script: (...replies: Reply[]) => void;
  /** Ends what the script left hanging, and forgets what came. */
  reset: () => void;
  close: () => Promise<void>;
};

/** Stands where huggingface.co and router.huggingface.co stand, over TLS, and speaks their protocol. */
export async function openModelHost(): Promise<ModelHost> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  });
  const received: Received[] = [];
  const videos: string[] = [];
  const posters = new Set([VIDEO]);
  let replies: Reply[] = [answer('# Nothing scripted')];

  const server = createServer({ key, cert }, async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const { method = '', url: path = '', headers } = request;
    response.setHeader('access-control-allow-origin', '*');
    if (method === 'OPTIONS') {
      response.writeHead(204, {
        'access-control-allow-headers': '*, authorization',
        'access-control-allow-methods': '*',
      });
      return response.end();
    }
    if (/youtube|ytimg/.test(headers.host ?? '')) {
      videos.push(`${headers.host}${path}`);
      return headers.host === 'i.ytimg.com'
        ? poster(posters.has(path.split('/')[2] ?? ''))(response)
        : player(response);
    }
    received.push({ host: headers.host ?? '', method, path, headers, body, at: performance.now() });
    if (method === 'GET') return json(servedByTogether(path))(response);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    reply?.(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  return {
    port: (server.address() as AddressInfo).port,
    received,
    posters,
    videos: () => videos,
    posts: () => received.filter(({ method }) => method === 'POST'),
    script: (...scripted) => {
      replies = scripted;
    },
    reset: () => {
      received.length = 0;
      videos.length = 0;
      posters.clear();
      posters.add(VIDEO);
      replies = [answer('# Nothing scripted')];
      server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** As YouTube does: 320 px wide where the video exists, else a grey one of 120 px, as a 404 that shows all the same. */
function poster(exists: boolean): Reply {
  const [width, height] = exists ? [320, 180] : [120, 90];
  return (response) => {
    response.writeHead(exists ? 200 : 404, { 'content-type': 'image/svg+xml' });
    response.end(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#b98" /></svg>`,
    );
  };
}

const player: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>player</title><button>Pause</button>');
};

export function answer(content: unknown, finishReason = 'stop'): Reply {
  return json({
    id: 'chatcmpl-test',
    object: 'chat.completion',
    created: 1,
    model: 'served/model',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

export function refuse(status: number): Reply {
  return json({ error: { message: 'refused by the test' } }, status);
}

/** Headers and body never come. */
export const hang: Reply = () => {};

function json(body: unknown, status = 200): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}

function servedByTogether(path: string) {
  const model = decodeURI(path).replace(/^\/api\/models\/|\?.*$/g, '');
  return {
    id: model,
    inferenceProviderMapping: {
      together: { status: 'live', providerId: model, task: 'conversational' },
    },
  };
}
