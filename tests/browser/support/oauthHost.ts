import { createHash, randomUUID } from 'node:crypto';
import type { Received } from './modelHost.ts';
import { CLIENT_ID } from './pages.mjs';
import { json, type Reply, send } from './replies.ts';

/** Plainly fake token, so that no secret scanner reports it. */
export const ACCOUNT_TOKEN = 'hf_oauth_a.d.a';

type Grant = { challenge: string; redirectUri: string };

/** Opens a stand-in for Hugging Face's OAuth server that is as strict as the real one. */
export function openOAuthHost() {
  const grants = new Map<string, Grant>();
  const exchanges: boolean[] = [];
  let decision: 'allow' | 'deny' | 'ask' = 'allow';

  function authorize({ searchParams }: URL): Reply {
    const redirectUri = searchParams.get('redirect_uri') ?? '';
    const isKnown =
      searchParams.get('client_id') === CLIENT_ID &&
      /^http:\/\/127\.0\.0\.1:\d+\/(?:kitchen\/)?$/.test(redirectUri);
    if (!isKnown) return send('This app or its redirect is not known', { status: 400, type: 'text/plain' });
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
      return send(`<a href="${back.href}">Approve</a>`, { type: 'text/html' });
    }
    return send('', { status: 302, location: back.href });
  }

  function exchange({ body }: Received): Reply {
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
      ? json({
          access_token: ACCOUNT_TOKEN,
          expires_in: 28_800,
          scope: 'openid profile inference-api',
        })
      : json({ error: 'invalid_grant' }, 400);
  }

  function userInfo({ headers }: Received): Reply {
    return headers.authorization === `Bearer ${ACCOUNT_TOKEN}`
      ? json({ preferred_username: 'ada' })
      : json({ error: 'invalid_token' }, 401);
  }

  return {
    /** One entry per attempt to exchange a code for a token: true if the host granted the token. */
    exchanges,
    decide: (next: typeof decision) => {
      decision = next;
    },
    answer(request: Received): Reply | null {
      const url = new URL(request.path, 'https://huggingface.co');
      switch (`${request.method} ${url.pathname}`) {
        case 'GET /.well-known/openid-configuration':
          return json({
            authorization_endpoint: 'https://huggingface.co/oauth/authorize',
            token_endpoint: 'https://huggingface.co/oauth/token',
            userinfo_endpoint: 'https://huggingface.co/oauth/userinfo',
          });
        case 'GET /oauth/authorize':
          return authorize(url);
        case 'POST /oauth/token':
          return exchange(request);
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
    },
  };
}
