import { expect, it } from 'vitest';
import { ingredientsOf } from '../../../src/reading/words/forStep.ts';

/** A group stands before '>', as 'Sauce > honey'. */
function named(list: string, ...texts: string[]): string {
  const ingredients = list.split(' | ').map((line) => {
    const [text = '', group = ''] = line.split(' > ').reverse();
    return { text, group };
  });
  const steps = texts.map((text) => ({ title: '', text }));
  const english = !/[^\p{ASCII}½¼’]|Das |Calienta|Zutaten|Vierte|Añade/u.test(list + texts.join());
  return ingredientsOf(texts.length - 1, { ingredients, steps, english })
    .map(({ text }) => text)
    .join(' | ');
}

const BREAKFAST =
  '1 lb ground beef | 4 chicken thighs | 1 red bell pepper | 2 garlic cloves, minced | 1 tbsp olive oil | 1 tsp sesame oil';
const OATS = '1 cup rolled oats | 1 cup milk | 1 tbsp chia seeds | 1 cup berries';
const SALAD = 'Dressing > 2 tbsp honey | Dressing > 1 lemon | 1 cucumber | ½ cup crumbled feta cheese';
const CAKE = 'Dry ingredients > 2 cups flour | Dry ingredients > 1 tsp baking powder | 2 eggs | 1 cup milk';

it.each([
  [BREAKFAST, 'Brown the beef and the chicken.', '1 lb ground beef | 4 chicken thighs'],
  [BREAKFAST, 'Add the garlic. Season with salt and pepper.', '2 garlic cloves, minced'],
  [BREAKFAST, 'Slice the peppers.', '1 red bell pepper'],
  [BREAKFAST, 'Heat the olive oil.', '1 tbsp olive oil'],
  [BREAKFAST, 'Finish with the sesame oil.', '1 tsp sesame oil'],
  ['1 cup heavy cream | 1 stick butter', 'Cream the butter until pale.', '1 stick butter'],
  [
    '½ cup grated Parmesan | 1 bunch basil | 1 onion',
    'Stir in the Parmesan and basil.',
    '½ cup grated Parmesan | 1 bunch basil',
  ],
  ['2 tbsp soy sauce | 1 tsp thyme leaves', 'Pour the sauce over the leaves. Leave it.', ''],
  ['3 tomatoes | 2 tbsp tomato paste', 'Stir in the tomato paste.', '2 tbsp tomato paste'],
  ['2 tbsp tomato paste', 'Stir in the tomatoes.', ''],
  ['4 tomatoes', 'Stir in the tomato paste.', ''],
  ['1 can black beans | 1 can kidney beans', 'Add the beans.', '1 can black beans | 1 can kidney beans'],
  [
    '2 tbsp cocoa powder | 1 tsp vanilla extract',
    'Add the cocoa and vanilla.',
    '2 tbsp cocoa powder | 1 tsp vanilla extract',
  ],
  ['1 l chicken stock | 4 chicken thighs', 'Season the chicken.', '4 chicken thighs'],
  ['1 l chicken stock', 'Pour in the broth.', '1 l chicken stock'],
  ['200 g pasta | 1 onion', 'Keep a cup of the pasta water. Fry the onion.', '1 onion'],
  ['1 tsp salt | 200 g lentils', 'Cook the lentils without salt.', '200 g lentils'],
  [OATS, 'Stir together everything but the berries.', '1 cup rolled oats | 1 cup milk | 1 tbsp chia seeds'],
  [OATS, 'Mix all but the milk and the berries.', '1 cup rolled oats | 1 tbsp chia seeds'],
  [OATS, 'Put all the ingredients into a jar.', OATS],
  [SALAD, 'Whisk the dressing.', '2 tbsp honey | 1 lemon'],
  [SALAD, 'Pour over the dressing.', ''],
  [SALAD, 'Scatter the feta.', '½ cup crumbled feta cheese'],
  [CAKE, 'Whisk the dry ingredients.', '2 cups flour | 1 tsp baking powder'],
  ['2 EL Olivenöl | 1 Zwiebel', 'Das Öl erhitzen.', '2 EL Olivenöl'],
  ['150 g Zucker | 3 Eier | 1 Prise Salz', 'Alle Zutaten außer dem Salz verrühren.', '150 g Zucker | 3 Eier'],
  [
    'Für den Teig > 200 g Mehl | Für den Guss > 1 Zitrone',
    'Alle Zutaten für den Teig verkneten.',
    '200 g Mehl',
  ],
  ['2 cucharadas de aceite de oliva', 'Calienta el aceite.', '2 cucharadas de aceite de oliva'],
  ['1 l de caldo de pollo | 4 tomates', 'Añade el pollo.', ''],
  [
    '20 cl de bouillon de légumes ou de poulet | 1 tasse de riz cuit',
    'Laissez le poulet jusqu’à ce qu’il soit cuit.',
    '',
  ],
  ['1 gousse d’ail | 2 feuilles de laurier', 'Retirez le laurier.', '2 feuilles de laurier'],
  ['1 tasse de lait de coco | 2 oignons émincés', 'Ajoutez les oignons.', '2 oignons émincés'],
  [
    '1 kilo winterwortels à koken | 3 uien',
    'Stamp de wortels met de ui.',
    '1 kilo winterwortels à koken | 3 uien',
  ],
  [
    '100 g smör | 2½ dl strösocker | 2 ägg',
    'Smält smöret och rör ner sockret på spisen.',
    '100 g smör | 2½ dl strösocker',
  ],
  ['½ kg hakket svinekød | 1 løg', 'Rør kødet med løget.', '½ kg hakket svinekød | 1 løg'],
  [
    '10 dag wędzonego boczku | 4 jajka | 2 ząbki czosnku',
    'Pokrój boczek, dodaj czosnek i połówki jajek.',
    '10 dag wędzonego boczku | 4 jajka | 2 ząbki czosnku',
  ],
  [
    '3 ст. ложки муки | 2 яйца | 100 г сметаны',
    'Подавайте со сметаной, обваляв в муке.',
    '3 ст. ложки муки | 100 г сметаны',
  ],
  [
    '1 küçük soğan | 2 adet sivri biber | 1 yemek kaşığı un',
    'Soğanı ve unu kavurun.',
    '1 küçük soğan | 1 yemek kaşığı un',
  ],
  ['卵 4個 | 玉ねぎ 1/2個 | ねぎ 1本', '玉ねぎと卵を入れる。', '卵 4個 | 玉ねぎ 1/2個'],
  ['嫩豆腐 400克 | 生抽 1大勺 | 豆瓣酱 1勺', '放入豆腐，加入豆瓣酱。', '嫩豆腐 400克 | 豆瓣酱 1勺'],
  ['두부 1모 | 양파 1개 | 대파 1대', '양파와 두부를 넣는다.', '두부 1모 | 양파 1개'],
  ['नमक 1 चम्मच | 2 प्याज', 'प्याज डालें।', '2 प्याज'],
  ['2 كوب سكر | 200 غ سمن', 'اغلي السكر.', '2 كوب سكر'],
])('of %j, %j names %j', (list, step, expected) => {
  expect(named(list, step)).toBe(expected);
});

it('takes what no step before has named for the remaining ingredients', () => {
  expect(named(OATS, 'Pour the milk over the oats.', 'Add the remaining ingredients.')).toBe(
    '1 tbsp chia seeds | 1 cup berries',
  );
});

it.each(['the ', 'all ingredients ', 'oil, ', 'a', '蛋', 'öl und ', 'without '])(
  'comes to an end with a hostile step of %j',
  (part) => {
    const step = part.repeat(12_000 / part.length);
    expect(named('2 tbsp olive oil | 3 Zwiebeln | 卵 4個', step)).toBeTypeOf('string');
  },
);
