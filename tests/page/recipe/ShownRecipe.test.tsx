import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tablesIn } from '../../rowsIn.ts';
import { renderRecipe } from '../rendering/renderRecipe.tsx';
import { click, focused, press, textsOf, user } from '../visitor.ts';
import TABLES from './shownRecipe.tables.tsv?raw';

const tables = tablesIn(TABLES);
const ANSWERS = new Map(tables('answers').map(([name, answer]) => [name, answer]));
const renderNamed = (name: string) => renderRecipe(ANSWERS.get(name) ?? '');

it.each(tables('headings'))('recipe headings: %s (%s), for %j', (_, shown, answer) => {
  const headings = [...renderRecipe(answer).querySelectorAll('h1, h2, h3, h4, h5, h6')];
  expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`).join(', ')).toBe(shown);
});

it.each(tables('heads'))('dish name: is a heading above the introduction, for %j', (answer, dish, intro) => {
  const page = renderRecipe(answer);
  expect(page.querySelector('.recipe-head h3.dish')?.textContent).toBe(dish);
  expect(page.querySelector('.recipe-head .intro')?.textContent).toBe(intro);
});

it('table cell: has its content in a single element, and its column’s name in an attribute', () => {
  const page = renderRecipe('| What | How |\n| --- | --- |\n| rice | a **b** `c` |\n| eggs | |');
  const cells = [...page.querySelectorAll('td')].map(
    (cell) => `${cell.dataset.of} ${cell.childNodes.length}`,
  );
  expect(cells.join()).toBe('What 1,How 1,What 1,How 0');
  expect(page.querySelectorAll('[role="rowgroup"]')).toHaveLength(2);
});

it.each(tables('rows'))(
  'ingredient table: puts the amount and the unit before the food, for %s',
  (row, leading = '') => {
    const page = renderRecipe(
      `# Rice\n\n## Ingredients\n\n| a | b | c |\n|--|--|--|\n${row}\n\n## Steps\n\n1. Stir.`,
    );
    expect(textsOf('.leading', page).join()).toBe(leading);
  },
);

it.each(['- 6 thighs, skin on (about 900 g)', '- 6 thighs (approx. 900 g)'])(
  'weight in brackets: keeps “about” on the same line as the number, in %s',
  (line) => {
    const page = renderRecipe(`# Rice\n\n## Ingredients\n\n${line}\n\n## Steps\n\n1. Stir.`);
    expect(page.querySelector('.what li')?.textContent).toMatch(/\([a-z.]+\u00a0900.g\)$/);
  },
);

it('answer cut short after the name: says so, and has no cook mode, times or servings', () => {
  const page = renderRecipe('# Rice', { cutShort: true });
  screen.getByText('The recipe stops early: it reached the length limit.');
  screen.getByRole('button', { name: 'More' });
  expect(screen.queryByRole('button', { name: 'Cook' })).toBeNull();
  expect(page.querySelector('.facts')).toBeNull();
});

it.each(['https://example.org/a', 'mailto:cook@example.org', 'HTTP://EXAMPLE.ORG'])(
  'link to %s: says that it opens in a new tab, and sends no referrer',
  (href) => {
    renderRecipe(`[the link](${href})`);
    const link = screen.getByRole('link', {
      name: /^the link \(.*example\.org\)\s*, opens in a new tab$/i,
    });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      new URL(href).href,
      '_blank',
      'noopener noreferrer nofollow',
    ]);
  },
);

it.each(['javascript:alert(1)', '#recipe-fn-1', 'https://', 'http://[', ''])(
  'link to %j: is plain text',
  (href) => {
    const page = renderRecipe(`[the link](<${href}>)`);
    expect(page.querySelector('.recipe a:not(.video-search a)')).toBeNull();
    expect(page.textContent).toContain('the link');
  },
);

it.each(tables('hosts'))('link %s: shows its host, unless the link text names it (%j)', (link, host = '') => {
  renderRecipe(`# Rice\n\n- 200 g rice\n\n1. Cook it as on ${link}`);
  expect(textsOf('.place').join()).toBe(host);
});

it('footnote links: move the focus to the note and back, without changing the URL', async () => {
  const page = renderRecipe('Rice[^a] and rice[^a] and eggs[^b].\n\n[^a]: washed\n[^b]: two');
  const [reference] = page.querySelectorAll<HTMLAnchorElement>('[data-footnote-ref]');
  const history = window.history.length;
  await click(reference as Element);
  expect(focused()?.textContent).toContain('washed');
  await click(within(focused() as HTMLElement).getAllByRole('link')[0] as HTMLElement);
  expect(focused()).toBe(reference);
  expect(location.hash).toBe('');
  expect(window.history.length).toBe(history);
});

const RECIPE =
  '- rice\n- 2 eggs\n  - beaten\n- [x] salt\n\n1. Cook the [rice](https://example.org).\n\n2. Add the eggs.\n\n   Stir.';
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

const ticked = () =>
  screen.queryAllByRole<HTMLInputElement>('checkbox').flatMap(({ checked }, at) => (checked ? [at] : []));

it('checkboxes: are named after their items, and toggle by mouse and keyboard', async () => {
  renderRecipe(RECIPE);
  expect(screen.getAllByRole('checkbox')).toHaveLength(6);
  box(/^Step 2$/);
  expect(ticked()).toEqual([3]);
  await click(screen.getByText('rice', { selector: '.tick > span' }));
  await click(box(/^salt$/));
  box(/^beaten$/).focus();
  await user.keyboard(' ');
  expect(ticked()).toEqual([0, 2]);
  await user.keyboard(' ');
  expect(ticked()).toEqual([0]);
  await click(box(/^Step 1$/));
  expect(box(/^Step 1 done$/).checked).toBe(true);
});

it('checkbox: is toggled by a click on its text, but not by a click on a timer in the text', async () => {
  const page = renderRecipe(
    '## Ingredients\n\n- rice\n\n## Steps\n\n1. Fry the rice for 5 minutes.\n2. Serve.',
  );
  expect(page.querySelector('label button')).toBeNull();
  const text = screen.getByText(/^Fry the rice/);
  fireEvent.click(screen.getByRole('button', { name: 'Start a timer: 5 minutes' }));
  expect(box(/^Step 1/).checked).toBe(false);
  getSelection()?.selectAllChildren(text);
  fireEvent.click(text);
  expect(box(/^Step 1/).checked).toBe(false);
  getSelection()?.removeAllRanges();
  fireEvent.click(text);
  expect(box(/^Step 1/).checked).toBe(true);
});

it.each(['1. Mix:\n   - a\n   - b\n\n   Then bake.', '- first\n\n  ```\n  second\n  ```\n\n  third'])(
  'checkboxes: do not reorder the words in %j',
  (recipe) => {
    const list = renderRecipe(recipe).querySelector('.recipe :is(ol, ul)');
    const wordsIn = (text?: string) => text?.match(/\b[a-z]+\b/gi);
    expect(wordsIn(list?.textContent)).toEqual(wordsIn(recipe));
  },
);

it.each(tables('checkboxes'))('checkboxes of a recipe: %s', (_, recipe, names = '', done = '') => {
  renderRecipe(recipe);
  const boxes = names.split(' ').filter(Boolean);
  expect(screen.queryAllByRole('checkbox')).toEqual(boxes.map((name) => box(new RegExp(`^${name}`))));
  expect(ticked().join()).toBe(done);
});

it('timer in a step: stays on one line with the punctuation after it', () => {
  const container = renderRecipe('## Steps\n\n1. Boil (**10 minutes**), then rest for 5 minutes.\n2. Serve.');
  expect(textsOf('.timed', container)).toEqual(['10 minutes),', '5 minutes.']);
});

it.each(tables('buttons'))(
  'button %s: turns 200 g into %s, and a second click restores the amounts',
  async (name, scaled, note) => {
    const container = renderRecipe(
      '# Rice\n\n## Ingredients\n\n- 200 g rice\n\n## Steps\n\n1. Boil the rice.',
    );
    await press(name);
    expect(textsOf('.ingredients li, .tick > span', container)).toContain(scaled);
    expect(container.textContent).toContain(note);
    await press(name);
    expect(textsOf('.ingredients li, .tick > span', container)).toContain('200 g rice');
  },
);

it('recipe of several parts: lists all ingredients above the steps', () => {
  expect(renderNamed('several parts').textContent).toMatch(
    /peanut butter.*For the tofu.*300 g tofu.*Whisk.*For the tofu.*Fry the tofu/s,
  );
});

it('recipe in columns: has no horizontal line between ingredients and steps', () => {
  const container = renderNamed('columns');
  expect(container.querySelector('.columns .how')?.firstElementChild?.textContent).toBe('Steps');
  expect(container.querySelectorAll('.how > hr')).toHaveLength(1);
});

it("'Show as written': shows the unchanged answer, and 'Show arranged' shows the recipe again", async () => {
  const answer =
    'Sure!\n\n# Rice\n\n## Ingredients\n- 200 g rice\n\n## Nutrition\n| eggs | 300 |\n\n## Steps\n1) Boil.';
  const page = renderRecipe(answer);
  const shown = () => page.querySelector('pre.plain')?.textContent ?? null;
  expect(shown()).toBeNull();
  await press('More');
  await press('Show as written');
  expect(shown()).toBe(answer);
  expect(focused()?.textContent).toBe('More');
  await press('More');
  await press('Show arranged');
  expect(shown()).toBeNull();
  screen.getByRole('checkbox', { name: /200 g rice/ });
});
