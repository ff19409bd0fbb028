import { expect, test } from './support/fixtures.ts';

test('what is not in the policy is refused', async ({ page, visitor, host, console }) => {
  const refusedBy: string[] = [];
  await page.exposeFunction('tellViolation', (directive: string) => refusedBy.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      (window as unknown as { tellViolation: (directive: string) => void }).tellViolation(effectiveDirective);
    });
  });
  await visitor.open();
  const tried = await page.evaluate(async () => {
    const script = document.createElement('script');
    const picture = new Image();
    const frame = document.createElement('iframe');
    const form = Object.assign(document.createElement('form'), { action: 'https://elsewhere.test/form' });
    const attempts: Record<string, () => unknown> = {
      html: () => {
        document.createElement('i').innerHTML = '<b>bold</b>';
      },
      'html around an entity': () => {
        document.createElement('i').innerHTML = '&amp;<b>&amp;';
      },
      script: () => {
        script.text = 'window.ran = true';
      },
      fetch: () => fetch('https://elsewhere.test/fetch'),
      picture: () => {
        picture.src = 'https://elsewhere.test/picture';
        return picture.decode();
      },
    };
    frame.src = 'https://elsewhere.test/frame';
    document.body.append(frame, form);
    form.submit();
    const refused: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
      } catch {
        refused.push(name);
      }
    }
    return refused;
  });
  expect(tried).toEqual(['html', 'html around an entity', 'script', 'fetch', 'picture']);
  await expect
    .poll(() => refusedBy.toSorted())
    .toEqual([
      'connect-src',
      'form-action',
      'frame-src',
      'img-src',
      'require-trusted-types-for',
      'require-trusted-types-for',
      'require-trusted-types-for',
    ]);
  expect(host.received).toEqual([]);
  expect(console.take()).not.toEqual([]);
});

test('a policy of others that forbids its own leaves the page working', async ({ page, serve, console }) => {
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
