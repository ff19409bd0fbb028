import type { Page } from '@playwright/test';
import { dialog, expect, test } from './support/fixtures.ts';
import { answer } from './support/replies.ts';

/** As a static Space of Hugging Face writes them into the page, before anything else. */
async function setVariables(page: Page, variables: Record<string, string>): Promise<void> {
  await page.addInitScript((written) => {
    Object.assign(window, { huggingface: { variables: written } });
  }, variables);
}

test('a Space sets the page up without a build', async ({ page, visitor, host }) => {
  await setVariables(page, {
    VITE_BRAND: ' Thyme ',
    VITE_HF_ACCESS_TOKEN: '"hf_space"',
    VITE_HF_MODEL: 'own/model',
    VITE_HF_PROVIDER: 'groq',
    VITE_ATTEMPT_SECONDS: '240',
  });
  host.scriptLookUps((response) => {
    const groq = { status: 'live', providerId: 'groq/model', task: 'conversational' };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ inferenceProviderMapping: { groq } }));
  });
  host.script(answer('# Egg-fried rice'));
  await visitor.open('BARE');
  await expect(page).toHaveTitle("Thyme's Kitchen");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Thyme's Kitchen");
  await expect(visitor.seeOneFirst).toHaveCount(0);
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  await expect(page.getByRole('heading', { name: "Thyme's Kitchen Recommends:" })).toBeVisible();
  const [post] = host.posts();
  expect(post?.path).toContain('/groq/');
  expect(post?.headers.authorization).toBe('Bearer hf_space');
  expect(JSON.parse(post?.body ?? '').model).toBe('groq/model');
  expect(host.received[0]?.path).toContain('/api/models/own/model');
});

test('a host that the policy of the build does not allow is told, and nothing is sent', async ({
  page,
  visitor,
  host,
  console,
}) => {
  await setVariables(page, { VITE_INFERENCE_URL: 'https://models.test/v1' });
  await visitor.open('BARE');
  expect(console.take()).toEqual([
    expect.stringContaining('VITE_INFERENCE_URL names a host that this build'),
  ]);
  await expect(visitor.seeOneFirst).toBeVisible();
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  await expect(dialog(page)).toBeVisible();
  expect(host.received).toEqual([]);
});
