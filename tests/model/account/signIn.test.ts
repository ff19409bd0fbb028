import { inspect } from 'node:util';
import { beforeEach, expect, it, vi } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { keepBegun, takeBegun } from '../../../src/model/account/begunSignIn.ts';
import { openConnection } from '../../../src/model/openConnection.ts';
import { readSettings } from '../../../src/model/settings/settingsFromVariables.ts';
import { settle } from '../../recipeOf.ts';

/** Only for slow machines: a test that passes never waits for it. */
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
const asked = vi.fn(answer);

beforeEach(() => {
  asked.mockReset().mockImplementation(answer);
  vi.stubGlobal('fetch', asked);
});

function begin(begun: object = BEGUN): void {
  keepBegun(() => sessionStorage, begun as typeof BEGUN);
}

async function settled(actor: ReturnType<typeof finish>['actor'], state: 'signedIn' | 'unconnected') {
  await waitFor(actor, (snapshot) => snapshot.matches({ payer: { settled: state } }));
  return actor.getSnapshot().context.problem;
}

function finish(address = RETURNED) {
  const clock = new SimulatedClock();
  const seen: string[] = [];
  const { actor } = openConnection({
    settings: readSettings({ VITE_HF_OAUTH_CLIENT_ID: 'test' }),
    tab: () => sessionStorage,
    allTabs: () => localStorage,
    address,
    home: HOME,
    clock,
    inspect: (event) => seen.push(inspect({ ...event, actorRef: null }, { depth: 5 })),
  });
  actor.start();
  return { actor, clock, seen };
}

it.each<[string, object | null, boolean]>([
  [RETURNED, BEGUN, true],
  [DENIED, BEGUN, true],
  [RETURNED, null, false],
  [RETURNED, { ...BEGUN, nonce: 'another' }, false],
  [`${HOME}?code=1&state=1`, BEGUN, false],
  [`${HOME}?code=1&state={}`, {}, false],
  [`${HOME}?code=1&state={"nonce":null}`, { ...BEGUN, nonce: null }, false],
  [`${HOME}?error=access_denied`, BEGUN, false],
  [HOME, BEGUN, false],
])('%s answers a sign-in that this tab began: %j, %s', (address, begun, expected) => {
  if (begun) begin(begun);
  expect(takeBegun(address, () => sessionStorage) !== null).toBe(expected);
  expect(sessionStorage).toHaveLength(begun && !expected ? 1 : 0);
});

it('shows the token to no inspector', async () => {
  begin();
  const { actor, seen } = finish();
  await settled(actor, 'signedIn');
  expect(seen.join()).toContain('ada');
  expect(seen.join()).not.toMatch(/hf_oauth|c0de|verifier/);
});

const UNSOUND = [{ access_token: TOKEN }, { access_token: 'other', expires_in: 60 }, { expires_in: 60 }];

it.each(UNSOUND)('is failed by an answer that is not sound: %j', async (answer) => {
  begin();
  asked.mockImplementation(async (address) => {
    const { pathname } = new URL(address);
    return Response.json(pathname === '/oauth/token' ? answer : ANSWERS[pathname]);
  });
  const { actor } = finish();
  expect(await settled(actor, 'unconnected')).toBe('sign-in failed');
  expect(sessionStorage).toHaveLength(0);
});

it('keeps nothing that comes after it was given up', async () => {
  begin();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  asked.mockImplementationOnce((address) => held.then(() => answer(address)));
  const { actor, clock } = finish();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), LIMIT_MS);
  clock.increment(30_000);
  expect(actor.getSnapshot().context.problem).toBe('sign-in failed');
  goOn();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3), LIMIT_MS);
  await settle();
  expect(sessionStorage).toHaveLength(0);
});
