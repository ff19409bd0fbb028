import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writePolicy } from '../../src/build/policyPlugin.ts';
import { readSettings } from '../../src/build/readSettings.ts';
import { HUGGING_FACE, originsAsked } from '../../src/model/settings/checkSettings.ts';
import { MAX_ATTEMPT_SECONDS } from '../../src/model/settings/settings.ts';

const SITES = ['own-model.conf', 'paid-host.conf'];

// Where it is not in everybody's path, it is there.
const nginx = (...options: string[]) =>
  spawnSync('nginx', options, {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
const hasNginx = nginx('-v').error === undefined;

/** As nginx reads it: without comments. */
const read = (file: string) => readFileSync(join('docs/nginx', file), 'utf8').replace(/^\s*#.*\n/gm, '');

// Made by a process of its own: the maker takes no bytes of jsdom's window.
const MAKE_CERTIFICATE = `
  import { generate } from 'selfsigned';
  console.log(JSON.stringify(await generate([{ name: 'commonName', value: 'kitchen.example' }])));
`;

/** Runs `nginx -t` on a file, with what it names on a server put into a folder that goes afterwards. */
function testWithNginx(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-kitchen-nginx-'));
  const at = (name: string) => join(folder, name);
  try {
    const made = execFileSync(process.execPath, ['--input-type=module', '--eval', MAKE_CERTIFICATE]);
    const { cert, private: key } = JSON.parse(made.toString());
    writeFileSync(at('fullchain.pem'), cert);
    writeFileSync(at('ca-certificates.crt'), cert);
    writeFileSync(at('privkey.pem'), key);
    writeFileSync(at('recipe-kitchen.token'), 'proxy_set_header Authorization "Bearer hf_fake";');
    mkdirSync(at('recipe-kitchen'));
    writeFileSync(at('recipe-kitchen/page.conf'), read('page.conf'));
    const moved = read(site)
      .replace(/\/(?:etc|srv)\/\S*\/([\w.-]+);/g, (_, name) => `${at(name)};`)
      // nginx opens what it is to listen to, and not everybody may open these.
      .replace(/listen (\d+)/g, (_, port) => `listen unix:${at(port)}`);
    writeFileSync(at('site.conf'), moved);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (what) => `${what}_temp_path ${at(what)};`,
    );
    writeFileSync(
      at('nginx.conf'),
      `pid ${at('pid')}; events {} http { access_log off; ${temporary.join(' ')} include site.conf; }`,
    );
    return nginx('-t', '-e', 'stderr', '-c', at('nginx.conf')).stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each(['page.conf', ...SITES])('%s is made of whole statements', (file) => {
  const text = read(file);
  const unfinished = text.split('\n').filter((line) => line && !/[;{}]$/.test(line));
  expect(unfinished).toEqual([]);
  expect(text.split('{')).toHaveLength(text.split('}').length);
});

it.each(SITES)(
  hasNginx ? 'nginx takes %s' : 'there is no nginx to take %s, which includes the page',
  (site) => {
    expect(read(site)).toContain('include recipe-kitchen/page.conf;');
    if (hasNginx) {
      const said = testWithNginx(site);
      expect(said).toContain('test is successful');
      expect(said).not.toMatch(/\[(?:warn|error|emerg)\]/);
    }
  },
);

it('sends the policy of a page that asks its own origin, and one rule more', () => {
  const settings = readSettings({ VITE_INFERENCE_URL: '/v1' });
  const policy = writePolicy([...originsAsked(settings, "'self'"), ...HUGGING_FACE]);
  expect(read('page.conf')).toContain(
    `add_header Content-Security-Policy "${policy}; frame-ancestors 'none'";`,
  );
});

it.each(SITES)('%s passes on one path, by one method, for its own page, until the page gives up', (site) => {
  const text = read(site);
  const passed = [...text.matchAll(/proxy_pass \S+?(\/v1\S*);/g)].map(([, path]) => path);
  const locations = [...text.matchAll(/location (\S+ ?\/\S*)/g)].map(([, location]) => location);
  expect([...passed, ...locations]).toEqual(['/v1/chat/completions', '= /v1/chat/completions']);
  expect(text).toContain('limit_except POST { deny all; }');
  expect(text).toContain('if ($http_origin != $scheme://$http_host) { return 403; }');
  expect(Number(/proxy_read_timeout (\d+)s;/.exec(text)?.[1])).toBeGreaterThan(MAX_ATTEMPT_SECONDS);
});

it.each<[string, string[]]>([
  // Ollama is not to know where the page stands.
  ['own-model.conf', ['proxy_set_header Origin "";']],
  [
    'paid-host.conf',
    [
      'include /etc/nginx/recipe-kitchen.token;',
      'proxy_ssl_server_name on;',
      'proxy_ssl_verify on;',
      'proxy_pass_request_headers off;',
      'proxy_intercept_errors on;',
      'limit_req_status 429;',
    ],
  ],
])(
  '%s sends the kept token to nobody but the host, and of a visitor nothing but what is asked',
  (site, lines) => {
    expect(read(site)).not.toMatch(/Bearer|hf_/);
    for (const line of lines) expect(read(site)).toContain(line);
  },
);

it.each(['page.conf', ...SITES])('docs/running.md names %s', (file) => {
  expect(readFileSync('docs/running.md', 'utf8')).toContain(`(nginx/${file})`);
});
