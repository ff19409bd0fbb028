import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { checkReading, wishesOf } from 'recipe-reading';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../../../src/page/context/Announcer.tsx';
import { RecipeContext, type RecipeOnPage } from '../../../src/page/context/recipeContext.ts';
import { readRecipe } from '../../../src/page/rendering/readRecipe.ts';
import { reportsOf } from '../../../src/page/warning/reportsOf.ts';
import { WrongWarning } from '../../../src/page/warning/WrongWarning.tsx';
import { recipeOf } from '../../recipeOf.ts';
import { click, give, press, textsOf } from '../visitor.ts';

const SOUP =
  '# Soup\n\n## Ingredients\n\n- 1 l water\n- 50 g walnuts\n- 3 carrots\n\n## Steps\n\n1. **Simmer:** Boil the carrots. Stir in a splash of cream.';
const PLACEHOLDER = 'https://github.com/OWNER/recipe-kitchen/issues';
const REAL = 'https://github.com/someone/recipe-kitchen/issues';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const reportOf = (line: string, food: string) =>
  `line: ${line}\nfood: ${food}\nlanguage: en\nversion: ${version}`;
const WALNUTS = reportOf('50 g walnuts', 'walnuts (nut)');
const CREAM = reportOf('Simmer Boil the carrots. Stir in a splash of cream.', 'cream (not vegan)');

function checked(text: string, avoid = ['nut allergy', 'fish']) {
  const reading = readRecipe(recipeOf(text)).reading();
  const wishes = wishesOf({ diets: ['vegan'], avoid });
  return { reading, checks: checkReading(reading, false, wishes, []) };
}

function show(bugs: string) {
  const writeText = vi.fn((_: string) => Promise.resolve());
  give('clipboard', { writeText });
  const { reading, checks } = checked(SOUP);
  const recipe = { reading, checks: { checks } } as RecipeOnPage;
  render(
    <>
      <RecipeContext value={recipe}>
        <WrongWarning bugs={bugs} />
      </RecipeContext>
      <Announcer />
    </>,
  );
  return writeText;
}
it('report of a wrong warning: is shown for each food, and copied only after a press', async () => {
  const writeText = show(PLACEHOLDER);
  const details = screen.getByRole<HTMLDetailsElement>('group');
  expect(details.open).toBe(false);
  await click(screen.getByText('This warning is wrong'));
  expect(details.open).toBe(true);
  expect(textsOf('pre')).toEqual([WALNUTS, CREAM]);
  expect(writeText).not.toHaveBeenCalled();
  await press('Copy these lines for the owner of this page about cream (not vegan)');
  expect(writeText.mock.calls).toEqual([[CREAM]]);
  expect(screen.getByRole('status').textContent).toBe('Copied.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('report of a wrong warning: fills in the form of the repository that package.json names', async () => {
  show(REAL);
  await click(screen.getByText('This warning is wrong'));
  expect(textsOf('pre')[0]).toBe(WALNUTS);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /about walnuts \(nut\)$/ });
  const [address, query] = link.href.split('?');
  const fields = Object.fromEntries(new URLSearchParams(query));
  expect(address).toBe(`${REAL}/new`);
  const reported = { line: '50 g walnuts', food: 'walnuts (nut)', language: 'en', version };
  expect(fields).toEqual({ template: 'warning.yml', ...reported });
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
  const form = readFileSync('.github/ISSUE_TEMPLATE/warning.yml', 'utf8');
  const ids = [...form.matchAll(/^ {4}id: (\w+)$/gm)].map(([, id]) => id);
  expect(['template', ...ids]).toEqual(expect.arrayContaining(Object.keys(fields)));
});

it('report of a wrong warning: has a URL that is short enough for GitHub', () => {
  const line = `${'अखरोट '.repeat(500)}`;
  const wish = { of: 'diet', name: 'vegan' } as const;
  const [report] = reportsOf([{ wish, answer: 'found', places: [{ food: line, line }] }], 'hi', REAL);
  expect(report?.form?.length).toBeLessThan(8_000);
});

it('report of a wrong warning: appears once, even if two words to avoid mean the same food', () => {
  const toast = '# Toast\n\n## Ingredients\n\n- 50 g butter\n\n## Steps\n\n1. Serve.';
  const { checks } = checked(toast, ['butter', 'butter allergy']);
  const foods = reportsOf(checks, 'en', PLACEHOLDER).map(({ food }) => food);
  expect(foods.filter((food) => food === 'butter (butter)')).toHaveLength(1);
});
