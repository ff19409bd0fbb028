import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_TASTE } from '../../machines/taste.ts';
import { edited, randomOf } from '../randomEdits.ts';
import { readCorpus } from '../reading/corpus.ts';
import { recipeOf } from '../recipeOf.ts';
import { isNight, sampleOf } from '../sample.ts';
import { renderRecipes } from './rendering/renderRecipe.tsx';
import { button, textsOf } from './visitor.ts';

const ANSWERS = readCorpus(
  import.meta.glob<string>('../reading/answers/*/*-en.md', { query: '?raw', import: 'default', eager: true }),
);
/** German answers that have other ingredients or steps until the German words have loaded. */
const GERMAN = readCorpus(
  import.meta.glob<string>(
    [
      '../reading/answers/*/*-currywurst-de.md',
      '../reading/answers/*/*-kaesespaetzle-de.md',
      '../reading/answers/*/*-kuerbis-de.md',
      '../reading/answers/*/*-linsensuppe-de.md',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);

/** An item of the recipe. `whole`: its text with nested items. */
type Item = { text: string; whole: string; isTicked: boolean };

const checkboxes = () => [...document.querySelectorAll<HTMLInputElement>('.recipe .tick input')];

/** Clicks elements, and renders the page only once. */
function clickAll(elements: Element[]): void {
  act(() => {
    for (const element of elements) fireEvent.click(element);
  });
}

/** Returns the text of the recipe in an element, without remarks, spaces and borders. */
function textIn(element: Element | null): string {
  const remarks = [...(element?.querySelectorAll('.remark') ?? [])];
  const text = remarks.reduce(
    (rest, remark) => rest.replace(remark.textContent, ''),
    element?.textContent ?? '',
  );
  return text.replace(/[\s\u2060|]/g, '');
}

function itemsOnPage(): Item[] {
  return checkboxes().map((box) => ({
    text: textIn(box.closest('tr') ?? box.nextElementSibling),
    whole: textIn(box.closest('li, tr')),
    isTicked: box.checked,
  }));
}

/** Expects each ticked item to have been ticked before, and each item with the same text to have kept its tick. */
function expectSameTicks(before: Item[], after: Item[], what: string): void {
  const countOf = (items: Item[], text: string) => items.filter((one) => one.text === text).length;
  const ticked = (items: Item[]) => items.filter(({ isTicked }) => isTicked);
  const moved = ticked(after).filter(
    ({ text }) => countOf(ticked(after), text) > countOf(ticked(before), text),
  );
  expect(moved, what).toEqual([]);
  const lost = ticked(before).filter(
    ({ text, whole }) =>
      countOf(before, text) === 1 &&
      countOf(after, text) === 1 &&
      after.some((one) => one.whole === whole && !one.isTicked),
  );
  expect(lost, what).toEqual([]);
}

/** `tests/reading/identities.test.ts` reads many edited answers. */
it('ticks: after random edits of a recipe, stay on the same text or disappear', () => {
  const random = randomOf(7);
  for (const { text } of sampleOf(ANSWERS, 5, 2)) {
    const { show } = renderRecipes(text);
    clickAll(checkboxes().filter(() => random(4) === 0));
    const before = itemsOnPage();
    expect(before.filter(({ isTicked }) => isTicked)).not.toEqual([]);
    for (let times = 0; times < 3; times++) {
      const changed = edited(text, random);
      show(changed);
      expectSameTicks(before, itemsOnPage(), changed);
    }
    cleanup();
  }
});

describe('word list that loads after the recipe', () => {
  const WORDS = 'recipe-reading/languages/de';
  afterEach(() => {
    vi.doUnmock(WORDS);
    vi.resetModules();
  });

  // In each run the first answer, at night all answers, because each needs the page's modules anew.
  const some = isNight ? GERMAN : GERMAN.slice(0, 1);
  it.each(some.map(({ file, text }) => [file.split('/').at(-1), text]))(
    'ticks and timers: stay on the same text or disappear in %s',
    async (_, text = '') => {
      let isOffline = true;
      vi.resetModules();
      vi.doMock(WORDS, async (load) => {
        if (isOffline) throw new TypeError('Failed to fetch');
        return await load();
      });
      const { renderPage } = await import('./renderPage.tsx');
      const recipe = recipeOf(text, { id: 'late', taste: { ...NO_TASTE, language: 'de' } });
      const { box, cookingActor, timersActor } = renderPage({ recipe });
      await waitFor(() => expect(checkboxes()).not.toEqual([]));

      clickAll(checkboxes().filter((_, index) => index % 2 === 0));
      clickAll(screen.queryAllByLabelText(/^Start a timer/));
      const started = textsOf('.timer-chip[data-state]');
      fireEvent.click(button('Cook'));
      fireEvent.click(button(/^Next/));
      const step = textsOf('.cook-step');
      const before = itemsOnPage();

      isOffline = false;
      act(() => void dispatchEvent(new Event('online')));
      await waitFor(() =>
        expect(itemsOnPage().map(({ text }) => text)).not.toEqual(before.map(({ text }) => text)),
      );
      expect(textsOf('.cook-step')).toEqual(step);
      expectSameTicks(before, itemsOnPage(), recipe.id);
      expect(started).toEqual(expect.arrayContaining(textsOf('.timer-chip[data-state]')));

      fireEvent.click(button('Exit'));
      expect(timersActor.getSnapshot().context.timers).toHaveLength(started.length);
      fireEvent.click(button(/^Cook|^Continue/));
      const { context } = cookingActor.getSnapshot();
      const { reached } = box.marksOf(recipe.id);
      expect(context.steps.findIndex(({ lineIds }) => lineIds.includes(reached))).toBe(context.step || -1);
    },
  );
});
