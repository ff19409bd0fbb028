import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MAX_ATTEMPT_SECONDS } from '../../src/model/settings/settings.ts';

const WRITTEN = readFileSync('docs/nginx.conf', 'utf8');
const withoutComments = (text: string) => text.replace(/^\s*#.*\n/gm, '');
const FILES = [
  { name: 'a model of this machine', text: withoutComments(WRITTEN) },
  { name: 'a host that is paid for', text: withoutComments(WRITTEN.replaceAll('#! ', '')) },
];

// Where it is not in everybody's path, it is there.
const nginx = (...options: string[]) =>
  spawnSync('nginx', options, {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
const hasNginx = nginx('-v').error === undefined;

// Made by a process of its own: the maker takes no bytes of jsdom's window.
const MAKE_CERTIFICATE = `
  import { generate } from 'selfsigned';
  console.log(JSON.stringify(await generate([{ name: 'commonName', value: 'kitchen.example' }])));
`;

/** Runs `nginx -t`, with what the file names on a server put into a folder that goes afterwards. */
function testWithNginx(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-kitchen-nginx-'));
  const at = (name: string) => join(folder, name);
  try {
    const made = execFileSync(process.execPath, ['--input-type=module', '--eval', MAKE_CERTIFICATE]);
    const { cert, private: key } = JSON.parse(made.toString());
    writeFileSync(at('fullchain.pem'), cert);
    writeFileSync(at('ca-certificates.crt'), cert);
    writeFileSync(at('privkey.pem'), key);
    writeFileSync(at('recipe-kitchen.token'), 'proxy_set_header Authorization "Bearer hf_fake";');
    const moved = text
      .replace(/\/(?:etc|srv)\/\S*?([\w.-]+);/g, (_, name) => `${at(name)};`)
      // nginx opens what it is to listen to, and not everybody may open these.
      .replace(/listen (\d+)/g, (_, port) => `listen unix:${at(port)}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (what) => `${what}_temp_path ${at(what)};`,
    );
    writeFileSync(
      at('nginx.conf'),
      `pid ${at('pid')}; events {} http { access_log off; ${temporary.join(' ')} ${moved} }`,
    );
    return nginx('-t', '-e', 'stderr', '-c', at('nginx.conf')).stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each(FILES)('is made of whole statements, which nginx takes where there is one: $name', ({ text }) => {
  const unfinished = text.split('\n').filter((line) => line && !/[;{}]$/.test(line));
  expect(unfinished).toEqual([]);
  expect(text.split('{')).toHaveLength(text.split('}').length);
  if (hasNginx) {
    const said = testWithNginx(text);
    expect(said).toContain('test is successful');
    expect(said).not.toMatch(/\[(?:warn|error|emerg)\]/);
  }
});

it.each(FILES)(
  'passes on one path, by one method, for its own page, until the page gives up: $name',
  ({ text }) => {
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
  },
);

it.each([
  'include /etc/nginx/recipe-kitchen.token;',
  'proxy_ssl_server_name on;',
  'proxy_ssl_verify on;',
  'proxy_pass_request_headers off;',
  'proxy_intercept_errors on;',
  'limit_req_status 429;',
])('sends the token to the host alone, and nothing of a visitor but the question: %s', (line) => {
  expect(FILES[1]?.text).not.toMatch(/Bearer|hf_/);
  expect(FILES[1]?.text).toContain(line);
});
