import { expect, it, vi } from 'vitest';
import type { RecipeRequest } from '../../machines/request.ts';
import { openPracticeKitchen } from '../../src/devtools/practiceKitchen.ts';
import { writeMessages } from '../../src/model/asking/messages.ts';
import { ASKED } from '../model/asked.ts';

const wait = vi.fn(async (_ms: number) => {});

function open() {
  wait.mockClear();
  const suggest = async (ingredients: string[], previousDishes: string[]) =>
    ingredients.includes('socks') ? '' : `# Dish ${previousDishes.length + 1} of ${ingredients.join(', ')}`;
  const cook = openPracticeKitchen(suggest, wait);
  return (scenario = '', changes: Partial<RecipeRequest> = {}) =>
    cook(
      new Request(`http://localhost/practice-kitchen${scenario}/v1/chat/completions`, {
        method: 'POST',
        body: JSON.stringify({ messages: writeMessages({ ...ASKED, ...changes }) }),
      }),
    );
}

async function contentOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  return (await response.json()).choices[0].message.content;
}

it('practice kitchen (fake model): answers with a cookbook dish after a second', async () => {
  const request = { ingredients: ['rice', 'eggs'], notAgain: ['Soup'] };
  expect(await contentOf(await open()('', request))).toBe('# Dish 2 of rice, eggs');
  expect(wait.mock.calls).toEqual([[1_000]]);
});

it.each(['', '/rich'])(
  'practice kitchen%s (fake model): uses the requested ingredients',
  async (scenario) => {
    const recipe = await contentOf(
      await open()(scenario, { ingredients: ['rice', 'two eggs', 'feta', ...(scenario ? [] : ['socks'])] }),
    );
    for (const part of [/^# .*Rice.*Two eggs/i, /^- 200 g rice/m, /^- two eggs/m, /^- 150 g feta/m]) {
      expect(recipe).toMatch(part);
    }
  },
);

it('practice kitchen (fake model): escapes markdown in ingredients', async () => {
  const recipe = await contentOf(await open()('/rich', { ingredients: ['a | b', '*stars*', '[x](y)'] }));
  expect(recipe).toContain('- a \\| b');
  expect(recipe).toContain('\\*stars\\*');
});

it.each(['', '{}', '{"messages":[{"role":"user","content":"Hello"}]}'])(
  'practice kitchen (fake model): refuses the unknown prompt %j',
  async (body) => {
    const url = 'http://localhost/practice-kitchen/v1/chat/completions';
    const response = await openPracticeKitchen(
      async () => '',
      wait,
    )(new Request(url, { method: 'POST', body }));
    expect([response.status, (await response.json()).error.message]).toEqual([
      400,
      expect.stringMatching(/prompts/),
    ]);
  },
);

it.each([
  ['once', [503, 200, 503, 200]],
  ['twice', [503, 503, 200, 503, 503, 200]],
  ['always', [503, 503, 503, 503]],
])('practice kitchen (fake model): fails as often as the scenario says (%s)', async (scenario, statuses) => {
  const request = open();
  for (const status of statuses) expect((await request(`/${scenario}`)).status).toBe(status);
});

it('practice kitchen (fake model): scenario `slow` answers late, `malformed` without text', async () => {
  await contentOf(await open()('/slow'));
  expect(wait.mock.calls).toEqual([[15_000]]);
  expect(await contentOf(await open()('/malformed'))).toBeNull();
});

it('practice kitchen (fake model): scenario `plain` writes plain text, `german` German', async () => {
  expect(await contentOf(await open()('/plain'))).not.toMatch(/^[#-]|^\d\./m);
  expect(await contentOf(await open()('/german'))).toMatch(/## Zutaten\n.*## Zubereitung\n/s);
});

it('practice kitchen (fake model): answers a request to an unknown scenario with a 404', async () => {
  expect((await open()('/never')).status).toBe(404);
});

it('practice kitchen (fake model): writes another dish if the request lists previous dishes', async () => {
  const request = open();
  const notAgain: string[] = [];
  for (const _ of Array(3)) {
    const [dish = ''] = (await contentOf(await request('/rich', { notAgain }))).split('\n');
    notAgain.push(dish);
  }
  expect(new Set(notAgain).size).toBe(3);
});
