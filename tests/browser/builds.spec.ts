import { button, expect, setVariables, test } from './support/fixtures.ts';
import { answer, json, mapping } from './support/replies.ts';

/** Stand-in for the window of Stately's inspector. Prints the messages that it receives from the page. */
const INSPECTOR = `<pre></pre><script>
addEventListener('message', ({ data }) => document.querySelector('pre').append(JSON.stringify(data), '\\n'));
opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

test("development server: answers from the cookbook, and reports to Stately's inspector", {
  tag: '@nightly',
}, async ({ page, visitor, host, context }) => {
  await context.route('https://stately.ai/inspect', (route) =>
    route.fulfill({ contentType: 'text/html', body: INSPECTOR }),
  );
  await visitor.open('DEVELOPMENT');
  expect(context.pages()).toHaveLength(1);
  const [inspector] = await Promise.all([context.waitForEvent('page'), button(page, 'Inspect').click()]);
  const messages = inspector.locator('pre');
  for (const id of ['recipe', 'connection', 'cooking'])
    await expect(messages).toContainText(`\\"id\\":\\"${id}\\"`);
  await visitor.add('beans');
  await expect(messages).toContainText('"type":"ingredient.added","text":"beans"');
  await expect(messages).toContainText('"value":"collecting"');
  await inspector.close();
  await visitor.requestWith('rice');
  await expect(page.getByRole('checkbox', { name: /^\d+ g rice/ })).toBeVisible();
  expect(host.received).toEqual([]);
});

test('Hugging Face Space: the variables of the Space configure the page, as far as its policy allows', async ({
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
  await visitor.requestWith('rice', 'eggs');
  await expect(visitor.recommends).toBeVisible();
  expect(host.received).toEqual([]);

  await setVariables(page, {
    VITE_BRAND: ' Thyme ',
    VITE_HF_ACCESS_TOKEN: '"hf_space"',
    VITE_HF_MODEL: 'own/model',
    VITE_HF_PROVIDER: 'groq',
    VITE_ATTEMPT_SECONDS: '240',
  });
  host.scriptLookUps(json({ inferenceProviderMapping: { groq: mapping('groq/model') } }));
  host.script(answer('# Egg-fried rice'));
  await visitor.open('BARE');
  await expect(page).toHaveTitle("Thyme's Kitchen");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Thyme's Kitchen");
  await expect(page.locator('header use[href="#chef"]')).toBeVisible();
  await visitor.requestButton.click();
  await expect(page.getByRole('heading', { name: "Thyme's Kitchen Recommends:" })).toBeVisible();
  const [post] = host.posts();
  expect(post?.path).toContain('/groq/');
  expect(post?.headers.authorization).toBe('Bearer hf_space');
  expect(JSON.parse(post?.body ?? '').model).toBe('groq/model');
  expect(host.received[0]?.path).toContain('/api/models/own/model');
});
