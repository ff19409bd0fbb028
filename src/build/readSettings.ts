import { BAD_ENDPOINT, findProblems } from '../model/settings/checkSettings.ts';
import type { PageSettings } from '../model/settings/settings.ts';
import { NOTHING_SET, type Variables, withVariables } from '../model/settings/settingsFromVariables.ts';

const NO_ADDRESS =
  'is no address: write one such as "https://models.example/v1", "http://localhost:11434/v1" or "/v1".';

/** Their order matters: the first one that fits is told. */
const MISTAKES: [RegExp, string][] = [
  [
    /^(?!https?:\/\/|\/(?![/\\]))/i,
    'must begin with "https://", with "http://" on this machine ("http://localhost:11434/v1"), or with one "/" on the origin of the page ("/v1").',
  ],
  [/[?#]/, 'must end before any "?" or "#".'],
  [/^\w+:\/\/[^/]*@/, 'must hold no user and no password: a key goes into VITE_HF_ACCESS_TOKEN.'],
  [/^\w+:\/\/0\.0\.0\.0(?![\w.-])/, 'must not name 0.0.0.0, which is for listening: write "localhost".'],
  [
    /^\w+:\/\/\[/,
    'must not name an IPv6 address, which the policy of the page cannot: write "localhost", a name or an IPv4 address.',
  ],
  [
    /^http:\/\/(?!localhost[:/]|127\.)[\w.-]+(?::\d+)?(?:\/|$)/i,
    'must be https: plain http is for this machine ("http://localhost:11434/v1"). On the origin of the page write the path alone ("/v1").',
  ],
];

export function readSettings(variables: Variables): PageSettings {
  const settings = withVariables(NOTHING_SET, variables);
  const problems = findProblems(settings).map((problem) =>
    problem === BAD_ENDPOINT ? explainEndpoint(settings.inferenceUrl) : problem,
  );
  return { ...settings, problems };
}

/** Never quotes the address, since it may hold a password. */
function explainEndpoint(base: string): string {
  const [, why] = MISTAKES.find(([mistake]) => mistake.test(base)) ?? [];
  return `VITE_INFERENCE_URL ${why ?? NO_ADDRESS}`;
}
