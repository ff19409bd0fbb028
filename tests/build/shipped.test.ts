import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_SETTINGS } from '../noSettings.mjs';

/** Token that is short and plainly fake, so that no secret scanner reports it. */
const TOKEN = 'hf_fake';

/** Variables that look like secrets. Their values must not appear in the build. */
const CANARIES = Object.fromEntries(
  ['HF_TOKEN', 'OPENAI_API_KEY', 'SECRET', 'VITE_SECRET', 'VITE_HF_TOKEN', 'VITE_HF_ACCESS_TOKEN_OLD'].map(
    (name) => [name, `canary of ${name}`],
  ),
);

const BUILD = 'node_modules/vite/bin/vite.js build --emptyOutDir --sourcemap --logLevel warn --outDir';

let folder: string;
let html: string;
let warnings: string;
/** Text of each built file, by file name. */
const files = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recipe-kitchen-shipped-'));
  const { stderr } = await promisify(execFile)(process.execPath, [...BUILD.split(' '), folder], {
    env: {
      ...process.env,
      ...NO_SETTINGS,
      ...CANARIES,
      VITE_HF_ACCESS_TOKEN: TOKEN,
      NODE_ENV: 'production',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
  });
  // Removes Vite's warning about slow plugins because the warning depends on the speed of the machine.
  warnings = stderr.replace(/^.*\[PLUGIN_TIMINGS\][\s\S]*? for more details\.\s+/m, '').trim();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) files.set(entry.name, await readFile(join(entry.parentPath, entry.name), 'utf8'));
  }
  html = files.get('index.html') ?? '';
}, 300_000);

afterAll(() => rm(folder, { recursive: true }));

it('build: contains no environment variable except the token, and warns about the token', () => {
  expect([...files.keys()].filter((name) => name.endsWith('.js.map')).length).toBeGreaterThan(1);
  const all = [...files.values()].join('\n');
  expect(Object.values(CANARIES).filter((canary) => all.includes(canary))).toEqual([]);
  expect(all.split(TOKEN)).toHaveLength(2);
  expect(warnings).toBe(
    'VITE_HF_ACCESS_TOKEN ships in this page: every visitor can read it and spend on it. See docs/security.md.',
  );
});

it('build: contains no development tools', () => {
  const shipped = [...files].flatMap(([name, text]) => (name.endsWith('.map') ? [] : text)).join('\n');
  expect(shipped).toContain('Get a recipe');
  for (const word of ['statelyai', 'inspector', 'For the developer', '/src/']) {
    expect(shipped, word).not.toContain(word);
  }
});

it('page without JavaScript: says that JavaScript is needed', () => {
  expect(html).toContain('<noscript><p class="no-script">This kitchen needs JavaScript to get a recipe.</p>');
});

it('build: has one inline script, which the security policy allows by hash', () => {
  const [only, ...others] = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  const [, attributes, script = ''] = only ?? [];
  expect(others).toEqual([]);
  expect(attributes).toMatch(/^ data-address="\.\/assets\/[\w-]+\.js"$/);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(html).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(html).not.toMatch(/<style|\son\w+=|\sstyle=|data:/);
  expect(html).toContain('<meta name="referrer" content="no-referrer" />');
});

it('build: states the security policy in _headers, and in the page above scripts and links', () => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<script|<link/));
  expect(files.get('_headers')).toContain(`Content-Security-Policy: ${policy}\n`);
});
