import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NO_TASTE } from '../../machines/taste.ts';
import { readCorpus } from '../reading/corpus.ts';
import { recipeOf } from '../recipeOf.ts';
import { isNight } from '../sample.ts';
import { renderRecipes } from './rendering/renderRecipe.tsx';
import { button, textsOf } from './visitor.ts';

/** German answers that have other ingredients or steps until the German words have loaded. */
const GERMAN = readCorpus(
  import.meta.glob<string>('../reading/answers/*/*-{currywurst,kaesespaetzle,kuerbis,linsensuppe}-de.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const checkboxes = () => [...document.querySelectorAll<HTMLInputElement>('.recipe .tick input')];

/** Clicks elements, and renders the page only once. */
function clickAll(elements: Element[]): void {
  act(() => {
    for (const element of elements) fireEvent.click(element);
  });
}

/** Returns the texts of ticked items, without remarks, spaces and borders. */
function ticked(boxes = checkboxes().filter(({ checked }) => checked)): string[] {
  return boxes.map((box) => {
    const item = box.closest('tr') ?? box.nextElementSibling;
    const remark = item?.querySelector('.remark')?.textContent ?? '';
    return (item?.textContent ?? '').replace(remark, '').replace(/[\s\u2060|]/g, '');
  });
}

/** `tests/reading/identities.test.ts` edits many answers at random. */
it('ticks: after an edit of a recipe, stay on the same text or disappear', () => {
  const recipeWith = (ingredients: string, step: string) =>
    `# Rice\n\n## Ingredients\n\n${ingredients}\n\n## Steps\n\n1. ${step} the rice.\n2. Fry the eggs.\n3. Eat.`;
  const { show } = renderRecipes(recipeWith('- rice\n- 2 eggs\n  - beaten\n- salt', 'Boil'));
  clickAll(checkboxes().filter((box) => /egg|beaten|rice/.test(ticked([box]).join())));
  const texts = ticked();
  expect(texts).toHaveLength(5);
  show(recipeWith('- leek\n- salt\n- 2 eggs\n  - beaten\n  - cold', 'Wash'));
  expect(ticked().toSorted()).toEqual(texts.filter((text) => !/rice/.test(text)).toSorted());
});

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
    const [before, all] = [ticked(), ticked(checkboxes())];

    isOffline = false;
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(ticked(checkboxes())).not.toEqual(all));
    expect(textsOf('.cook-step')).toEqual(step);
    const after = ticked(checkboxes());
    expect(ticked()).toEqual(before.filter((text) => after.includes(text)));
    expect(ticked()).not.toEqual([]);
    expect(started).toEqual(expect.arrayContaining(textsOf('.timer-chip[data-state]')));

    fireEvent.click(button('Exit'));
    expect(timersActor.getSnapshot().context.timers).toHaveLength(started.length);
    fireEvent.click(button(/^Cook|^Continue/));
    const { context } = cookingActor.getSnapshot();
    const { reached } = box.marksOf(recipe.id);
    expect(context.steps.findIndex(({ lineIds }) => lineIds.includes(reached))).toBe(context.step || -1);
  },
);
