import { expect, it } from 'vitest';
import { writeHeaders, writePolicy } from '../../src/build/policyPlugin.ts';

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
