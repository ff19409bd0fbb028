import { expect, it } from 'vitest';
import { writeHeaders, writePolicy } from '../../src/build/policyPlugin.ts';

it.each(['/', '/kitchen/'])('of a page under %s only the hashed files are kept without asking', (root) => {
  const lines = writeHeaders(writePolicy(["'self'"]), root).split('\n');
  expect(lines[0]).toBe(`${root}*`);
  expect(lines).toContain('  X-Frame-Options: DENY');
  for (const file of ['', 'index.html', 'sw.js', 'manifest.webmanifest']) {
    expect(lines[lines.indexOf(root + file) + 1]).toBe('  Cache-Control: no-cache');
  }
  expect(lines[lines.indexOf(`${root}assets/*`) + 1]).toBe(
    '  Cache-Control: public, max-age=31536000, immutable',
  );
});
