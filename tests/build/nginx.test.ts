import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { expect, it } from 'vitest';
import { MAX_ATTEMPT_SECONDS } from '../../src/model/settings/settings.ts';
import { REFUSALS } from '../browser/support/requestFaults.ts';
import { rowsIn } from '../rowsIn.ts';
/** Lines of the configuration for a paid host. */
import PAID from './nginxOfPaidHost.txt?raw';

const WRITTEN = readFileSync('docs/nginx.conf', 'utf8');
const withoutComments = (text: string) => text.replace(/^\s*#.*\n/gm, '');
const FILES = [
  { name: 'a local model', text: withoutComments(WRITTEN) },
  { name: 'a paid host', text: withoutComments(WRITTEN.replaceAll('#! ', '')) },
];

// Adds /usr/sbin to PATH because some systems install nginx there, and ordinary users' PATH lacks this folder.
const nginx = (...options: string[]) =>
  spawnSync('nginx', options, {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
const hasNginx = nginx('-v').error === undefined;

/** Runs `nginx -t` on a configuration, with stand-ins for all files that the configuration names. */
async function testWithNginx(text: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-kitchen-nginx-'));
  const pathOf = (name: string) => join(folder, name);
  try {
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'kitchen.example' }]);
    writeFileSync(pathOf('fullchain.pem'), cert);
    writeFileSync(pathOf('ca-certificates.crt'), cert);
    writeFileSync(pathOf('privkey.pem'), key);
    writeFileSync(pathOf('recipe-kitchen.token'), 'proxy_set_header Authorization "Bearer hf_fake";');
    const moved = text
      .replace(/\/(?:etc|srv)\/\S*?([\w.-]+);/g, (_, name) => `${pathOf(name)};`)
      // Replaces the ports with sockets because ordinary users may not open port 80.
      .replace(/listen (\d+)/g, (_, port) => `listen unix:${pathOf(port)}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${pathOf(kind)};`,
    );
    writeFileSync(
      pathOf('nginx.conf'),
      `pid ${pathOf('pid')}; events {} http { access_log off; ${temporary.join(' ')} ${moved} }`,
    );
    return nginx('-t', '-e', 'stderr', '-c', pathOf('nginx.conf')).stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each(FILES)('nginx.conf for $name: has no unfinished line, and nginx accepts it', async ({ text }) => {
  const unfinished = text.split('\n').filter((line) => line && !/[;{}]$/.test(line));
  expect(unfinished).toEqual([]);
  expect(text.split('{')).toHaveLength(text.split('}').length);
  if (hasNginx) {
    const output = await testWithNginx(text);
    expect(output).toContain('test is successful');
    expect(output).not.toMatch(/\[(?:warn|error|emerg)\]/);
  }
});

it.each(FILES)('nginx.conf for $name: forwards only POST to one URL, and outlasts the page', ({ text }) => {
  expect(text.match(/location .*(?=\{)|proxy_pass .*/g)?.map((line) => line.trim())).toEqual([
    'location /assets/',
    'location = /manifest.webmanifest',
    'location = /v1/chat/completions',
    'proxy_pass $model/v1/chat/completions;',
    ...(text.includes('@refused') ? ['location @refused'] : []),
  ]);
  expect(text).toContain('limit_except POST { deny all; }');
  expect(text).toContain('if ($http_origin != $scheme://$http_host) { return 403; }');
  expect(text).toContain('proxy_set_header Origin "";');
  expect(Number(/proxy_read_timeout (\d+)s;/.exec(text)?.[1])).toBeGreaterThan(MAX_ATTEMPT_SECONDS);
});

it('nginx.conf: hides the body of each error response that the model’s host may send', () => {
  const hidden = /error_page ([\d ]+) @refused/.exec(WRITTEN)?.[1]?.split(' ').map(Number);
  expect(hidden).toEqual(expect.arrayContaining(REFUSALS.map(([status]) => status)));
});

it.each(rowsIn(PAID))('nginx.conf for a paid host: has a token, and no visitor’s headers (%s)', (line) => {
  expect(FILES[1]?.text).not.toMatch(/Bearer|hf_/);
  expect(FILES[1]?.text).toContain(line);
});
