import { inspect } from 'node:util';
import { beforeEach, expect, it, vi } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { activeConnection } from '../../../machines/connectionMachine.ts';
import { saveSignIn, takeSignIn } from '../../../src/model/account/pendingSignIn.ts';
import { openConnection } from '../../../src/model/openConnection.ts';
import { readSettings } from '../../../src/model/settings/settingsFromVariables.ts';
import { settle } from '../../recipeOf.ts';
import { rowsIn } from '../../rowsIn.ts';
/** Each row has the end of the address, the saved sign-in (`BEGUN` or JSON), and whether the return is accepted. */
import RETURNS from './returns.tsv?raw';

/** Timeout for slow machines. A passing test ends much earlier. */
const LIMIT_MS = 30_000;

const HOME = 'https://kitchen.example/';
const STATE = `state=${encodeURIComponent('{"nonce":"ours","redirectUri":"x"}')}`;
const RETURNED = `${HOME}?code=c0de&${STATE}`;
const DENIED = `${HOME}?error=access_denied&${STATE}`;
const BEGUN = { codeVerifier: 'verifier', nonce: 'ours', remember: false };
const TOKEN = 'hf_oauth_a.d.a';
const ANSWERS: Record<string, unknown> = {
  '/.well-known/openid-configuration': {
    token_endpoint: 'https://huggingface.co/oauth/token',
    userinfo_endpoint: 'https://huggingface.co/oauth/userinfo',
  },
  '/oauth/token': { access_token: TOKEN, expires_in: 60, scope: 'inference-api' },
  '/oauth/userinfo': { preferred_username: 'ada' },
};

const answer = async (address: string) => Response.json(ANSWERS[new URL(address).pathname]);
const fetched = vi.fn(answer);

beforeEach(() => {
  fetched.mockReset().mockImplementation(answer);
  vi.stubGlobal('fetch', fetched);
});

function begin(begun: object = BEGUN): void {
  saveSignIn(() => sessionStorage, begun as typeof BEGUN);
}

async function settled(actor: ReturnType<typeof finish>['actor'], active: 'account' | null) {
  await waitFor(
    actor,
    ({ context, value }) => value.signIn === 'settled' && activeConnection(context) === active,
  );
  return actor.getSnapshot().context.problem;
}

function finish(address = RETURNED) {
  const seen: string[] = [];
  const { actor, hasAnswer, start } = openConnection({
    settings: readSettings({ VITE_HF_OAUTH_CLIENT_ID: 'test' }),
    tab: () => sessionStorage,
    allTabs: () => localStorage,
    address,
    home: HOME,
    clock: new SimulatedClock(),
    inspect: (event) => seen.push(inspect({ ...event, actorRef: null }, { depth: 5 })),
  });
  start();
  return { actor, hasAnswer, seen };
}

it.each(rowsIn(RETURNS))('pending sign-in: accepts the return %s with %s (%s)', (query, begun, expected) => {
  if (begun) begin(begun === 'BEGUN' ? BEGUN : JSON.parse(begun));
  const address = HOME + query.replace('(state)', STATE);
  expect(takeSignIn(address, () => sessionStorage) !== null).toBe(expected === 'yes');
  expect(sessionStorage).toHaveLength(begun && expected === 'no' ? 1 : 0);
});

it('answer of a sign-in: is in the address, also if the visitor has refused', () => {
  expect([RETURNED, DENIED, HOME].map((address) => finish(address).hasAnswer)).toEqual([true, true, false]);
});

it('sign-in: sends neither the token nor the OAuth code to the state inspector', async () => {
  begin();
  const { actor, seen } = finish();
  await settled(actor, 'account');
  expect(seen.join()).toContain('ada');
  expect(seen.join()).not.toMatch(/hf_oauth|c0de|verifier/);
});

const UNSOUND = [{ access_token: TOKEN }, { access_token: 'other', expires_in: 60 }, { expires_in: 60 }];

it.each(UNSOUND)('sign-in: fails if the server answers with a malformed token (%j)', async (answer) => {
  begin();
  fetched.mockImplementation(async (address) => {
    const { pathname } = new URL(address);
    return Response.json(pathname === '/oauth/token' ? answer : ANSWERS[pathname]);
  });
  const { actor } = finish();
  expect(await settled(actor, null)).toBe('sign-in failed');
  expect(sessionStorage).toHaveLength(0);
});

it('sign-in: times out after 30 s, and ignores a later answer', async () => {
  begin();
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  fetched.mockImplementationOnce((address) => held.then(() => answer(address)));
  const { actor } = finish();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), LIMIT_MS);
  deadline.abort();
  expect(await settled(actor, null)).toBe('sign-in failed');
  expect(timeout).toHaveBeenCalledWith(30_000);
  release();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3), LIMIT_MS);
  await settle();
  expect(sessionStorage).toHaveLength(0);
});
