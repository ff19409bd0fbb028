import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const CLIENT_ID = 'test-client';
/** So plainly no token that no scanner takes it for one. */
export const ACCOUNT_TOKEN = 'hf_oauth_a.d.a';

type Grant = { challenge: string; redirectUri: string };
type Reply = (response: ServerResponse) => void;

/** In the place of Hugging Face's OAuth server, and as strict. */
export function openOAuthHost() {
  const grants = new Map<string, Grant>();
  const exchanges: boolean[] = [];
  let decision: 'allow' | 'deny' | 'ask' = 'allow';
  let lastsSeconds = 28_800;

  function authorize({ searchParams }: URL): Reply {
    const redirectUri = searchParams.get('redirect_uri') ?? '';
    const isKnown =
      searchParams.get('client_id') === CLIENT_ID &&
      /^http:\/\/127\.0\.0\.1:\d+\/(?:kitchen\/)?$/.test(redirectUri);
    if (!isKnown) return text(400, 'This app or its redirect is not known');
    const back = new URL(redirectUri);
    back.searchParams.set('state', searchParams.get('state') ?? '');
    const isComplete =
      searchParams.get('response_type') === 'code' &&
      searchParams.get('code_challenge_method') === 'S256' &&
      searchParams.get('scope')?.split(' ').includes('inference-api');
    if (!isComplete) back.searchParams.set('error', 'invalid_request');
    else if (decision === 'deny') back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      grants.set(code, { challenge: searchParams.get('code_challenge') ?? '', redirectUri });
      back.searchParams.set('code', code);
    }
    if (decision === 'ask') {
      return (response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(`<a href="${back.href}">Approve</a>`);
    }
    return (response) => response.writeHead(302, { location: back.href }).end();
  }

  function exchange(body: string): Reply {
    const form = new URLSearchParams(body);
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    const isGranted =
      form.get('grant_type') === 'authorization_code' &&
      grant?.redirectUri === form.get('redirect_uri') &&
      grant?.challenge === createHash('sha256').update(verifier).digest('base64url');
    exchanges.push(isGranted);
    return isGranted
      ? json(200, {
          access_token: ACCOUNT_TOKEN,
          expires_in: lastsSeconds,
          token_type: 'bearer',
          scope: 'openid profile inference-api',
          id_token: 'none',
        })
      : json(400, { error: 'invalid_grant' });
  }

  function userInfo({ headers }: IncomingMessage): Reply {
    return headers.authorization === `Bearer ${ACCOUNT_TOKEN}`
      ? json(200, { sub: '1', name: 'Ada', preferred_username: 'ada', picture: '', profile: '' })
      : json(401, { error: 'invalid_token' });
  }

  return {
    /** Each exchange that was tried, and whether it was granted. */
    exchanges,
    decide: (next: typeof decision) => {
      decision = next;
    },
    /** How long the next token is good for. */
    lasts: (seconds: number) => {
      lastsSeconds = seconds;
    },
    answer(request: IncomingMessage, body: string): Reply | null {
      const url = new URL(request.url ?? '', 'https://huggingface.co');
      switch (`${request.method} ${url.pathname}`) {
        case 'GET /.well-known/openid-configuration':
          return json(200, {
            authorization_endpoint: 'https://huggingface.co/oauth/authorize',
            token_endpoint: 'https://huggingface.co/oauth/token',
            userinfo_endpoint: 'https://huggingface.co/oauth/userinfo',
          });
        case 'GET /oauth/authorize':
          return authorize(url);
        case 'POST /oauth/token':
          return exchange(body);
        case 'GET /oauth/userinfo':
          return userInfo(request);
        default:
          return null;
      }
    },
    reset() {
      grants.clear();
      exchanges.length = 0;
      decision = 'allow';
      lastsSeconds = 28_800;
    },
  };
}

function json(status: number, body: unknown): Reply {
  return (response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

function text(status: number, body: string): Reply {
  return (response) => response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
}
