import { expect, it } from 'vitest';
import { writeHeaders, writePolicy } from '../../src/build/policyPlugin.ts';

const rule = (policy: string, name: string) => policy.split('; ').find((line) => line.startsWith(name));

it('lets the page ask its own origin and the hosts of the settings, each named once', () => {
  const policy = writePolicy(["'self'", 'https://a.test', 'https://a.test']);
  expect(rule(policy, 'connect-src')).toBe("connect-src 'self' https://a.test");
});

it.each([
  ['/', ['/', '/index.html', '/sw.js', '/manifest.webmanifest']],
  ['/kitchen/', ['/kitchen/', '/kitchen/index.html', '/kitchen/sw.js', '/kitchen/manifest.webmanifest']],
])('writes the same policy into the headers of a host that reads a file of them, under %s', (root, asked) => {
  const policy = writePolicy(["'self'"]);
  const lines = writeHeaders(policy, root).split('\n');
  expect(lines[0]).toBe(`${root}*`);
  expect(lines).toContain(`  Content-Security-Policy: ${policy}`);
  expect(lines).toContain('  X-Frame-Options: DENY');
  for (const path of asked) expect(lines[lines.indexOf(path) + 1]).toBe('  Cache-Control: no-cache');
  expect(lines[lines.indexOf(`${root}assets/*`) + 1]).toBe(
    '  Cache-Control: public, max-age=31536000, immutable',
  );
});
