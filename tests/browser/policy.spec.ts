import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { answer, refuse, VIDEO } from './support/replies.ts';
import { TOKEN } from './support/sites.ts';

const RECIPE = `# Cr&egrave;me with rice

| What | How much |
| :-- | --: |
| rice | &frac12; kg |

- [ ] Wash it &unknown;

https://www.youtube.com/watch?v=${VIDEO}`;

test.use({ keepsPage: true });

/** What the policy of the page has refused, in this and every later document. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${effectiveDirective} ${blockedURI}`,
      );
    });
  });
  return violations;
}

test('the whole journey stays within the policy of the page, and shows the token nowhere', async ({
  page,
  visitor,
  host,
  console,
}) => {
  const violations = await watchViolations(page);
  host.script(refuse(503), answer(RECIPE));
  await visitor.open();
  await visitor.add('rice', 'cream', 'rice', 'eggs');
  await visitor.removal('eggs').click();
  await visitor.undo.click();
  await visitor.ask.click();
  await expect(visitor.dish('Crème with rice')).toBeVisible();
  await expect(page.getByRole('cell', { name: '½ kg' })).toHaveCSS('text-align', 'right');
  await page.getByRole('checkbox', { name: 'Wash it &unknown;' }).check();
  await page.getByRole('button', { name: 'Play: ' }).click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible();
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a copy' }).click(),
  ]);
  await page.pdf();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Wash it &unknown;' })).toBeChecked();
  await page.locator('.kept-recipe').click();
  await expect(page.getByRole('button', { name: 'Play: ' })).toBeVisible();

  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, { ...localStorage }, document.cookie]),
  );
  expect(kept).toContain('Wash it');
  for (const place of [kept, await page.content(), ...console.take()]) expect(place).not.toContain(TOKEN);
  expect(host.received.map(({ headers }) => headers.referer)).toEqual(host.received.map(() => undefined));
  expect(host.videos().map((video) => video.split('?')[0])).toContain(
    `www.youtube-nocookie.com/embed/${VIDEO}`,
  );
  const fonts = await page.evaluate(async () =>
    [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(fonts.join()).toMatch(/\bNewsreader(?! as)/);
  expect(violations).toEqual([]);
});

test('what is not in the policy is refused', async ({ page, visitor, host, console }) => {
  const violations = await watchViolations(page);
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
    .poll(() => violations.map((violation) => violation.split(' ')[0]).sort())
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

test('a policy of others that forbids its own leaves the page working', async ({
  page,
  visitor,
  host,
  console,
}) => {
  host.script(answer('# Cr&egrave;me with rice'));
  await page.addInitScript(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    trustedTypes.createPolicy('default', {});
  });
  await visitor.open();
  await visitor.add('rice', 'cream');
  await visitor.ask.click();
  await expect(page.getByText('# Cr&egrave;me with rice')).toBeVisible();
  expect(console.take()).not.toEqual([]);
});
