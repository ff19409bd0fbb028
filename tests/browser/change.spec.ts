import { expect, test } from './support/fixtures.ts';
import { answer, hang, refuse } from './support/replies.ts';

const dishWith = (food: string) => `# Frittata with ${food}

Total time: 40 minutes

## Ingredients

- 6 eggs
- 100 g ${food}

## Instructions

1. Bake it in the oven for 20 minutes.
`;

test('a recipe is changed, swapped, failed, asked for again and taken up after a reload, word for word', async ({
  page,
  visitor,
  host,
  console,
}) => {
  const messages = () => JSON.parse(host.posts().at(-1)?.body ?? '').messages;
  const wishFor = (wish: string) =>
    `Change the recipe: ${wish}. Answer with the whole recipe again, in the same layout.`;
  host.script(answer(dishWith('feta')), answer(dishWith('ricotta')));
  await visitor.open();
  await visitor.add('eggs', 'leek');
  await visitor.ask.click();
  await visitor.dish('Frittata with feta').waitFor();
  const asked = messages();
  expect(asked).toHaveLength(2);

  const field = page.getByRole('textbox', { name: 'Change something' });
  await field.fill('no "feta"\u202e\u2028please');
  await field.press('Enter');
  await expect(visitor.dish('Frittata with ricotta')).toBeVisible();
  expect(messages()).toEqual([
    ...asked,
    { role: 'assistant', content: dishWith('feta').trim() },
    { role: 'user', content: wishFor('"no \\"feta\\" please"') },
  ]);
  await expect(page.locator('.changed')).toContainText('Gone: feta. New: ricotta.');
  await expect(page.getByText('2 of 2')).toBeVisible();

  // A change of a change, and a swap; the list and the taste of the page may be others by then.
  await visitor.removal('leek').click();
  await page.locator('.needed summary').click();
  host.script(refuse(503));
  await visitor.stopClock();
  await page.getByRole('button', { name: 'Swap it: ricotta' }).click();
  await visitor.waitingFor(2).waitFor();
  await page.clock.runFor(1_000);
  await visitor.waitingFor(3).waitFor();
  await page.clock.runFor(2_000);
  await visitor.apology.waitFor();
  await page.clock.resume();
  expect(console.takeAttempts()).toHaveLength(3);
  const swap = [
    ...asked,
    { role: 'assistant', content: dishWith('ricotta').trim() },
    { role: 'user', content: wishFor('"Something else instead of ricotta"') },
  ];
  expect(messages()).toEqual(swap);

  host.script(hang, answer(dishWith('tofu')));
  await page.getByRole('button', { name: 'Try again' }).click();
  await visitor.generating.waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(visitor.dish('Frittata with tofu')).toBeVisible();
  expect(messages()).toEqual(swap);
  await page.getByRole('button', { name: 'The one before' }).click();
  await expect(visitor.dish('Frittata with ricotta')).toBeVisible();
});
