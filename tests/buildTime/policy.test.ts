import { expect, it } from 'vitest';
import { INLINE_SCRIPT_HASH } from '../../src/buildTime/inlineScript.ts';
import { writePolicy } from '../../src/buildTime/policy.ts';

const rule = (policy: string, name: string) => policy.split('; ').find((line) => line.startsWith(name));

it('lets the page ask its own origin and the hosts of the settings, each named once', () => {
  const policy = writePolicy(["'self'", 'https://a.test', 'https://a.test']);
  expect(rule(policy, 'connect-src')).toBe("connect-src 'self' https://a.test");
});

it('lets nothing run, load or be sent but what is named', () => {
  const policy = writePolicy([]);
  expect(rule(policy, 'default-src')).toBe("default-src 'none'");
  expect(rule(policy, 'script-src')).toBe(`script-src 'self' ${INLINE_SCRIPT_HASH}`);
  expect(rule(policy, 'form-action')).toBe("form-action 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
});
