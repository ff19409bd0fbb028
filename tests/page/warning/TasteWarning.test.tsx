import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_TASTE, type Taste } from '../../../machines/taste.ts';
import { recipeOf } from '../../recipeOf.ts';
import { LIST, renderPage } from '../renderPage.tsx';
import { dish, press, textsOf, user } from '../visitor.ts';

const SOUP =
  '# Soup\n\nTotal time: 50 minutes\n\n## Ingredients\n\n- 1 l chicken stock\n- 50 g walnuts\n- 3 carrots\n\n## Steps\n\n1. Simmer.';

const VEGETARIAN: Partial<Taste> = { diets: ['vegetarian'] };
const warnings = () => textsOf('.warning > .beside');

const NUTS = 'Contains nuts, which you avoid.';
const STOCK = 'Not vegetarian: chicken stock.';
const LAMB = 'Not vegetarian: ground lamb.';
const TIME = 'It takes 50 min, and you asked for 30 min.';

const PIE =
  '# Pie\n\n## Ingredients\n\n### Lamb filling\n\n- 500 g ground lamb\n\n**For the topping:**\n\n- 1 kg potatoes\n\n## Steps\n\n1. Bake.';
const WITH_EGG = '# Rice\n\n## Ingredients\n\n- 200 g rice\n\n## Steps\n\n1. Boil the rice. Stir in an egg.';
const EGG = 'Not vegan: egg.';
const EGGS = 'Contains eggs, which you avoid.';
const OAT_MILK = WITH_EGG.replace('200 g rice', '200 ml oat milk').replace(
  'Boil the rice. Stir in an egg',
  'Whisk the milk',
);

it.each<[string, Partial<Taste>, string, string[], string[]]>([
  [
    'all reasons with their corrections',
    { ...VEGETARIAN, avoid: ['nuts', 'fish'], minutes: 30 },
    SOUP,
    [NUTS, STOCK, TIME],
    ['Make it vegetarian and quicker, without nuts', 'Suggest another'],
  ],
  [
    'a food once, although the title of an ingredient group repeats it',
    VEGETARIAN,
    PIE,
    [LAMB],
    ['Make it vegetarian', 'Suggest another'],
  ],
  [
    'a food that breaks a diet, in a step',
    { diets: ['vegan'] },
    WITH_EGG,
    [EGG],
    ['Make it vegan', 'Suggest another'],
  ],
  [
    'an avoided food in a step',
    { avoid: ['eggs'] },
    WITH_EGG,
    [EGGS],
    ['Make it without eggs', 'Suggest another'],
  ],
  ['nothing if "the milk" in a step means the listed oat milk', { avoid: ['milk'] }, OAT_MILK, [], []],
  ['a recipe that takes too long', { minutes: 30 }, SOUP, [TIME], ['Make it quicker', 'Suggest another']],
  ['nothing if the recipe fits the taste', { avoid: ['fish'], minutes: 60 }, SOUP, [], []],
  ['nothing without a taste', {}, SOUP, [], []],
])('taste warning: shows %s', async (_, taste, text, expected, ways) => {
  const { answer } = renderPage(LIST);
  await press('Get a recipe');
  await answer(text, { taste: { ...NO_TASTE, ...taste } });
  expect(warnings()).toEqual(expected);
  expect(document.querySelectorAll('.warning')).toHaveLength(expected.length > 0 ? 1 : 0);
  expect(textsOf('.warning .line button')).toEqual(ways);
  const canReport = expected.some((warning) => warning !== TIME);
  expect(textsOf('.warning summary')).toEqual(canReport ? ['This warning is wrong'] : []);
});

it('taste warning: is between the dish name and the toolbar, and can suggest another dish', async () => {
  const taste = { ...NO_TASTE, avoid: ['Walnut'] };
  const { answer } = renderPage({ ingredients: ['carrots', 'nuts'], taste });
  await press('Get a recipe');
  await answer(SOUP, { id: 'soup', taste });
  const warning = () => document.querySelector('.warning');
  const follows = (selector: string) =>
    document.querySelector(selector)?.compareDocumentPosition(warning() as Element);
  expect(warning()?.textContent).toContain('Contains Walnut, which you avoid.');
  expect(follows('.dish')).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(follows('.tools')).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(warning()?.textContent).toContain('AI can get allergens wrong. Check the labels.');
  expect(warning()?.closest('[aria-live=polite]')?.textContent).toBe(warning()?.textContent);

  await user.click(within(warning() as HTMLElement).getByRole('button', { name: 'Suggest another' }));
  expect(document.activeElement?.textContent).toBe('Generating recipe...');
  await answer('# Rice\n\n## Ingredients\n\n- 200 g rice\n- 2 peas\n\n1. Boil.', { id: 'rice', taste });
  expect(dish()).toBe('Rice');
  expect(warning()).toBeNull();
  screen.getByText(/Check the labels/);
  expect(screen.queryByText(/\bsafe\b|free of/i)).toBeNull();
});

it.each([
  [SOUP, ['Contains walnuts, which you avoid.', 'Not vegetarian: chicken stock.']],
  ['# Soup\n\nSimmer the walnuts.', ['Contains walnuts, which you avoid.']],
])(
  'taste warning: appears when the visitor changes the taste settings, for the recipe %j',
  async (text, expected) => {
    const { send } = renderPage({ recipe: recipeOf(text, { id: 'soup' }) });
    expect(warnings()).toEqual([]);
    const changes: Partial<Taste> = { avoid: ['walnuts'], diets: ['vegetarian'] };
    await send({ type: 'taste.changed', changes });
    expect(warnings()).toEqual(expected);
  },
);
