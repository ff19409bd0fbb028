import { expect, test } from './support/fixtures.ts';

const make = (tag: string, properties: object) =>
  `document.body.appendChild(Object.assign(document.createElement('${tag}'), ${JSON.stringify(properties)}))`;

/** Actions of an injected script, each with the directive of the Content-Security-Policy that blocks it. */
const ATTEMPTS = [
  [make('i', { innerHTML: '<b>bold</b>' }), 'require-trusted-types-for'],
  [make('i', { innerHTML: '&amp;<b>&amp;' }), 'require-trusted-types-for'],
  [make('script', { text: 'window.ran = true' }), 'require-trusted-types-for'],
  ["fetch('https://elsewhere.test/fetch')", 'connect-src'],
  [make('img', { src: 'https://elsewhere.test/picture' }), 'img-src'],
  [make('iframe', { src: 'https://elsewhere.test/frame' }), 'frame-src'],
  [`${make('form', { action: 'https://elsewhere.test/form' })}.submit()`, 'form-action'],
] as const;

test('security policy: blocks an injected script', async ({ page, visitor, host, serve, console }) => {
  await visitor.open();
  await page.evaluate(() => {
    const refusedBy: string[] = [];
    Object.assign(window, { refusedBy });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      refusedBy.push(effectiveDirective);
    });
  });
  for (const [attempt, directive] of ATTEMPTS) {
    const threw = await page.evaluate(attempt).then(
      () => false,
      () => true,
    );
    // Expects an exception only if Trusted Types or `connect-src` block the action.
    expect(threw, attempt).toBe(/^(?:require|connect)/.test(directive));
    await expect.poll(() => page.evaluate('refusedBy.splice(0)'), attempt).toEqual([directive]);
  }
  expect(host.received).toEqual([]);
  expect(console.take()).not.toEqual([]);

  await page.addInitScript(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    trustedTypes.createPolicy('default', {});
  });
  await serve('# Cr&egrave;me with rice');
  await expect(page.getByText('# Cr&egrave;me with rice')).toBeVisible();
  expect(console.take()).not.toEqual([]);
});
