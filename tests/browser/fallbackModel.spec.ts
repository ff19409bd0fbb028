import { button, control, dialog, expect, test } from './support/fixtures.ts';
import type { ModelHost } from './support/modelHost.ts';
import { json, lookUp, type Reply } from './support/replies.ts';

const USUAL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';

/** Replies as the Hugging Face Hub would if the provider `together` served only these models. */
function hub(...served: string[]): Reply {
  return (response, request) => {
    const path = decodeURIComponent(request.path);
    const isServed = served.some((model) => path.startsWith(`/api/models/${model}?`));
    if (isServed) lookUp(response, request);
    else if (path.startsWith('/api/models?')) json(served.map((id) => ({ id })))(response, request);
    else json({ inferenceProviderMapping: {} })(response, request);
  };
}

/** Returns the requests since the last call as short texts: 'look-up a/b', 'list' or 'POST a/b'. */
function takeRequests(host: ModelHost): string[] {
  const requests = host.received.map(({ method, path, body }) => {
    if (method === 'POST') return `POST ${JSON.parse(body).model}`;
    const [, model] = /^\/api\/models\/(.+)\?/.exec(decodeURIComponent(path)) ?? [];
    return model ? `look-up ${model}` : 'list';
  });
  host.received.length = 0;
  return requests;
}

test('fallback model: replaces a retired default model without a retry, and is saved', async ({
  page,
  serve,
  host,
  console,
}) => {
  host.scriptLookUps(hub('deepseek-ai/DeepSeek-R1', 'good/chat'));
  await serve('# Egg-fried rice');
  expect(takeRequests(host)).toEqual([`look-up ${USUAL}`, 'list', 'look-up good/chat', 'POST good/chat']);
  expect(console.take()).toEqual([expect.stringContaining(`does not serve ${USUAL}: good/chat stands in`)]);
  await expect(page.locator('.pane')).not.toContainText('good/chat');

  await page.reload();
  await control(page).click();
  await dialog(page).getByText('Advanced', { exact: true }).click();
  await expect(dialog(page)).toContainText(
    `good/chat writes your recipes. It stands in for ${USUAL}, which together no longer serves.`,
  );
});

test('chosen model: is not replaced if unavailable, but the error message offers other models', async ({
  page,
  visitor,
  host,
  console,
}) => {
  await page.addInitScript(() => localStorage.setItem('recipe-kitchen.model', 'my/model'));
  host.scriptLookUps(hub('x/Thinking', 'good/chat'));
  await page.clock.install({ time: 0 });
  await visitor.open();
  await visitor.addAndPrefetch('rice', 'eggs');
  await visitor.stopClock();
  await visitor.requestButton.click();
  await visitor.passWaits();
  await expect(page.locator('.apology')).toContainText('This model is no longer available');
  expect(takeRequests(host)).toEqual(Array(3).fill('look-up my/model'));
  await button(page, 'Choose another').click();
  const list = dialog(page).getByLabel('Served by together now');
  await expect(list.getByRole('option')).toHaveText(['Choose one', 'good/chat', 'x/Thinking']);
  await expect(list).toBeFocused();
  await expect(list).toBeInViewport();
  expect(takeRequests(host)).toEqual(['list']);
  expect(console.takeAttempts()).toHaveLength(3);
});
