import { expect, it } from 'vitest';
import { staplesOf } from '../../machines/staples.ts';
import { readList } from '../../src/reading/foods/needed.ts';
import { loadWords } from '../../src/reading/words/loading.ts';

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
  const isOnHand = readList(staplesOf(null), tag);
  expect(items.filter((item) => !isOnHand(item))).toEqual([left]);
});

it.each([
  ['en', ['bell pepper', '1 red pepper', 'sesame oil', 'olives', 'salted butter']],
  ['ru', ['сладкий перец', '2 болгарских перца']],
  ['fr', ['poivron', 'fleur d’oranger']],
  ['es', ['pimiento', '2 pimientos rojos']],
  ['nl', ['paprika', 'olijven']],
  ['tr', ['2 biber', 'tereyağı']],
])('takes nothing else for it: %s', async (tag, items) => {
  await loadWords(tag);
  const isOnHand = readList(staplesOf(null), tag);
  expect(items.filter((item) => isOnHand(item))).toEqual([]);
});
