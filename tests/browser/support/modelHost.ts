import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { Socket } from 'node:net';
import { generate } from 'selfsigned';
import { listen } from './listen.ts';
import { openOAuthHost } from './oauthHost.ts';
import { answer, lookUp, player, poster, type Reply, VIDEO } from './replies.ts';

export type Received = {
  host: string;
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** TCP socket of the request. A reply uses the socket to break the TLS connection. */
  socket: Socket;
};

export type ModelHost = Awaited<ReturnType<typeof openModelHost>>;

/** Opens a TLS server that stands in for huggingface.co, router.huggingface.co and other hosts. */
export async function openModelHost() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  });
  const sockets = new Map<number | undefined, Socket>();
  const received: Received[] = [];
  const videos: string[] = [];
  const oauth = openOAuthHost();
  let completions: Reply[] = [];
  let lookUps: Reply[] = [];
  let refusedPreflight = '';
  let open = 0;
  let connection = 'close';

  const server = createServer({ key, cert }, async (request, response) => {
    response.setHeader('connection', connection);
    const { method = '', url: path = '', headers } = request;
    const host = headers.host ?? '';
    const body = Buffer.concat(await request.toArray()).toString();
    if (method === 'OPTIONS') {
      return allow(response, headers['access-control-request-method'] !== refusedPreflight);
    }
    const socket = sockets.get(request.socket.remotePort) as Socket;
    const call = { host, method, path, headers, body, socket };
    if (/youtube|ytimg/.test(host)) {
      videos.push(`${host}${path}`);
      const show = host === 'i.ytimg.com' ? poster(path.split('/')[2] === VIDEO) : player;
      return show(response, call);
    }
    response.setHeader('access-control-allow-origin', '*');
    const signIn = host === 'huggingface.co' && oauth.answer(call);
    if (signIn) return signIn(response, call);
    received.push(call);
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    const script = method === 'POST' ? completions : lookUps;
    const reply = script.length > 1 ? script.shift() : script[0];
    reply?.(response, call);
  });
  server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
  });
  // Ignores TLS errors because tests break connections on purpose.
  server.on('tlsClientError', () => {});

  const reset = () => {
    received.length = 0;
    videos.length = 0;
    completions = [answer('# Nothing scripted')];
    lookUps = [lookUp];
    refusedPreflight = '';
    connection = 'close';
    oauth.reset();
    server.closeAllConnections();
  };
  reset();
  const port = await listen(server);

  return {
    port,
    received,
    /** Stand-in for the sign-in server, whose requests are not in `received`. */
    oauth,
    /** Number of requests that are still open. */
    open: () => open,
    /** Returns the URLs of requested posters and video players. */
    videos: () => videos,
    /** Returns the POST requests in order. Each is an attempt that reached the host. */
    posts: () => received.filter(({ method }) => method === 'POST'),
    /** Sets the replies to the next POST requests. The last reply repeats. */
    script: (...replies: Reply[]) => {
      completions = replies;
    },
    /** Sets the replies to the next look-ups of a provider. The last reply repeats. */
    scriptLookUps: (...replies: Reply[]) => {
      lookUps = replies;
    },
    refusePreflights: (method: string) => {
      refusedPreflight = method;
    },
    /**
     * Lets the browser reuse connections. Off by default because a browser repeats a request that fails early on such a
     * connection.
     */
    keepConnections: () => {
      connection = 'keep-alive';
    },
    /** Closes open requests, and forgets all replies and received requests. */
    reset,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

function allow(response: ServerResponse, allowed: boolean): void {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*, authorization',
    'access-control-allow-methods': '*',
    // Without this header, Chromium would cache the preflight response for 5 s.
    'access-control-max-age': '0',
  };
  response.writeHead(allowed ? 204 : 403, allowed ? headers : {});
  response.end();
}
