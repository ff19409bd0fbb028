import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../renderPage.tsx';

const LABEL = 'Add more than one ingredient';

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: LABEL });
const button = (name: string) => screen.getByRole('button', { name });
const onHand = () => [...document.querySelectorAll('.ingredients li')].map((item) => item.textContent);
const said = () => screen.getAllByRole('status').map((region) => region.textContent);

const user = userEvent.setup();

describe('the form', () => {
  it('adds by button and by Enter, clears the input and keeps the focus in it', async () => {
    renderPage();
    expect(input().placeholder).toBe(LABEL);
    await user.type(input(), '  rice ');
    await user.click(button('Add ingredient'));
    expect(document.activeElement).toBe(input());
    await user.keyboard('eggs{Enter}');
    expect(onHand()).toEqual(['rice', 'eggs']);
    expect(input().value).toBe('');
    expect(document.activeElement).toBe(input());
  });

  it('ignores blank text without a word', async () => {
    renderPage();
    const before = said();
    await user.type(input(), '   {Enter}');
    expect(onHand()).toEqual([]);
    expect(said()).toEqual(before);
  });

  it('points out what is already there, each time anew', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    renderPage({ ingredients: ['Feta cheese', 'rice'] });
    const seen = new Set<Node>();
    for (const times of [1, 2]) {
      await user.type(input(), 'feta  CHEESE{Enter}');
      expect(onHand()).toEqual(['Feta cheese', 'rice']);
      expect(input().value).toBe('');
      expect(said()).toContain('Feta cheese is already on the list.');
      expect(scrolled).toHaveBeenCalledTimes(times);
      expect(scrolled.mock.contexts.at(-1)).toHaveProperty('textContent', 'Feta cheese');
      // New elements each time: an old one neither glows again nor is read again.
      for (const element of document.querySelectorAll('.glow')) seen.add(element);
      seen.add(screen.getByText('Feta cheese is already on the list.'));
      expect(seen.size).toBe(2 * times);
    }
    await user.click(button('Remove rice'));
    expect(said().join()).not.toContain('is already on the list');
    expect(document.querySelector('.glow')).toBeNull();
  });
});

describe('the list', () => {
  it('says what has been added by its name alone, and nothing of what was there before', async () => {
    renderPage({ ingredients: ['rice'] });
    expect(said().join('')).not.toContain('rice');
    expect(document.querySelector('.ingredients')?.closest('[aria-live]')).toBeNull();
    await user.type(input(), 'eggs{Enter}');
    expect(said()).toContain('eggs');
    await user.click(button('Remove rice'));
    expect(said()).not.toContain('eggs');
  });

  it('begins with a press on something usual, until there is enough', async () => {
    renderPage();
    await user.click(button('eggs'));
    expect(onHand()).toEqual(['eggs']);
    expect(said()).toContain('One more ingredient, and we can cook');
    expect(document.activeElement).toBe(button('tomatoes'));
    await user.keyboard('{Enter}');
    expect(onHand()).toEqual(['eggs', 'tomatoes']);
    expect(screen.queryByRole('button', { name: 'bread' })).toBeNull();
    expect(document.activeElement).toBe(button('Get a recipe'));
  });

  it('moves the focus to the next item, then the one before, then the input', async () => {
    renderPage({ ingredients: ['rice', 'eggs', 'feta'] });
    await user.click(button('Remove eggs'));
    expect(document.activeElement).toBe(button('Remove feta'));
    await user.click(button('Remove feta'));
    expect(document.activeElement).toBe(button('Remove rice'));
    await user.click(button('Remove rice'));
    expect(document.activeElement).toBe(input());
  });

  it('can be cleared, and that taken back', async () => {
    renderPage({ ingredients: ['rice', 'eggs'] });
    await user.click(button('Clear list'));
    expect(onHand()).toEqual([]);
    expect(said()).toContain('Removed 2 ingredients.');
    expect(document.activeElement).toBe(input());
    await user.click(button('Undo'));
    expect(onHand()).toEqual(['rice', 'eggs']);
    expect(document.activeElement).toBe(button('Remove rice'));
  });

  it('does not offer for ever what was removed', async () => {
    renderPage({ ingredients: ['rice', 'eggs', 'feta'] });
    await user.click(button('Remove feta'));
    await user.click(screen.getByLabelText('Close', { selector: '.undo *' }));
    expect(said().join()).not.toContain('Removed');
    expect(document.activeElement).toBe(button('Get a recipe'));
    expect(onHand()).toEqual(['rice', 'eggs']);
  });
});

describe('the prompt', () => {
  it('waits for the second ingredient', async () => {
    renderPage({ ingredients: ['rice'] });
    expect(said().join()).not.toContain('Ready for a recipe?');
    await user.type(input(), 'eggs{Enter}');
    expect(said()).toContain('Ready for a recipe?');
    expect(screen.getByRole('heading', { name: 'Ready for a recipe?' })).toBeTruthy();
    expect(screen.getByText('Generate a recipe from your list of ingredients.')).toBeTruthy();
    expect(button('Get a recipe')).toBeTruthy();
  });

  it('asks once for two presses and keeps the focus', async () => {
    const { calls } = renderPage({ ingredients: ['rice', 'eggs'] });
    await user.dblClick(button('Get a recipe'));
    expect(calls).toHaveLength(1);
    expect(document.activeElement).toBe(button('Get a recipe'));
    expect(button('Get a recipe').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('while a recipe is generated', () => {
  const timing = () => document.querySelector('.timing')?.textContent;

  it('says how long it may take where that is more than a minute', async () => {
    const { recipeActor, pass } = renderPage({
      ingredients: ['rice', 'eggs'],
      environment: { VITE_ATTEMPT_SECONDS: '240' },
    });
    recipeActor.send({ type: 'recipe.requested' });
    await pass(0);
    expect(timing()).toBe('0 s of up to 4 min');
  });

  it('says how long it has taken, which attempt runs, and when the next one starts', async () => {
    vi.useFakeTimers();
    const { recipeActor, fail, pass } = renderPage({ ingredients: ['rice', 'eggs'] });
    await pass(0);
    recipeActor.send({ type: 'recipe.requested' });
    await pass(0);
    expect(timing()).toBe('0 s');
    vi.advanceTimersByTime(3_000);
    await pass(0);
    expect(timing()).toBe('3 s');

    await fail();
    expect(timing()).toBe('3 sTrying again in 1 s (2 of 3)');
    await pass(1_000);
    expect(timing()).toBe('3 sTrying again (2 of 3)');
    await fail();
    expect(timing()).toBe('3 sTrying again in 2 s (3 of 3)');
    vi.advanceTimersByTime(1_000);
    await pass(0);
    expect(timing()).toBe('4 sTrying again in 1 s (3 of 3)');
    vi.advanceTimersByTime(5_000);
    await pass(0);
    expect(timing()).toBe('9 sTrying again in 1 s (3 of 3)');
    vi.useRealTimers();
  });

  it('announces each attempt once, and no seconds', async () => {
    const { recipeActor, fail, pass } = renderPage({ ingredients: ['rice', 'eggs'] });
    recipeActor.send({ type: 'recipe.requested' });
    await pass(0);
    const announced = () => said().filter((text) => text?.startsWith('Generating'));
    expect(announced()).toEqual(['Generating recipe...']);
    await fail();
    expect(announced()).toEqual(['Generating recipe...Trying again (2 of 3)']);
    await pass(1_000);
    expect(announced()).toEqual(['Generating recipe...Trying again (2 of 3)']);
  });

  it('cancels, and gives the focus back to the button that began it', async () => {
    renderPage({ ingredients: ['rice', 'eggs'] });
    await user.click(button('Get a recipe'));
    await user.click(button('Cancel'));
    expect(screen.queryByText('Generating recipe...')).toBeNull();
    expect(document.activeElement).toBe(button('Get a recipe'));
  });

  it('is cancelled with Escape, which is said', async () => {
    const { recipeActor } = renderPage({ ingredients: ['rice', 'eggs'] });
    await user.click(button('Get a recipe'));
    expect(said()).not.toContain('Cancelled.');
    await user.keyboard('{Escape}');
    expect(recipeActor.getSnapshot().matches('collecting')).toBe(true);
    expect(said()).toContain('Cancelled.');
    await user.click(button('Get a recipe'));
    expect(said()).not.toContain('Cancelled.');
  });

  it('gives the focus to the input when the button that began it is gone', async () => {
    renderPage({ ingredients: ['rice', 'eggs'] });
    await user.click(button('Get a recipe'));
    await user.click(button('Clear list'));
    await user.click(button('Cancel'));
    expect(document.activeElement).toBe(input());
  });

  it('does not lose the focus when the answer comes while Cancel has it', async () => {
    const { answer } = renderPage({ ingredients: ['rice', 'eggs'] });
    await user.click(button('Get a recipe'));
    button('Cancel').focus();
    await answer('# Rice');
    expect(document.activeElement).toBe(button('Get a recipe'));
  });
});

it('Escape cancels a request, but not in a field that holds something', async () => {
  const { recipeActor } = renderPage({ ingredients: ['rice', 'eggs'] });
  const field = screen.getByLabelText('Add more than one ingredient');
  await user.click(button('Get a recipe'));
  await user.type(field, 'sa{Escape}');
  expect(recipeActor.getSnapshot().value).toBe('generating');
  await user.clear(field);
  await user.keyboard('{Escape}');
  expect(recipeActor.getSnapshot().value).toBe('collecting');
});
