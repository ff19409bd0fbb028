import { control, dialog, expect, paneOf, test } from './support/fixtures.ts';
import type { ModelHost } from './support/modelHost.ts';
import { answer, json, lookUp, type Reply } from './support/replies.ts';

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

test('fallback model: replaces a retired default model in the second attempt, and is saved', async ({
  page,
  visitor,
  host,
  console,
}) => {
  host.scriptLookUps(hub('deepseek-ai/DeepSeek-R1', 'good/chat'));
  host.script(answer('# Egg-fried rice'));
  await visitor.open();
  await visitor.requestWith('rice', 'eggs');
  await visitor.recommends.waitFor();
  expect(takeRequests(host)).toEqual([`look-up ${USUAL}`, 'list', 'look-up good/chat', 'POST good/chat']);
  expect(console.take()).toEqual([
    expect.stringContaining('Attempt 1 failed: model not served'),
    expect.stringContaining(`does not serve ${USUAL}: good/chat stands in`),
  ]);
  await expect(paneOf(page)).not.toContainText('good/chat');

  await page.reload();
  await control(page).click();
  await dialog(page).getByText('Advanced', { exact: true }).click();
  await expect(dialog(page)).toContainText(
    `good/chat writes your recipes. It stands in for ${USUAL}, which together no longer serves.`,
  );
});
