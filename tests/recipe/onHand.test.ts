import { describe, expect, it } from 'vitest';
import { isMentioned, isOnHand, nameOf } from '../../src/recipe/onHand.ts';

describe('what is on hand', () => {
  it.each<[ingredient: string, onHand: string]>([
    ['2 ripe tomatoes, chopped', 'tomatoes'],
    ['2 ripe tomatoes, chopped', 'Tomato'],
    ['1 (400 g) can chopped tomatoes', 'tomatoes'],
    ['200 g cherry tomatoes, halved', 'tomatoes'],
    ['2 tomatoes', 'cherry tomatoes'],
    ['350 g penne', 'penne'],
    ['2 large eggs', 'eggs'],
    ['3 egg yolks', 'eggs'],
    ['1 egg', '6 eggs'],
    ['3 garlic cloves, minced', 'garlic'],
    ['4 cloves of garlic', 'garlic'],
    ['2 tbsp olive oil', 'olive oil'],
    ['Oil, for frying', 'olive oil'],
    ['1 red onion, finely sliced', 'onions'],
    ['2 medium onions', 'onion'],
    ['½ tsp freshly ground black pepper', 'pepper'],
    ['Salt and black pepper, to taste', 'salt|pepper'],
    ['butter or oil', 'butter'],
    ['butter or olive oil', 'olive oil'],
    ['juice of 1 lemon', 'lemons'],
    ['1 tbsp lemon juice', 'lemon'],
    ['1/2 cup of grated Parmesan (about 50 g)', 'parmesan'],
    ['a handful of fresh basil leaves', 'basil'],
    ['500 g minced beef', '500 g minced beef'],
    ['200 g stale bread', 'bread'],
    ['2 slices of bread', 'day-old bread'],
    ['4 potatoes, peeled', 'potato'],
    ['150 g strawberries', 'strawberry'],
    ['100 ml crème fraîche', 'creme fraiche'],
    ['5 sun-dried tomatoes', 'half a jar of sun-dried tomatoes'],
    ['1 can chickpeas, drained', 'chickpeas'],
    ['250 ml warm water', 'rice'],
    ['Ice cubes', 'rice'],
    ['frozen peas', 'peas'],
    ['2 Tomaten, gewürfelt', 'Tomate'],
    ['3 Eier', 'Ei'],
    ['1 große Zwiebel, fein gehackt', 'Zwiebeln'],
    ['500 g Kartoffeln', 'Kartoffel'],
    ['200 ml Wasser', 'Reis'],
    ['3 gousses d’ail', 'ail'],
    ['2 œufs', 'oeuf'],
    ['3 tomates mûres, coupées', 'tomate'],
    ['1 cebolla grande, picada', 'cebollas'],
    ['3 huevos', 'huevo'],
    ['400 g di pomodori', 'pomodoro'],
    ['2 uova', 'uovo'],
    ['2 cebolas picadas', 'cebola'],
  ])('knows %j by %j', (ingredient, onHand) => {
    expect(isOnHand(ingredient, ['something else', ...onHand.split('|')])).toBe(true);
  });

  it.each<[ingredient: string, onHand: string]>([
    ['2 tbsp tomato paste', 'tomatoes'],
    ['tomatoes', 'tomato paste'],
    ['400 ml coconut milk', 'milk'],
    ['400 ml coconut milk', 'coconut'],
    ['200 ml milk', 'coconut milk'],
    ['1 l chicken stock', 'chicken'],
    ['300 g chicken breast', 'chicken stock'],
    ['1 can butter beans', 'butter'],
    ['2 tbsp peanut butter', 'butter'],
    ['50 g butter', 'peanut butter'],
    ['200 g egg noodles', 'eggs'],
    ['1 tsp garlic powder', 'garlic'],
    ['¼ tsp ground cloves', 'garlic cloves'],
    ['4 spring onions', 'onions'],
    ['2 onions', 'spring onions'],
    ['1 kg sweet potatoes', 'potatoes'],
    ['2 potatoes', 'sweet potatoes'],
    ['100 g olives', 'olive oil'],
    ['2 tbsp vegetable oil', 'oil'],
    ['1 tbsp sesame oil', 'olive oil'],
    ['1 red pepper', 'pepper mill'],
    ['Salt and pepper', 'salt'],
    ['butter or lard', 'oil'],
    ['5 sun-dried tomatoes', 'tomatoes'],
    ['1 tsp dried basil', 'basil'],
    ['200 g cream cheese', 'cream'],
    ['200 g cream cheese', 'cheese'],
    ['2 tbsp soy sauce', 'soy beans'],
    ['1 tbsp fish sauce', 'fish'],
    ['1 tbsp rice vinegar', 'rice'],
    ['200 g rice noodles', 'rice'],
    ['1 l apple juice', 'apples'],
    ['50 g almond flour', 'flour'],
    ['1 tsp baking soda', 'soda water'],
    ['salt', 'salted butter'],
    ['200 g ground beef', 'beef stock'],
    ['2 EL Tomatenmark', 'Tomaten'],
    ['500 g Süßkartoffeln', 'Kartoffeln'],
    ['1 Dose Kokosmilch', 'Milch'],
    ['2 c. à soupe de concentré de tomate', 'tomates'],
    ['20 cl de lait de coco', 'lait'],
    ['1 pomme de terre', 'pomme'],
    ['2 cucharadas de aceite de oliva', 'aceitunas'],
    ['1 diente de ajo', 'cebolla'],
    ['olio di semi', 'olio di oliva'],
    ['leite de coco', 'leite'],
    ['penne', ''],
  ])('does not take %j for %j', (ingredient, onHand) => {
    expect(isOnHand(ingredient, [onHand])).toBe(false);
  });
});

describe('the name of an ingredient', () => {
  it.each([
    ['2 ripe tomatoes, chopped', 'ripe tomatoes'],
    ['350 g penne', 'penne'],
    ['350g penne', 'penne'],
    ['1 (400 g) can chopped tomatoes', 'chopped tomatoes'],
    ['Salt and black pepper, to taste', 'Salt and black pepper'],
    ['Salt to taste', 'Salt'],
    ['1 ½ cups flour', 'flour'],
    ['1/2 cup of grated Parmesan (about 50 g)', 'grated Parmesan'],
    ['2-3 garlic cloves, minced', 'garlic cloves'],
    ['2 to 3 eggs', 'eggs'],
    ['a pinch of salt', 'salt'],
    ['a handful of fresh basil leaves', 'fresh basil leaves'],
    ['half an onion', 'onion'],
    ['about 200 g rice', 'rice'],
    ['200-250 g rice', 'rice'],
    ['Fresh basil leaves', 'Fresh basil leaves'],
    ['penne – 350 g', 'penne'],
    ['Flour: 200 g', 'Flour'],
    ['2 Tomaten, gewürfelt', 'Tomaten'],
    ['1,5 kg Kartoffeln', 'Kartoffeln'],
    ['2 EL Öl', 'Öl'],
    ['eine Zwiebel', 'Zwiebel'],
    ['3 gousses d’ail', 'ail'],
    ['20 cl de crème', 'crème'],
    ['2 cucharadas de aceite de oliva', 'aceite de oliva'],
    ['400 g di pomodori', 'pomodori'],
    ['2 colheres de sopa de azeite', 'azeite'],
    ['juice of 1 lemon', 'juice of 1 lemon'],
    ['can-do attitude', 'can-do attitude'],
    ['200 g', '200 g'],
    ['', ''],
  ])('of %j is %j', (ingredient, name) => {
    expect(nameOf(ingredient)).toBe(name);
  });

  it('is on hand once it is on the list', () => {
    for (const line of [
      '2 ripe tomatoes, chopped',
      'Salt and black pepper, to taste',
      'juice of 1 lemon',
      '½ cup of grated Parmesan',
    ])
      expect([line, isOnHand(line, [nameOf(line)])]).toEqual([line, true]);
  });
});

it.each([
  ['2 tbsp olive oil', 'Heat the oil in a pan.', true, true],
  ['400 g chopped tomatoes', 'Stir in the tomatoes.', true, true],
  ['2 tbsp tomato paste', 'Stir in the tomatoes.', true, false],
  ['Salt and black pepper', 'Season with pepper.', true, true],
  ['1 egg', 'Beat the eggs.', true, true],
  ['2 EL Öl', 'Das Öl erhitzen.', false, true],
  ['2 cucharadas de aceite de oliva', 'Calienta el aceite.', false, true],
  ['200 g penne', 'Serve at once.', true, false],
])('tells whether %j is spoken of in %j', (ingredient, step, english, expected) => {
  expect(isMentioned(ingredient, step, english)).toBe(expected);
});

it('comes to an end with hostile text', () => {
  for (const text of ['1 '.repeat(6_000), '('.repeat(12_000), ', '.repeat(6_000), 'a'.repeat(12_000)]) {
    expect(isOnHand(text, [text])).toBeTypeOf('boolean');
    expect(nameOf(text)).toBeTypeOf('string');
  }
});
