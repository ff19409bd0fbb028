import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isForList } from '../../../machines/recipeMachine.ts';
import { staplesOf } from '../../../machines/staples.ts';
import { NAMED_ELSEWHERE } from '../../../src/page/context/useOnHand.ts';
import { readList } from '../../../src/reading/foods/needed.ts';
import { loadWords } from '../../../src/reading/words/loading.ts';
import { recipeOf } from '../../recipeOf.ts';
import { renderPage } from '../renderPage.tsx';

const TEXT =
  '# Pancakes\n\nServes 4.\n\n## Ingredients\n\n- 200 g flour\n- 1 tsp salt\n- 2 tbsp olive oil\n- 300 ml water\n- 1 onion, diced\n- Black pepper\n\n1. Stir.';

async function open(text = TEXT, staples: string[] | null = null) {
  const recipe = recipeOf(text, { id: 'pancakes', ingredients: ['rice', 'eggs'] });
  const page = renderPage({ ingredients: ['rice', 'eggs'], staples, recipe, served: [recipe] });
  await page.settled(() => {});
  const panel = () => page.container.querySelector('.needed') as HTMLElement;
  const texts = (selector: string) =>
    [...panel().querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
  return {
    ...page,
    count: () => panel().querySelector('summary b')?.textContent,
    toBuy: () => texts('li > span:first-child'),
    had: () => texts('li > s'),
    atHome: () => texts('.at-home > span'),
    list: () => page.recipeActor.getSnapshot().context.ingredients,
    isForList: () => isForList(page.recipeActor.getSnapshot()),
  };
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });

it('is a list of amounts, scaled, without what is at home for everybody', async () => {
  const { count, toBuy, atHome } = await open();
  expect([count(), toBuy()]).toEqual(['2 to buy', ['200 g flour', '1 onion, diced']]);
  expect(atHome()).toEqual(['At home: salt, pepper, oil, water']);
  fireEvent.click(button('One serving more'));
  fireEvent.click(button('One serving more'));
  expect(toBuy()).toEqual(['300 g flour', '1 ½ onion, diced']);
});

it('counts what the visitor has taken out', async () => {
  const { toBuy, atHome } = await open(TEXT, []);
  expect(toBuy()).toEqual([
    '200 g flour',
    '1 tsp salt',
    '2 tbsp olive oil',
    '1 onion, diced',
    'Black pepper',
  ]);
  expect(atHome()).toEqual([]);
});

it('strikes through what one has, in its place, and takes it back', async () => {
  const { count, toBuy, had, list, isForList } = await open();
  button('I have it: flour').focus();
  fireEvent.click(button('I have it: flour'));
  expect([count(), toBuy(), had()]).toEqual(['1 to buy', ['1 onion, diced'], ['200 g flour']]);
  expect([list(), isForList()]).toEqual([['rice', 'eggs', 'flour'], true]);
  expect(document.activeElement).toBe(button('Undo: flour'));
  expect(screen.getByText('flour is on your list.')).not.toBeNull();
  // The second click of a double click.
  fireEvent.click(button('Undo: flour'), { detail: 2 });
  expect(had()).toEqual(['200 g flour']);
  fireEvent.click(button('Undo: flour'));
  expect([count(), had(), list()]).toEqual(['2 to buy', [], ['rice', 'eggs']]);
  expect(document.activeElement).toBe(button('I have it: flour'));
});

it('moves to what is at home what is always there, until everything is', async () => {
  const { count, toBuy, had, atHome, list } = await open();
  fireEvent.click(button('I have it: flour'));
  button('Always: flour').focus();
  fireEvent.click(button('Always: flour'));
  expect([toBuy(), had(), list()]).toEqual([['1 onion, diced'], [], ['rice', 'eggs']]);
  expect(atHome()).toEqual(['At home: salt, pepper, oil, water, flour']);
  expect(document.activeElement?.id).toBe('needed');
  fireEvent.click(button('I have it: onion'));
  expect([count(), had()]).toEqual(['You have everything', ['1 onion, diced']]);
});

it('leads to what is always at home, where it can be changed', async () => {
  const { container, toBuy } = await open();
  fireEvent.click(button('Change what is always at home'));
  const foldout = container.querySelector('#staples')?.closest('details') as HTMLDetailsElement;
  expect([foldout.open, document.activeElement?.id]).toEqual([true, 'staples']);
  fireEvent(foldout, new Event('toggle'));
  fireEvent.click(button('Remove salt'));
  expect(toBuy()).toContain('1 tsp salt');
});

it.each([
  ['de', '- 1 TL Salz\n- Pfeffer\n- 2 EL Öl\n- 200 ml Wasser\n- 200 g Mehl', '200 g Mehl'],
  ['it', '- Sale\n- Pepe nero\n- 2 cucchiai di olio\n- 200 g di farina', '200 g di farina'],
  ['fr', '- Sel\n- Poivre\n- 2 c. à soupe d’huile\n- 200 g de farine', '200 g de farine'],
  ['es', '- Sal\n- Pimienta\n- 2 cucharadas de aceite\n- 200 g de harina', '200 g de harina'],
  ['pt', '- Sal\n- Pimenta-do-reino\n- Óleo\n- 200 g de farinha', '200 g de farinha'],
  ['nl', '- Zout\n- Peper\n- 2 el olie\n- 200 g bloem', '200 g bloem'],
  ['sv', '- Salt\n- Peppar\n- 2 msk olja\n- 200 g mjöl', '200 g mjöl'],
  ['nb', '- Salt\n- Pepper\n- 2 ss olje\n- 200 g mel', '200 g mel'],
  ['da', '- Salt\n- Peber\n- 2 spsk olie\n- 200 g mel', '200 g mel'],
  ['pl', '- Sól\n- Pieprz\n- 2 łyżki oleju\n- 200 g mąki', '200 g mąki'],
  ['ru', '- Соль\n- Чёрный перец\n- Растительное масло\n- 200 г муки', '200 г муки'],
  ['tr', '- Tuz\n- Karabiber\n- Sıvı yağ\n- 200 g un', '200 g un'],
  ['ar', '- ملح\n- فلفل أسود\n- زيت\n- 200 غرام دقيق', '200 غرام دقيق'],
  ['hi', '- नमक\n- काली मिर्च\n- तेल\n- 200 ग्राम मैदा', '200 ग्राम मैदा'],
  ['ja', '- 塩 少々\n- こしょう 少々\n- サラダ油 大さじ1\n- 小麦粉 200g', '小麦粉 200g'],
  ['zh', '- 盐 5克\n- 胡椒粉\n- 食用油\n- 面粉 200克', '面粉 200克'],
  ['ko', '- 소금\n- 후추\n- 식용유\n- 밀가루 200g', '밀가루 200g'],
])('knows what is at home for everybody in other languages: %s', async (tag, lines, left) => {
  await loadWords(tag);
  const items = lines.split('\n').map((line) => line.slice(2));
  const isOnHand = readList([...staplesOf(null), ...NAMED_ELSEWHERE], tag);
  expect(items.filter((item) => !isOnHand(item))).toEqual([left]);
});

it.each([
  ['en', ['bell pepper', '1 red pepper', 'sesame oil', 'olives', 'salted butter']],
  ['ru', ['сладкий перец', '2 болгарских перца']],
  ['fr', ['poivron', 'fleur d’oranger']],
  ['es', ['pimiento']],
  ['nl', ['paprika', 'olijven']],
  ['tr', ['2 biber', 'tereyağı']],
])('takes nothing else for it: %s', async (tag, items) => {
  await loadWords(tag);
  const isOnHand = readList([...staplesOf(null), ...NAMED_ELSEWHERE], tag);
  expect(items.filter((item) => isOnHand(item))).toEqual([]);
});
