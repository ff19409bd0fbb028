import { button, control, dialog, expect, test } from './support/fixtures.ts';
import type { ModelHost } from './support/modelHost.ts';
import { json, lookUp, type Reply } from './support/replies.ts';

const USUAL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';

/** What the Hub knows: which models `together` serves. */
function hub(...served: string[]): Reply {
  return (response, asked) => {
    const path = decodeURIComponent(asked.path);
    const isServed = served.some((model) => path.startsWith(`/api/models/${model}?`));
    if (isServed) lookUp(response, asked);
    else if (path.startsWith('/api/models?')) json(served.map((id) => ({ id })))(response, asked);
    else json({ inferenceProviderMapping: {} })(response, asked);
  };
}

/** What the host was asked, in order: a look-up, the list, or a model for a recipe. */
function wire(host: ModelHost): string[] {
  const asked = host.received.map(({ method, path, body }) => {
    if (method === 'POST') return `POST ${JSON.parse(body).model}`;
    const [, model] = /^\/api\/models\/(.+)\?/.exec(decodeURIComponent(path)) ?? [];
    return model ? `look-up ${model}` : 'list';
  });
  host.received.length = 0;
  return asked;
}

test('where the Hub no longer names it, the first that suits is asked within the attempt, and kept', async ({
  page,
  serve,
  host,
  console,
}) => {
  host.scriptLookUps(hub('deepseek-ai/DeepSeek-R1', 'good/chat'));
  await serve('# Egg-fried rice');
  expect(wire(host)).toEqual([`look-up ${USUAL}`, 'list', 'look-up good/chat', 'POST good/chat']);
  expect(console.take()).toEqual([expect.stringContaining(`does not serve ${USUAL}: good/chat stands in`)]);
  await expect(page.locator('.pane')).not.toContainText('good/chat');

  await page.reload();
  await control(page).click();
  await dialog(page).getByText('Advanced', { exact: true }).click();
  await expect(dialog(page)).toContainText(
    `good/chat writes your recipes. It stands in for ${USUAL}, which together no longer serves.`,
  );
});

/** The apology, and from it the list, which is there already, in the same order. */
test('what somebody chose is never replaced: the apology leads to the list', async ({
  page,
  visitor,
  host,
  console,
}) => {
  await page.addInitScript(() => localStorage.setItem('recipe-kitchen.model', 'my/model'));
  host.scriptLookUps(hub('x/Thinking', 'good/chat'));
  await page.clock.install({ time: 0 });
  await visitor.open();
  await visitor.addEnough('rice', 'eggs');
  await visitor.stopClock();
  await visitor.ask.click();
  await visitor.passWaits();
  await expect(page.locator('.apology')).toContainText('This model is no longer available');
  expect(wire(host)).toEqual(Array(3).fill('look-up my/model'));
  await button(page, 'Choose another').click();
  const list = dialog(page).getByLabel('Served by together now');
  await expect(list.getByRole('option')).toHaveText(['Choose one', 'good/chat', 'x/Thinking']);
  await expect(list).toBeFocused();
  await expect(list).toBeInViewport();
  expect(wire(host)).toEqual(['list']);
  expect(console.takeAttempts()).toHaveLength(3);
});
