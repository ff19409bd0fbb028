import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { recipeOf } from '../../testRecipeActor.ts';
import { renderPage } from '../renderPage.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Add more than one ingredient' });

const user = userEvent.setup();

describe('the recipe pane', () => {
  const heading = () => screen.queryByRole('heading', { name: "Basil's Kitchen Recommends:" });

  /** jsdom lays nothing out: the heading is placed by hand. */
  function placeHeading(top: number) {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 30));
    return vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  }

  const pane = () => within(screen.getByRole('region', { name: 'Recipe' }));
  const dish = (name: string) => pane().getByRole('heading', { name });

  it('stands in live regions that were there before the recipe, but for its tools', async () => {
    const { answer } = renderPage({ ingredients: ['rice', 'eggs'] });
    const regions = [...document.querySelectorAll('[aria-live="polite"]')];
    await user.click(button('Get a recipe'));
    expect(heading()).toBeNull();
    await answer('# Egg-fried rice\n\nQuick.\n\n- rice');
    expect(heading()).not.toBeNull();
    for (const part of [dish('Egg-fried rice'), screen.getByRole('checkbox', { name: 'rice' })]) {
      expect(regions).toContain(part.closest('[aria-live="polite"]'));
    }
    expect(button('Copy').closest('[aria-live]')).toBeNull();
  });

  it('names the dish before anything else of the recipe', async () => {
    const { answer } = renderPage({ ingredients: ['rice', 'eggs'] });
    await user.click(button('Get a recipe'));
    await answer('Sure!\n\n# Egg-fried rice\n\nQuick.\n\n## You need\n\n- rice');
    const order = [
      heading(),
      dish('Egg-fried rice'),
      screen.getByText('Quick.'),
      button('Copy'),
      dish('You need'),
    ];
    for (const [at, element] of order.slice(1).entries()) {
      const FOLLOWS = Node.DOCUMENT_POSITION_FOLLOWING;
      expect(order[at]?.compareDocumentPosition(element as Node)).toBe(FOLLOWS);
    }
  });

  it('is read aloud when it has just come, and not when it was there before', async () => {
    const { answer, recipeActor } = renderPage({
      ingredients: ['rice', 'eggs'],
      recipe: recipeOf('# Kept', { id: 'kept' }),
      box: [recipeOf('# From the box', { id: 'boxed' })],
    });
    const live = (name: string) => dish(name).closest('[aria-live]')?.getAttribute('aria-live');
    expect(live('Kept')).toBe('off');
    await user.click(button('Get a recipe'));
    await user.click(button('Cancel'));
    expect(live('Kept')).toBe('off');
    await user.click(button('Get a recipe'));
    await answer('# Fresh', { id: 'fresh' });
    expect(live('Fresh')).toBe('polite');
    await user.click(button('From the box'));
    expect(recipeActor.getSnapshot().context.recipe?.id).toBe('boxed');
    expect(live('From the box')).toBe('off');
  });

  it('brings its heading into view when the recipe arrives below the fold, the second time too', async () => {
    const { answer } = renderPage({ ingredients: ['rice', 'eggs'] });
    const scrolled = placeHeading(2_000);
    for (const times of [1, 2]) {
      await user.click(button('Get a recipe'));
      await answer('# The same recipe', { id: `${times}` });
      expect(scrolled).toHaveBeenCalledTimes(times);
      expect(scrolled.mock.contexts.at(-1)).toBe(heading());
      expect(document.activeElement).toBe(button('Get a recipe'));
    }
  });

  it('brings its heading into view from above, too', async () => {
    const { answer } = renderPage({ ingredients: ['rice', 'eggs'] });
    const scrolled = placeHeading(-10);
    await user.click(button('Get a recipe'));
    await answer('# Rice');
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('does not move the page when the heading is in sight', async () => {
    const { answer } = renderPage({ ingredients: ['rice', 'eggs'] });
    const scrolled = placeHeading(100);
    await user.click(button('Get a recipe'));
    await answer('# Rice');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('does not move the page while the visitor is typing', async () => {
    const { answer } = renderPage({ ingredients: ['rice', 'eggs'] });
    const scrolled = placeHeading(2_000);
    await user.click(button('Get a recipe'));
    await user.type(input(), 'fet');
    await answer('# Rice');
    expect(scrolled).not.toHaveBeenCalled();
    expect(input().value).toBe('fet');
  });

  it('does not move the page for a kept recipe, nor for one that cancelling brings back', async () => {
    const scrolled = placeHeading(2_000);
    renderPage({ ingredients: ['rice', 'eggs'], recipe: recipeOf('# Kept') });
    expect(heading()).not.toBeNull();
    await user.click(button('Get a recipe'));
    expect(heading()).toBeNull();
    await user.click(button('Cancel'));
    expect(dish('Kept')).toBeTruthy();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe('after the last failure', () => {
  const apology = () => screen.queryByText(/^Error: Could not generate recipe/);

  async function fail(start: Parameters<typeof renderPage>[0]) {
    const page = renderPage(start);
    await user.click(button('Get a recipe'));
    for (const wait of [1_000, 2_000, 0]) {
      await page.fail();
      await page.pass(wait);
    }
    return page;
  }

  it('the pane says so in the exact words, like any recipe', async () => {
    await fail({ ingredients: ['rice', 'eggs'] });
    expect(apology()?.textContent).toBe(
      'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.',
    );
    expect(apology()?.closest('[aria-live="polite"]')).not.toBeNull();
    expect(screen.getByRole('heading', { name: "Basil's Kitchen Recommends:" })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Back to/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  });

  it('there is a way back to the recipe before, and the focus goes to the pane', async () => {
    await fail({ ingredients: ['rice', 'eggs'], recipe: recipeOf('# Fried rice') });
    await user.click(button('Back to Fried rice'));
    expect(apology()).toBeNull();
    const pane = within(screen.getByRole('region', { name: 'Recipe' }));
    expect(pane.getByRole('heading', { name: 'Fried rice' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Basil's Kitchen Recommends:");
  });
});
