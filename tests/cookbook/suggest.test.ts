import { describe, expect, it } from 'vitest';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { suggest } from '../../src/cookbook/cookbook.ts';

const STAPLES = ['salt', 'pepper', 'oil', 'water'];

function find(list: string, wishes: Partial<Taste> = {}, previousDishes: string[] = [], staples = STAPLES) {
  const taste = { ...NO_TASTE, ...wishes };
  return suggest({ ingredients: list.split(', '), staples, taste, previousDishes });
}

function recipeFor(...args: Parameters<typeof find>) {
  const suggestion = find(...args);
  if (!('text' in suggestion)) throw new Error(`no recipe: ${JSON.stringify(suggestion)}`);
  return suggestion;
}

describe('choice of a dish', () => {
  it('names the dish by the list, and returns the foods that it leaves out', () => {
    const { dish, leftOut, othersThatFit } = recipeFor('eggs, spinach, feta, chocolate');
    expect(dish).toBe('Frittata with Spinach and Feta');
    expect(leftOut).toEqual(['chocolate']);
    expect(othersThatFit).toBeGreaterThan(3);
  });

  it('does not suggest a dish again, even with other foods in its name', () => {
    const previous: string[] = [];
    for (let i = 0; i < 4; i++) previous.push(recipeFor('eggs, spinach, feta', {}, previous).dish);
    expect(new Set(previous).size).toBe(4);
    expect(previous[0]).toMatch(/^Frittata/);
    expect(recipeFor('eggs, spinach', {}, ['Frittata with Kale']).dish).not.toMatch(/^Frittata/);
  });

  it('returns `unknown` if it knows none of the foods', () => {
    expect(find('Quark, Möhren')).toEqual({ unknown: true });
  });

  it('returns the nearest dish with its shopping if none fits', () => {
    const suggestion = find('beets, blueberries');
    expect(suggestion).toEqual({
      nearest: { dish: 'Fritters of Beets', toBuy: ['flour', 'eggs'] },
    });
  });

  it.each([
    'grapes, pita bread',
    'fish fingers, oats, milk',
    'pork ribs, oats, bananas',
    'puff pastry, apples, sugar, butter',
  ])('returns the nearest dish if the main food fits none: %s', (list) =>
    expect(find(list)).toHaveProperty('nearest.toBuy.0'),
  );

  it('buys no main food if a food of the list is unknown', () => {
    const list = 'arugula, beets, goat cheese, walnuts';
    expect(recipeFor(list).text).toContain('chickpeas');
    expect(find(`seaweed snacks, ${list}`)).not.toHaveProperty('text', expect.stringContaining('chickpeas'));
  });

  it('ignores a known name at the end of a text if the meat is ground', () => {
    expect(find('mince veal')).toEqual({ unknown: true });
    expect(find('rose veal')).not.toEqual({ unknown: true });
    expect(recipeFor('almond flour, eggs, milk, sugar, vanilla').leftOut).toContain('almond flour');
  });

  it('buys no tortillas, pizza dough or tomatoes for pasta', () => {
    expect(recipeFor('salmon, new potatoes, asparagus, lemon', { minutes: 30 }).text).not.toMatch(/tortilla/);
    expect(recipeFor('cooked chicken, carrots, celery, egg noodles').text).not.toMatch(/tomato/);
  });

  it('returns no nearest dish if the taste allows nothing on the list', () => {
    expect(find('bacon, ham', { diets: ['vegan'] })).toEqual({ nearest: null });
  });

  it('does not cook fish with meat', () => {
    const { text } = recipeFor('salmon, bacon, potatoes, leeks');
    expect(/salmon/.test(text) && /bacon/.test(text)).toBe(false);
  });

  it('cooks meat with kimchi, which only contains fish', () => {
    expect(recipeFor('ground beef, kimchi').text).toMatch(/beef.*kimchi/s);
  });

  it('does not cook dairy with meat in a kosher kitchen', () => {
    const list = 'ground beef, tortillas, cheddar, lettuce, salsa';
    expect(recipeFor(list).text).toMatch(/beef.*cheddar/s);
    expect(recipeFor(list, { diets: ['kosher'] }).text).not.toMatch(/beef.*cheddar/s);
  });

  it('does not buy meat, even if nothing else fills the slot', () => {
    const avoid = ['eggs', 'tofu', 'tempeh', 'edamame', 'beans', 'nuts'];
    const { text } = recipeFor('rice noodles, broccoli, ginger, lime, miso', { avoid });
    expect(text).not.toMatch(/chicken|beef|steak|shrimp|ham\b/);
  });

  it.each([
    ['udon, mushrooms, scallions, butter', /udon/, /bread|rice/],
    ['ground beef, corn tortillas, salsa, cheddar, avocado', /6 corn tortillas/, /onion/],
    ['pork loin, sweet potatoes, green beans, lime', /sweet potato/, /tortillas|rice/],
    ['puff pastry, cooked chicken, leeks, cream', /200 g puff pastry/, /bread|potatoes/],
  ])('buys no other starch than that of the list: %s', (list, used, bought) => {
    const { text } = recipeFor(list);
    expect(text).toMatch(used);
    expect(text).not.toMatch(bought);
  });

  it('buys no other starch for any dish while that of the list stays out', () => {
    const previous: string[] = [];
    for (;;) {
      const suggestion = find('noodles, curry powder, chicken, tomatoes', {}, previous);
      if (!('text' in suggestion)) break;
      expect(suggestion.text).not.toMatch(/- .*(?:rice|potatoes|bread|pasta)/);
      previous.push(suggestion.dish);
    }
    expect(previous.length).toBeGreaterThan(3);
  });

  it.each([
    ['its main food would be bought', 'coconut milk, rice, lime'],
    ['only seasonings are listed', 'lemon, butter, thyme'],
    ['sugar and half of the list stay out', 'cream cheese, sugar, butter, cookies'],
    ['half of the list is unknown', 'chicken tinga, tostadas, lettuce, sour cream'],
  ])('refuses a dish if %s', (_, list) => expect(find(list)).toHaveProperty('nearest.dish'));

  it('buys no eggs while meat of the list stays out', () => {
    const { text } = recipeFor('sweet potatoes, sun-dried tomatoes, cooked chicken, steak');
    expect(text).toMatch(/steak/);
    expect(text).not.toMatch(/eggs/);
  });

  it('suggests no sweet dish for a list with a vegetable', () => {
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
  ])('distinguishes raw, cooked and canned foods: %s', (list, named) => {
    expect(recipeFor(list).text).toMatch(named);
  });

  it('uses staples before it buys foods', () => {
    expect(recipeFor('pasta, mushrooms', {}, [], [...STAPLES, 'cream', 'thyme']).text).toContain('thyme');
  });

  it('uses fruit only beside the foods that it goes with', () => {
    expect(recipeFor('mango, pork chops, potatoes, carrots').text).not.toMatch(/mango/i);
  });
});

describe('written recipe', () => {
  it('halves amounts for one, and keeps eggs whole', () => {
    const { text } = recipeFor('eggs, spinach, feta', { eaters: 1 });
    expect(text).toContain('Serves 1 |');
    expect(text).toMatch(/^- 3 eggs$/m);
    expect(text).toMatch(/^- 30 g feta, crumbled$/m);
    expect(text).toContain('20 cm ovenproof pan');
  });

  it('adds flour to a sauce of milk, and not to one of cream', () => {
    expect(recipeFor('cauliflower, cheddar, milk').text).toMatch(/25 g flour/);
    expect(recipeFor('cauliflower, cheddar, cream').text).not.toMatch(/flour/);
  });

  it('halves oil and salt beside bacon', () => {
    const list = 'eggs, zucchini, cheddar';
    expect(recipeFor(list).text).toMatch(/- 2 tablespoons oil\n- ½ teaspoon salt/);
    expect(recipeFor(`${list}, bacon`).text).toMatch(/- 1 tablespoon oil\n- ¼ teaspoon salt/);
  });

  it('buys half as much of a vegetable as it takes from the list', () => {
    const list = 'red lentils, onion, coconut milk, curry powder';
    expect(recipeFor(list).text).toContain('- 2 carrots');
    expect(recipeFor(`${list}, carrots`).text).toContain('- 4 carrots');
    expect(recipeFor('pizza dough, tomatoes').text).toContain('- 150 g cheddar');
  });

  it('halves salty sauces beside another one', () => {
    const { text } = recipeFor('ground pork, basil, fish sauce, garlic, chili, rice');
    expect(text).toMatch(/- 1 tablespoon soy sauce.*- 1 ½ teaspoons fish sauce\n- 1 teaspoon sugar/s);
    expect(recipeFor('napa cabbage, ground pork, ginger, soy sauce').text).toContain(
      '2 tablespoons soy sauce',
    );
  });

  it('uses small cans whole', () => {
    const { text } = recipeFor('canned tuna, white beans, arugula', { eaters: 1 });
    expect(text).toContain('- 1 can (150 g) tuna');
    expect(text).toContain('- ½ can (400 g) white beans');
    expect(recipeFor('canned tuna, white beans, arugula').text).toContain('- 1 can (400 g) white beans');
  });

  it('has bought main foods in its name', () => {
    expect(recipeFor('cauliflower, tahini, parsley').dish).toContain('Chickpeas');
  });

  it('converts everything to US units', () => {
    const { text } = recipeFor('eggs, spinach, feta', { eaters: 4, units: 'US' });
    expect(text).toMatch(/^- 9 oz spinach, roughly cut$/m);
    expect(text).toMatch(/^- ¾ cup feta, crumbled$/m);
    expect(text).toContain('under the broiler');
    expect(text).not.toMatch(/\d (?:g|ml|cm)\b|°C|grill/);
  });

  it('adds Fahrenheit only if no units are wanted', () => {
    expect(recipeFor('apples, flour, butter, sugar').text).toContain('190 °C (375 °F)');
    expect(recipeFor('apples, flour, butter, sugar', { units: 'metric' }).text).not.toContain('°F');
  });

  it('serves six people with two batches for three', () => {
    const { text } = recipeFor('eggs, spinach, feta', { eaters: 6 });
    expect(text).toContain('Serves 3 |');
    expect(text).toContain('Make it twice');
    expect(recipeFor('lentils, tomatoes, garlic, kale', { eaters: 4 }).text).toContain('- 1 l water');
  });

  it('adds slow foods first, earlier by the difference in time', () => {
    const { text } = recipeFor('potatoes, leeks, frozen peas, vegetable stock');
    expect(text).toMatch(/Add the potatoes and simmer for 15 minutes\. Add the frozen peas and simmer for 3/);
  });

  it('uses the layout that the prompt requests', () => {
    const { text } = recipeFor('flour, eggs, milk, blueberries');
    expect(text).toMatch(/^# .+\n\n.+\n\nServes 2 \| Total time: \d+ minutes\n\n## Ingredients\n\n- /);
    expect(text).toMatch(/\n\n## Instructions\n\n1\. \*\*/);
  });
});
