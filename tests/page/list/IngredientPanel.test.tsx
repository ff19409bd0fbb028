import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NO_TASTE } from '../../../machines/taste.ts';
import { recipeOf } from '../../recipeOf.ts';
import { LIST, renderPage } from '../renderPage.tsx';
import { button, focused, press, textsOf, user } from '../visitor.ts';

const LABEL = 'Add more than one ingredient';

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: LABEL });
const onHand = () => textsOf('.ingredients li');
const said = () => screen.getAllByRole('status').map((region) => region.textContent);

describe('the form', () => {
  it('adds by button, clears the input and gives it the focus', async () => {
    renderPage();
    expect(input().placeholder).toBe(LABEL);
    await user.type(input(), '  rice ');
    await press('Add ingredient');
    expect([onHand(), input().value, focused()]).toEqual([['rice'], '', input()]);
  });

  it('takes lines that are pasted for an ingredient each, behind what is half typed', async () => {
    renderPage();
    await user.type(input(), 'butter');
    await user.paste('- rice\r\n- [ ] 2 eggs\n\n3. feta, crumbled\nrice\n');
    expect([onHand(), input().value]).toEqual([['butter', 'rice', '2 eggs', 'feta, crumbled'], '']);
    await user.paste('one line');
    expect(input().value).toBe('one line');
  });

  it('points out what is already there, each time anew', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    renderPage({ ingredients: ['Feta cheese', 'rice'] });
    const seen = new Set<Node>();
    for (const times of [1, 2]) {
      await user.type(input(), 'feta  CHEESE{Enter}');
      expect([onHand(), input().value]).toEqual([['Feta cheese', 'rice'], '']);
      expect(scrolled).toHaveBeenCalledTimes(times);
      expect(scrolled.mock.contexts.at(-1)).toHaveProperty('textContent', 'Feta cheese');
      // New elements each time: an old one neither glows again nor is read again.
      for (const element of document.querySelectorAll('.glow')) seen.add(element);
      seen.add(screen.getByText('Feta cheese is already on the list.'));
      expect(seen.size).toBe(2 * times);
    }
    await press('Remove rice');
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
    await press('Remove rice');
    expect(said()).not.toContain('eggs');
  });

  it('suggestions: add and take off where they are, and stay when a recipe is requested', async () => {
    const { request } = renderPage();
    const promise = () => document.querySelector('.promise');
    const settings = () => screen.queryByText('Your taste');
    const suggested = textsOf('.suggestion');
    await press('eggs');
    expect(said()).toContain('Add one more to start');
    expect(settings()).toBeNull();
    await press('tomatoes');
    await press('pasta');
    expect(onHand()).toEqual(['eggs', 'tomatoes', 'pasta']);
    await press('eggs');
    expect(onHand()).toEqual(['tomatoes', 'pasta']);
    expect(focused()).toBe(button('eggs'));
    expect(textsOf('.suggestion')).toEqual(suggested);
    expect(textsOf('.suggestion[aria-pressed="true"]')).toEqual(['tomatoes', 'pasta']);
    expect(promise()).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Ready for a recipe?' })).toBeTruthy();
    expect(screen.getByText('Generate a recipe from your list of ingredients.')).toBeTruthy();
    expect(settings()).not.toBeNull();
    await request();
    expect(promise()).not.toBeNull();
    expect(textsOf('.suggestion')).toEqual(suggested);
  });

  it('settings: stay once they were there, since what is open must not go with a press', async () => {
    renderPage(LIST);
    await press('Remove eggs');
    expect(screen.getByText('Your taste')).toBeTruthy();
  });

  it('bowl: draws what it knows, names what it does not, and keeps each where it is', async () => {
    renderPage({ ingredients: ['eggs', 'red onions', 'miso paste', 'eggplant'] });
    const drawn = () => textsOf('.promise .food use').length;
    const uses = () =>
      [...document.querySelectorAll('.promise .food use')].map((use) => use.getAttribute('href'));
    const placeOf = (food: string) =>
      document.querySelector(`.promise use[href="#food-${food}"]`)?.getAttribute('transform');
    expect(uses().toSorted()).toEqual(['#food-egg', '#food-onion']);
    expect(textsOf('.promise .paper-label')).toEqual(['miso paste', 'eggplant']);
    const before = placeOf('onion');
    await press('Remove eggs');
    expect([drawn(), placeOf('onion')]).toEqual([1, before]);
  });

  it('shows settings at once to whoever has set some', () => {
    renderPage({ taste: { ...NO_TASTE, diets: ['vegan'] } });
    expect(screen.getByText('Your taste')).toBeTruthy();
  });

  it('offers first what this visitor uses most', async () => {
    const lists = ['Leek tofu', 'leek tofu', 'leek once'].map((list) => list.split(' '));
    renderPage({ box: lists.map((ingredients, at) => recipeOf(`# ${at}`, { ingredients, at: 3 - at })) });
    const offered = textsOf('.suggestion');
    expect(offered).toHaveLength(9);
    expect(offered.slice(0, 3)).toEqual(['Leek', 'tofu', 'eggs']);
  });

  it('moves the focus to the input after the last item, back with what is taken back, and on where that is not wanted', async () => {
    renderPage({ ingredients: ['rice', 'eggs', 'feta'] });
    for (const ingredient of ['eggs', 'feta', 'rice']) await press(`Remove ${ingredient}`);
    expect(focused()).toBe(input());
    expect(said()).toContain('Removed 3 ingredients.');
    await press('Undo');
    expect([onHand(), focused()]).toEqual([['rice', 'eggs', 'feta'], button('Remove rice')]);
    await press('Remove feta');
    await user.click(screen.getByLabelText('Close', { selector: '.undo *' }));
    expect(focused()).toBe(button('Get a recipe'));
    await press('Clear list');
    expect([onHand(), focused()]).toEqual([[], input()]);
  });
});

it('several ingredients in one text are told as they are split, and pointed out where all are there', async () => {
  renderPage();
  await user.type(input(), 'eggs, flour, milk{Enter}');
  expect(said()).toEqual(expect.arrayContaining(['Split into 3.', 'eggs, flour, milk']));
  await user.type(input(), 'eggs, flour, milk{Enter}{Enter}');
  expect(said()).toContain('eggs is already on the list.');
  expect(onHand()).toEqual(['eggs', 'flour', 'milk']);
});

describe('while a recipe is generated', () => {
  async function ask(start = {}) {
    const page = renderPage({ ...LIST, ...start });
    await page.findModel('available');
    await page.request();
    return page;
  }
  const timing = () => document.querySelector('.timing')?.textContent;
  const announced = () => said().filter((text) => text?.startsWith('Generating'));

  it.each([
    ['0 s of up to 4 min', { environment: { VITE_ATTEMPT_SECONDS: '240' } }],
    ['0 s of up to 10 min', { onDevice: true }],
  ])('says how long it may take where that is more than a minute: %s', async (told, start) => {
    await ask(start);
    expect(timing()).toBe(told);
  });

  it('says how long it has taken and when it is tried again, and announces each attempt once', async () => {
    vi.useFakeTimers();
    const { fail, pass } = await ask();
    const wait = (ms: number) => {
      vi.advanceTimersByTime(ms);
      return pass(0);
    };
    expect(timing()).toBe('0 s');
    expect(announced()).toEqual(['Generating recipe...']);
    await wait(3_000);
    expect(timing()).toBe('3 s');
    await fail();
    expect(timing()).toBe('3 sTrying again in 1 s (2 of 3)');
    expect(announced()).toEqual(['Generating recipe...Trying again (2 of 3)']);
    await pass(1_000);
    expect(timing()).toBe('3 sTrying again (2 of 3)');
    expect(announced()).toEqual(['Generating recipe...Trying again (2 of 3)']);
    await fail();
    expect(timing()).toBe('3 sTrying again in 2 s (3 of 3)');
    await wait(6_000);
    expect(timing()).toBe('9 sTrying again in 1 s (3 of 3)');
  });

  it.each([
    ['how long it usually takes', [13_000, 1_000, 12_000], 'Usually about 12 s', 24],
    ['that in steps of 5 s where it is long', [43_000, 44_000, 40_000, 90_000], 'Usually about 45 s', 88],
  ])('says %s', async (_, took, usually, atMost) => {
    vi.useFakeTimers();
    localStorage.setItem('recipe-kitchen.took', took.join(' '));
    const { fail } = await ask();
    const beneath = () => document.querySelector('.beneath')?.textContent ?? '';
    expect(beneath()).toBe(usually);
    await act(() => vi.advanceTimersByTime(atMost * 1_000));
    expect(beneath()).toBe(usually);
    await act(() => vi.advanceTimersByTime(1_000));
    expect(beneath()).toBe('Longer than usual');
    await fail();
    expect(beneath()).toBe('Trying again in 1 s (2 of 3)');
  });

  it('is cancelled with Escape, which is said, but not in a field that holds something', async () => {
    const { recipeActor } = renderPage(LIST);
    const state = () => recipeActor.getSnapshot().value;
    await press('Get a recipe');
    await user.type(input(), 'sa{Escape}');
    expect(state()).toBe('generating');
    await user.clear(input());
    expect(said()).not.toContain('Cancelled.');
    await user.keyboard('{Escape}');
    expect(state()).toBe('collecting');
    expect(said()).toContain('Cancelled.');
    await press('Get a recipe');
    expect(said()).not.toContain('Cancelled.');
  });

  it('gives the focus to the input when the button that began it is gone', async () => {
    await ask();
    await press('Clear list');
    await press('Cancel');
    expect(focused()).toBe(input());
  });

  it('does not lose the focus when the answer comes while Cancel has it', async () => {
    const { answer } = await ask();
    button('Cancel').focus();
    await answer('# Rice');
    expect(focused()?.textContent).toBe('Get a recipe');
  });
});

describe('Get a recipe', () => {
  it('names the dishes to avoid when it is pressed again, for the same list and taste', async () => {
    const { answer, calls, settled, recipeActor } = renderPage(LIST);
    const ask = async (dish: string) => {
      await press('Get a recipe');
      await answer(`# ${dish}`, { ingredients: calls.at(-1)?.input.ingredients ?? [] });
    };
    await ask('Soup');
    await ask('Stew');
    await user.type(input(), 'leek{Enter}');
    await ask('Pie');
    await press('Remove leek');
    await ask('Curry');
    await settled(() => recipeActor.send({ type: 'taste.changed', changes: { eaters: 4 } }));
    await press('Get a recipe');
    expect(calls.map(({ input: { notAgain } }) => notAgain)).toEqual([
      [],
      ['Soup'],
      [],
      ['Soup', 'Stew'],
      [],
    ]);
  });
});
