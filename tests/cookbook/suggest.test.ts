import { describe, expect, it } from 'vitest';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { suggest } from '../../src/cookbook/cookbook.ts';

const STAPLES = ['salt', 'pepper', 'oil', 'water'];

function ask(list: string, wishes: Partial<Taste> = {}, previousDishes: string[] = [], staples = STAPLES) {
  const taste = { ...NO_TASTE, ...wishes };
  return suggest({ ingredients: list.split(', '), staples, taste, previousDishes });
}

function recipeFor(...asked: Parameters<typeof ask>) {
  const suggestion = ask(...asked);
  if (!('text' in suggestion)) throw new Error(`no recipe: ${JSON.stringify(suggestion)}`);
  return suggestion;
}

describe('choosing', () => {
  it('choosing: names the dish by the list, and returns the foods that it leaves out', () => {
    const { dish, leftOut, othersThatFit } = recipeFor('eggs, spinach, feta, chocolate');
    expect(dish).toBe('Frittata with Spinach and Feta');
    expect(leftOut).toEqual(['chocolate']);
    expect(othersThatFit).toBeGreaterThan(3);
  });

  it('choosing: does not suggest a dish again, even with other foods in its name', () => {
    const served: string[] = [];
    for (let count = 0; count < 4; count++) served.push(recipeFor('eggs, spinach, feta', {}, served).dish);
    expect(new Set(served).size).toBe(4);
    expect(served[0]).toMatch(/^Frittata/);
    expect(recipeFor('eggs, spinach', {}, ['Frittata with Kale']).dish).not.toMatch(/^Frittata/);
  });

  it('choosing: returns unknown if it knows none of the foods', () => {
    expect(ask('Quark, Möhren')).toEqual({ unknown: true });
  });

  it('choosing: returns the nearest dish with its shopping if none fits', () => {
    const suggestion = ask('beets, blueberries');
    expect(suggestion).toEqual({
      nearest: { dish: 'Fritters of Beets', toBuy: ['flour', 'eggs'] },
    });
  });

  it.each([
    'grapes, pita bread',
    'fish fingers, oats, milk',
    'pork ribs, oats, bananas',
    'puff pastry, apples, sugar, butter',
  ])('choosing: returns the nearest dish if the main food fits none: %s', (list) =>
    expect(ask(list)).toHaveProperty('nearest.toBuy.0'),
  );

  it('choosing: buys no main food if a food of the list is unknown', () => {
    const list = 'arugula, beets, goat cheese, walnuts';
    expect(recipeFor(list).text).toContain('chickpeas');
    expect(ask(`seaweed snacks, ${list}`)).not.toHaveProperty('text', expect.stringContaining('chickpeas'));
  });

  it('choosing: does not take the name at the end for the food if the meat is ground', () => {
    expect(ask('mince veal')).toEqual({ unknown: true });
    expect(ask('rose veal')).not.toEqual({ unknown: true });
    expect(recipeFor('almond flour, eggs, milk, sugar, vanilla').leftOut).toContain('almond flour');
  });

  it('choosing: buys no tortillas, pizza dough or tomatoes for pasta', () => {
    expect(recipeFor('salmon, new potatoes, asparagus, lemon', { minutes: 30 }).text).not.toMatch(/tortilla/);
    expect(recipeFor('cooked chicken, carrots, celery, egg noodles').text).not.toMatch(/tomato/);
  });

  it('choosing: returns no nearest dish if the taste allows nothing on the list', () => {
    expect(ask('bacon, ham', { diets: ['vegan'] })).toEqual({ nearest: null });
  });

  it('choosing: does not cook fish with meat', () => {
    const { text } = recipeFor('salmon, bacon, potatoes, leeks');
    expect(/salmon/.test(text) && /bacon/.test(text)).toBe(false);
  });

  it('choosing: cooks meat with kimchi, which only contains fish', () => {
    expect(recipeFor('ground beef, kimchi').text).toMatch(/beef.*kimchi/s);
  });

  it('choosing: does not cook dairy with meat in a kosher kitchen', () => {
    const list = 'ground beef, tortillas, cheddar, lettuce, salsa';
    expect(recipeFor(list).text).toMatch(/beef.*cheddar/s);
    expect(recipeFor(list, { diets: ['kosher'] }).text).not.toMatch(/beef.*cheddar/s);
  });

  it('choosing: does not buy meat, even if nothing else fills the slot', () => {
    const avoid = ['eggs', 'tofu', 'tempeh', 'edamame', 'beans', 'nuts'];
    const { text } = recipeFor('rice noodles, broccoli, ginger, lime, miso', { avoid });
    expect(text).not.toMatch(/chicken|beef|steak|shrimp|ham\b/);
  });

  it.each([
    ['udon, mushrooms, scallions, butter', /udon/, /bread|rice/],
    ['ground beef, corn tortillas, salsa, cheddar, avocado', /6 corn tortillas/, /onion/],
    ['pork loin, sweet potatoes, green beans, lime', /sweet potato/, /tortillas|rice/],
    ['puff pastry, cooked chicken, leeks, cream', /200 g puff pastry/, /bread|potatoes/],
  ])('choosing: buys no other starch than that of the list: %s', (list, used, bought) => {
    const { text } = recipeFor(list);
    expect(text).toMatch(used);
    expect(text).not.toMatch(bought);
  });

  it('choosing: buys no other starch for any dish while that of the list stays out', () => {
    const served: string[] = [];
    for (;;) {
      const suggestion = ask('noodles, curry powder, chicken, tomatoes', {}, served);
      if (!('text' in suggestion)) break;
      expect(suggestion.text).not.toMatch(/- .*(?:rice|potatoes|bread|pasta)/);
      served.push(suggestion.dish);
    }
    expect(served.length).toBeGreaterThan(3);
  });

  it.each([
    ['what it is named after would be bought', 'coconut milk, rice, lime'],
    ['only seasonings are listed', 'lemon, butter, thyme'],
    ['something sweet and half of the list stay out', 'cream cheese, sugar, butter, cookies'],
    ['half of the list is unknown', 'chicken tinga, tostadas, lettuce, sour cream'],
  ])('choosing: refuses a dish if %s', (_, list) => expect(ask(list)).toHaveProperty('nearest.dish'));

  it('choosing: buys no eggs while meat of the list stays out', () => {
    const { text } = recipeFor('sweet potatoes, sun-dried tomatoes, cooked chicken, steak');
    expect(text).toMatch(/steak/);
    expect(text).not.toMatch(/eggs/);
  });

  it('choosing: makes nothing sweet of a list with a vegetable', () => {
    expect(recipeFor('celery root, apples, walnuts, cream').text).toContain('celery root');
  });

  it.each([
    ['chicken, rice, onion', /chicken breast/],
    ['cooked chicken, rice, onion', /cooked chicken/],
    ['leftover rice, eggs, peas', /cooked rice/],
    ['mince beef, onion, pasta, chopped tomatoes', /200 g ground beef/],
    ['baked beans, bread, eggs', /1 can \(400 g\) baked beans\n/],
    ['canned tomatoes, pasta, garlic', /1 can \(400 g\) tomatoes/],
    ['leftover mashed potatoes, smoked salmon, eggs', /mashed potatoes\n/],
    ['potatoes, half a jar of pickled herring, sour cream', /herring, in pieces/],
    ['kraft dinner, hot dogs, frozen peas', /make the macaroni and cheese as the packet says/],
    ['frozen dumplings, bok choy, soy sauce', /boil the dumplings for 6 minutes, or as the packet says/],
    ['frozen spring rolls, rice, soy sauce', /250 g spring rolls/],
    ['stewing steak, carrots, onion, red wine', /Braise the beef chuck for 70 minutes/],
    ['lamb shanks, red wine, potatoes', /700 g lamb shanks\n/],
    ['leftover salmon, potatoes, dill', /cooked salmon, torn/],
    ['pasta, bacon, cream, mushrooms, parmesan', /^# Creamy Pasta with Bacon and Mushrooms/],
    ['veal cutlets, flour, lemon, capers', /Turn the veal in the flour/],
    ['camembert, baguette, apples', /Camembert, in slices/],
  ])('choosing: distinguishes raw, cooked and canned foods: %s', (list, named) => {
    expect(recipeFor(list).text).toMatch(named);
  });

  it('choosing: prefers staples to buying', () => {
    expect(recipeFor('pasta, mushrooms', {}, [], [...STAPLES, 'cream', 'thyme']).text).toContain('thyme');
  });

  it('choosing: uses fruit only beside the foods that it goes with', () => {
    expect(recipeFor('mango, pork chops, potatoes, carrots').text).not.toMatch(/mango/i);
  });
});

describe('writing', () => {
  it('writing: halves amounts for one, and keeps eggs whole', () => {
    const { text } = recipeFor('eggs, spinach, feta', { eaters: 1 });
    expect(text).toContain('Serves 1 |');
    expect(text).toMatch(/^- 3 eggs$/m);
    expect(text).toMatch(/^- 30 g feta, crumbled$/m);
    expect(text).toContain('20 cm ovenproof pan');
  });

  it('writing: takes flour into a sauce of milk, and none into one of cream', () => {
    expect(recipeFor('cauliflower, cheddar, milk').text).toMatch(/25 g flour/);
    expect(recipeFor('cauliflower, cheddar, cream').text).not.toMatch(/flour/);
  });

  it('writing: halves oil and salt beside bacon', () => {
    const list = 'eggs, zucchini, cheddar';
    expect(recipeFor(list).text).toMatch(/- 2 tablespoons oil\n- ½ teaspoon salt/);
    expect(recipeFor(`${list}, bacon`).text).toMatch(/- 1 tablespoon oil\n- ¼ teaspoon salt/);
  });

  it('writing: buys half as much of a vegetable as it takes from the list', () => {
    const list = 'red lentils, onion, coconut milk, curry powder';
    expect(recipeFor(list).text).toContain('- 2 carrots');
    expect(recipeFor(`${list}, carrots`).text).toContain('- 4 carrots');
    expect(recipeFor('pizza dough, tomatoes').text).toContain('- 150 g cheddar');
  });

  it('writing: halves salty sauces beside another one', () => {
    const { text } = recipeFor('ground pork, basil, fish sauce, garlic, chili, rice');
    expect(text).toMatch(/- 1 tablespoon soy sauce.*- 1 ½ teaspoons fish sauce\n- 1 teaspoon sugar/s);
    expect(recipeFor('napa cabbage, ground pork, ginger, soy sauce').text).toContain(
      '2 tablespoons soy sauce',
    );
  });

  it('writing: leaves no part of a small can', () => {
    const { text } = recipeFor('canned tuna, white beans, arugula', { eaters: 1 });
    expect(text).toContain('- 1 can (150 g) tuna');
    expect(text).toContain('- ½ can (400 g) white beans');
    expect(recipeFor('canned tuna, white beans, arugula').text).toContain('- 1 can (400 g) white beans');
  });

  it('writing: names bought main foods', () => {
    expect(recipeFor('cauliflower, tahini, parsley').dish).toContain('Chickpeas');
  });

  it('writing: converts everything to US units', () => {
    const { text } = recipeFor('eggs, spinach, feta', { eaters: 4, units: 'US' });
    expect(text).toMatch(/^- 9 oz spinach, roughly cut$/m);
    expect(text).toMatch(/^- ¾ cup feta, crumbled$/m);
    expect(text).toContain('under the broiler');
    expect(text).not.toMatch(/\d (?:g|ml|cm)\b|°C|grill/);
  });

  it('writing: adds Fahrenheit only if no units are wanted', () => {
    expect(recipeFor('apples, flour, butter, sugar').text).toContain('190 °C (375 °F)');
    expect(recipeFor('apples, flour, butter, sugar', { units: 'metric' }).text).not.toContain('°F');
  });

  it('writing: serves three, twice, for six people', () => {
    const { text } = recipeFor('eggs, spinach, feta', { eaters: 6 });
    expect(text).toContain('Serves 3 |');
    expect(text).toContain('Make it twice');
    expect(recipeFor('lentils, tomatoes, garlic, kale', { eaters: 4 }).text).toContain('- 1 l water');
  });

  it('writing: starts slow foods early by the difference in time', () => {
    const { text } = recipeFor('potatoes, leeks, frozen peas, vegetable stock');
    expect(text).toMatch(/Add the potatoes and simmer for 15 minutes\. Add the frozen peas and simmer for 3/);
  });

  it('writing: uses the layout that models are asked for', () => {
    const { text } = recipeFor('flour, eggs, milk, blueberries');
    expect(text).toMatch(/^# .+\n\n.+\n\nServes 2 \| Total time: \d+ minutes\n\n## Ingredients\n\n- /);
    expect(text).toMatch(/\n\n## Instructions\n\n1\. \*\*/);
  });
});
