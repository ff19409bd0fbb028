import { expect, it } from 'vitest';
import { dishOf, textOf } from '../../src/reading/textAndDish.ts';
import { readTable } from './readTable.ts';

const FENCE = '```';

it.each([
  ['plain', '# Rice\n\nCook it.', '# Rice\n\nCook it.'],
  ['in a fence', `${FENCE}markdown\n# Rice\n\nCook it.\n${FENCE}`, '# Rice\n\nCook it.'],
  ['in a short fence', `${FENCE}md\r\n# Rice\r\n${FENCE}\r\n`, '# Rice'],
  ['in a fence of tildes', '~~~markdown\n# Rice\n~~~', '# Rice'],
  ['in a fence that was cut short', `${FENCE}markdown\n# Rice\n\nCook`, '# Rice\n\nCook'],
  [
    'with a fence around a part',
    `${FENCE}markdown\n# Rice\n${FENCE}\nand more`,
    `${FENCE}markdown\n# Rice\n${FENCE}\nand more`,
  ],
  [
    'most of which is in a fence',
    `Here:\n${FENCE}\n# Rice\n\n- rice\n- eggs\n\nCook it.\n${FENCE}\nEnjoy.`,
    'Here:\n\n# Rice\n\n- rice\n- eggs\n\nCook it.\n\nEnjoy.',
  ],
  ['with code in it', `# Rice\n\n${FENCE}\ncode\n${FENCE}`, `# Rice\n\n${FENCE}\ncode\n${FENCE}`],
  ['with a BOM', '\ufeff# Rice', '# Rice'],
])('reads an answer %s', (_, answer, text) => {
  expect(textOf({ text: answer, ingredients: [] })).toBe(text);
});

it.each([
  ['# Egg-fried rice\n\ntext', 'Egg-fried rice'],
  ['Here you go:\n\n## **Rice** with `eggs` ##\n', 'Rice with eggs'],
  ['# [Rice](https://example.org) & peas', 'Rice & peas'],
  ['Just rice.\nCook it.', 'Rice and eggs'],
  ['**Rice**\n\nQuick.\n\n## Ingredients', 'Rice'],
  ['**Note:**\n\n# Rice', 'Rice'],
  ['####### seven', 'seven'],
  ['***', 'Rice and eggs'],
  ['# Mac_and_cheese with _peas_', 'Mac_and_cheese with peas'],
  ['Sure! Here is one:\n\nRice with eggs\n===\n\ntext', 'Rice with eggs'],
  [`${FENCE}sh\n# a comment\n${FENCE}\n\n# Rice`, 'Rice'],
  ['| a |\n|---|\n', 'Rice and eggs'],
  [`# ${'x'.repeat(500)}`, 'x'.repeat(120)],
  ['Nom du plat : Riz sauté\nPortions : 2', 'Riz sauté'],
  ['Name = Fried rice', 'Fried rice'],
  ['**اسم الطبق:** أرز بالبيض', 'أرز بالبيض'],
  ['요리명: 계란밥', '계란밥'],
  ['## ご提案：卵チャーハン', '卵チャーハン'],
  ['## Вариант 2: Рис с яйцом', 'Рис с яйцом'],
  ['**Yumurtalı pilav tarifi**', 'Yumurtalı pilav'],
  ['## अंडा चावल बनाने की विधि', 'अंडा चावल'],
  ['## Jak zrobić ryż z jajkiem', 'ryż z jajkiem'],
  ['## طريقة عمل أرز بالبيض', 'أرز بالبيض'],
  ['# A proper tea: Egg-fried rice\n\n- 3 eggs\n- rice\n\nFry.', 'Egg-fried rice'],
  ['# Okroshka: cold summer soup\n\n- 1 l kefir\n- 3 eggs', 'Okroshka'],
  ['# Supper in 15 minutes: Egg rice\n\n- 3 eggs', 'Egg rice'],
  ['Is this fine? Then begin\n\n- 3 eggs', 'Rice and eggs'],
  ['卵 …… 3個\nご飯 …… 200g', 'Rice and eggs'],
  ['Here:\n\n=== EGG RICE ===\n=== INGREDIENTS ===\n3 eggs', 'EGG RICE'],
  ['O mais óbvio com isto é um arroz de pato.\n\nIngredientes:\n- arroz', 'Arroz de pato'],
  ['Simple : une tarte fine. Prête en 20 minutes.\n\nIngrédients : farine', 'Tarte fine'],
  ['**Плов** – это блюдо на праздник.\n\n**Порции:** 4', 'Плов'],
  ['既然有鸡蛋，那就做蛋炒饭吧，很快。\n\n材料：\n鸡蛋', '蛋炒饭'],
  ['卵がありますね！それなら「親子丼」はいかがでしょうか？簡単です\n\n**材料**', '親子丼'],
  ['Что можно быстро приготовить на ужин.\n\n**Ингредиенты**\n- рис', 'Rice and eggs'],
  ['# Egg rice!\n\n- 3 eggs', 'Egg rice'],
  ['> **Egg rice**\n\nQuick.', 'Egg rice'],
  ['This egg rice is done in no time.\n\nIngredients:', 'Egg rice'],
  ['What about a warming bowl of egg rice?\n\nIngredients:', 'Egg rice'],
  ['Pourquoi pas une quiche ?\n\nIngrédients :', 'Quiche'],
  ['Puoi preparare una gustosa pasta e fagioli.\n\nIngredienti:', 'Pasta e fagioli'],
  ['Co powiesz na to: zupa mleczna!\n\nSkładniki:', 'Zupa mleczna'],
  ['# Menemen Nasıl Yapılır?', 'Menemen'],
  ['推荐您做一道番茄炒蛋，简单。\n\n材料：', '番茄炒蛋'],
  ['Godt valg! **Fårikål** passer godt her.\n\n**Dette skal du ha**\n- 1 kg kål', 'Fårikål'],
  ["Let's cook something tasty with what you have!\n\nIngredients:", 'Rice and eggs'],
  ['Her er en nem opskrift med dine varer:\n\nIngredienser:', 'Rice and eggs'],
  [`To copy:\n\n${FENCE}\nEGG RICE\nServes 2\n\nINGREDIENTS\n- 3 eggs\n- 200 g rice\n${FENCE}`, 'EGG RICE'],
])('names the dish of %j', (answer, dish) => {
  const asked = { text: answer, ingredients: ['rice', 'eggs'] };
  expect(dishOf(textOf(asked), asked)).toBe(dish);
});

it.each(readTable('dishes.txt'))(
  'names the dish that an opening speaks of ($about, $place)',
  ({ given, expected }) => {
    const asked = { text: `${given}\n- 3 eggs\n- rice\n\nServe the ${expected}.`, ingredients: [] };
    expect(dishOf(asked.text, asked)).toBe(expected);
  },
);

it.each(['a-', 'a ', 'X, also ', 'un’', '一道', 'the classic ', 'is '])(
  'comes to an end with hostile lines of %j',
  (piece) => {
    const lines = Array.from({ length: 40 }, () => piece.repeat(900 / piece.length));
    expect(dishOf(lines.join('\n'), { text: '', ingredients: ['rice'] })).toBeTypeOf('string');
  },
);
