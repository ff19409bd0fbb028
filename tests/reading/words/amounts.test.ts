import { describe, expect, it } from 'vitest';
import { findAmounts, scaleLine } from '../../../src/reading/words/amounts.ts';

type Case = [line: string, english: boolean, factor: number, scaled: string | null];

/** A no-break space stands between a whole number and its fraction: '_' here, to be seen. */
const CASES: Record<string, Case[]> = {
  'weights and volumes': [
    ['350 g penne', true, 1.5, '525 g penne'],
    ['400g flour', true, 2, '800g flour'],
    ['100 g butter', true, 1 / 3, '33 g butter'],
    ['5 g yeast', true, 0.5, '2.5 g yeast'],
    ['1 kg potatoes', true, 1.25, '1.25 kg potatoes'],
    ['823 g rice', true, 1.5, '1230 g rice'],
    ['150ml milk', true, 2, '300ml milk'],
    ['0.5 l', true, 1.5, '0.75 l'],
    ['1½ kg', true, 1.5, '2.25 kg'],
    ['1 1/2 kg', true, 2, '3 kg'],
    ['1 litre stock', true, 2, '2 litres stock'],
    ['about 200 g', true, 2, 'about 400 g'],
    ['~200 g', true, 2, '~400 g'],
    ['approx. 2 kg beef', true, 0.5, 'approx. 1 kg beef'],
  ],
  'spoons, cups, ounces and things that are counted': [
    ['2 tbsp olive oil', true, 2, '4 tbsp olive oil'],
    ['1 ½ cups flour', true, 2, '3 cups flour'],
    ['1½ cups flour', true, 1.5, '2 ¼ cups flour'],
    ['1-1/2 cups sugar', true, 2, '3 cups sugar'],
    ['1 and 1/2 cups sugar', true, 2, '3 cups sugar'],
    ['1/2 tsp salt', true, 2, '1 tsp salt'],
    ['1/2 tsp salt', true, 1.5, '¾ tsp salt'],
    ['1⁄2', true, 3, '1 ½'],
    ['½ onion', true, 3, '1 ½ onion'],
    ['3/4 cup milk', true, 0.5, '⅜ cup milk'],
    ['1/3 cup rice', true, 2, '⅔ cup rice'],
    ['1 egg', true, 0.3, '0.3 egg'],
    ['1 egg', true, 1.06, '1.1 egg'],
    ['1 egg', true, 1.03, '1 egg'],
    ['2 large eggs', true, 2, '4 large eggs'],
    ['12 oz.', true, 0.5, '6 oz.'],
    ['2 lb', true, 0.625, '1 ¼ lb'],
    ['5lb potatoes', true, 2, '10lb potatoes'],
    ['1 tsp vanilla (optional)', true, 2, '2 tsp vanilla (optional)'],
    ['12 large shrimp (16/20 count)', true, 0.5, '6 large shrimp (16/20 count)'],
    ['1 tsp each salt and pepper', true, 2, '2 tsp each salt and pepper'],
    ['350', true, 2, '700'],
    ['• 2 eggs', true, 2, '• 4 eggs'],
  ],
  'ranges, at both ends': [
    ['2-3 cloves garlic', true, 2, '4-6 cloves garlic'],
    ['200-250 g', true, 2, '400-500 g'],
    ['2 to 3 eggs', true, 0.5, '1 to 1 ½ eggs'],
    ['¼-½ tsp chilli', true, 2, '½-1 tsp chilli'],
    ['1 – 1½ cups', true, 2, '2 – 3 cups'],
    ['2 or 3 eggs', true, 2, '4 or 6 eggs'],
    ['200 g - 250 g flour', true, 2, '400 g - 500 g flour'],
    ['1 clove to 2 cloves', true, 2, '2 cloves to 4 cloves'],
    ['1–2 EL Öl', false, 2, '2–4 EL Öl'],
    ['2 bis 3 Eier', false, 2, '4 bis 6 Eier'],
    ['2 à 3 pommes', false, 2, '4 à 6 pommes'],
    ['de 2 a 3 huevos', false, 2, 'de 4 a 6 huevos'],
    ['1-15 oz can beans', true, 2, null],
    ['3-2 eggs', true, 2, null],
  ],
  'English units in their number': [
    ['1 cup rice', true, 2, '2 cups rice'],
    ['2 cups rice', true, 0.25, '½ cup rice'],
    ['1 cup rice', true, 1.03, '1 cup rice'],
    ['1-2 cups rice', true, 0.5, '½-1 cup rice'],
    ['1 clove garlic', true, 3, '3 cloves garlic'],
    ['1 can', true, 2, '2 cans'],
    ['4 slices bread', true, 0.25, '1 slice bread'],
    ['1 pinch salt', true, 2, '2 pinches salt'],
    ['2 bunches dill', true, 0.5, '1 bunch dill'],
    ['1 box pasta', true, 2, '2 boxes pasta'],
    ['1 handful spinach', true, 2, '2 handfuls spinach'],
    ['1 heaped tablespoon cocoa', true, 2, '2 heaped tablespoons cocoa'],
    ['1 Tbsp butter', true, 2, '2 Tbsp butter'],
    ['1 pound cake', true, 2, '2 pound cake'],
    ['1 gram', false, 2, '2 gram'],
  ],
  'more than one amount': [
    ['1 cup plus 2 tablespoons flour', true, 2, '2 cups plus 4 tablespoons flour'],
    ['¾ cup + 2 tbsp milk', true, 2, '1 ½ cups + 4 tbsp milk'],
    ['1 lb 4 oz beef', true, 2, '2 lb 8 oz beef'],
    ['1 onion or 2 shallots', true, 2, '2 onion or 4 shallots'],
    ['2 eggs, plus 1 yolk', true, 2, '4 eggs, plus 2 yolk'],
    ['200 g flour, sifted, plus 2 tbsp', true, 2, '400 g flour, sifted, plus 4 tbsp'],
    ['2 sprigs thyme (or 1/2 tsp dried)', true, 2, '4 sprigs thyme (or 1 tsp dried)'],
    ['2 onions and 200 g butter (7 oz)', true, 2, '4 onions and 400 g butter (14 oz)'],
    ['1 cup or 250 ml milk', true, 2, '2 cups or 500 ml milk'],
  ],
  'the same amount in another measure': [
    ['200 g (7 oz) butter', true, 2, '400 g (14 oz) butter'],
    ['8 oz. (225 g) mushrooms', true, 2, '16 oz. (450 g) mushrooms'],
    ['200g/7oz butter', true, 2, '400g/14oz butter'],
    ['1 cup (240 ml/8 fl oz) milk', true, 2, '2 cups (480 ml/16 fl oz) milk'],
    ['1/2 cup of grated Parmesan (about 50 g)', true, 2, '1 cup of grated Parmesan (about 100 g)'],
    ['3 tbsp lemon juice (from 1 lemon)', true, 2, '6 tbsp lemon juice (from 2 lemon)'],
    ['400 g di pomodori (1 lattina)', false, 2, '800 g di pomodori (2 lattina)'],
    ['1 stick (1/2 cup) butter', true, 2, '2 sticks (1 cup) butter'],
    ['1 onion (150 g)', true, 2, '2 onion (300 g)'],
    ['1 onion, diced (~150 g)', true, 2, '2 onion, diced (~300 g)'],
    ['2 onions (about 300 g)', true, 2, '4 onions (about 600 g)'],
    ['2 chicken breasts (500 g total)', true, 2, '4 chicken breasts (1000 g total)'],
    ['3 cloves garlic, minced (1 tbsp)', true, 2, '6 cloves garlic, minced (2 tbsp)'],
    ['200 g butter, 50 g of it melted', true, 2, '400 g butter, 100 g of it melted'],
  ],
  'the size of each, which stays': [
    ['1 (400 g) can chopped tomatoes', true, 2, '2 (400 g) can chopped tomatoes'],
    ['2 (6-ounce) salmon fillets', true, 2, '4 (6-ounce) salmon fillets'],
    ['2 x 400 g cans', true, 2, '4 x 400 g cans'],
    ['4 x 150g/5½oz fillets', true, 2, '8 x 150g/5½oz fillets'],
    ['1 28-ounce can', true, 2, '2 28-ounce can'],
    ['1 400 g can', true, 2, '2 400 g can'],
    ['1 can tomatoes (400 g or 14 oz)', true, 2, '2 cans tomatoes (400 g or 14 oz)'],
    ['1 can tomatoes (400 g drained or 14 oz)', true, 2, '2 cans tomatoes (400 g drained or 14 oz)'],
    ['1 (400 g) can tomatoes or 500 g fresh', true, 2, '2 (400 g) can tomatoes or 1000 g fresh'],
    ['2 x 400 g cans or 1 jar', true, 2, '4 x 400 g cans or 2 jars'],
    ['2 x 400 g or 14 oz cans', true, 2, '4 x 400 g or 14 oz cans'],
    ['2 x 400 g cans (14 oz)', true, 2, '4 x 400 g cans (14 oz)'],
    ['2 salmon fillets (6 oz each)', true, 2, '4 salmon fillets (6 oz each)'],
    ['2 chickens, 1.5 kg each', true, 2, '4 chickens, 1.5 kg each'],
    ['Chickpeas (1 can, 400 g)', true, 2, 'Chickpeas (2 cans, 400 g)'],
    ['1 Dose (400 g) Tomaten', false, 2, '2 Dose (400 g) Tomaten'],
    ['2 Dosen à 400 g Tomaten', false, 2, '4 Dosen à 400 g Tomaten'],
    ['4 Lachsfilets (je 150 g)', false, 0.5, '2 Lachsfilets (je 150 g)'],
    ['1 400-g-Dose Tomaten', false, 2, '2 400-g-Dose Tomaten'],
    ['1 boîte de tomates (400 g)', false, 2, '2 boîte de tomates (400 g)'],
    ['400g tin tomatoes', true, 2, '800g tin tomatoes'],
  ],
  'numbers that are no amounts': [
    ['100 g 70% dark chocolate', true, 2, '200 g 70% dark chocolate'],
    ['250 ml Sahne (30 % Fett)', false, 2, '500 ml Sahne (30 % Fett)'],
    ['2 onions, cut in 4', true, 2, '4 onions, cut in 4'],
    ['2 oignons coupés en 4', false, 2, '4 oignons coupés en 4'],
    ['2 carrots, cut into 1 cm dice', true, 2, '4 carrots, cut into 1 cm dice'],
    ['4 slices bread (1 cm thick)', true, 2, '8 slices bread (1 cm thick)'],
    ['4 8-inch tortillas', true, 2, '8 8-inch tortillas'],
    ['350 g tofu, pressed for 20 minutes', true, 2, '700 g tofu, pressed for 20 minutes'],
    ['½ cup water, at 40 °C', true, 2, '1 cup water, at 40 °C'],
    ['500 g Mehl (405)', false, 2, '1000 g Mehl (405)'],
    ['300 g di farina 00', false, 2, '600 g di farina 00'],
    ['500 g ground beef (80/20)', true, 0.5, '250 g ground beef (80/20)'],
    ['1 tsp 5-spice powder', true, 2, '2 tsp 5-spice powder'],
    ['70% dark chocolate', true, 2, null],
    ['cut into 2 cm pieces', true, 2, null],
    ['2-inch piece of ginger', true, 2, null],
    ['2-inch piece of ginger (20 g)', true, 2, null],
    ['1 1/2-inch piece of ginger', true, 2, null],
    ['1-inch cubes', true, 2, null],
    ['1" piece of ginger', true, 2, null],
    ['1 cm Ingwer', false, 2, null],
    ['180 °C', true, 2, null],
    ['3 days old bread', true, 2, null],
    ['00 flour', true, 2, null],
    ['0 g sugar', true, 2, null],
    ['type 405 flour', true, 2, null],
    ['Mehl Type 405', false, 2, null],
    ['7up', true, 2, null],
    ['5 spice powder', true, 2, null],
    ['E 250', true, 2, null],
    ['80/20 ground beef', true, 2, null],
    ['$5 cheese', true, 2, null],
    ['Omega-3 eggs', true, 2, null],
    ['2024-05-01', true, 2, null],
    ['500 g-Packung Nudeln', false, 2, null],
    ['200 g pasta per person', true, 2, null],
  ],
  'an amount behind its name': [
    ['eggs: 2', true, 2, 'eggs: 4'],
    ['penne – 350 g', true, 2, 'penne – 700 g'],
    ['Chicken thighs - 4 (bone-in)', true, 2, 'Chicken thighs - 8 (bone-in)'],
    ['Flour, 200 g', true, 2, 'Flour, 400 g'],
    ['Onions, 2, cut in 4', true, 2, 'Onions, 4, cut in 4'],
    ['Onions (2, cut in 4)', true, 2, 'Onions (4, cut in 4)'],
    ['Eggs (2)', true, 2, 'Eggs (4)'],
    ['Salt (about 1 tsp)', true, 2, 'Salt (about 2 tsp)'],
    ['Flour type 00: 500 g', true, 0.5, 'Flour type 00: 250 g'],
    ['Salt, pepper and 1 tsp paprika', true, 2, 'Salt, pepper and 2 tsp paprika'],
    ['Cloves: 3', true, 2, 'Cloves: 6'],
    ['Juice of 1 lemon', true, 2, 'Juice of 2 lemon'],
    ['Saft von ½ Zitrone', false, 2, 'Saft von 1 Zitrone'],
    ['El zumo de 1 limón', false, 2, 'El zumo de 2 limón'],
    ["Jus d'1 citron", false, 2, "Jus d'2 citron"],
    ['Spaghetti 320 g', false, 2, 'Spaghetti 640 g'],
    ['Olivenöl 2 EL', false, 2, 'Olivenöl 4 EL'],
    ['Crème fraîche : 20 cl', false, 2, 'Crème fraîche : 40 cl'],
    ['Flour (405)', true, 2, null],
    ['Uova 2', false, 2, null],
    ['Lachsfilets à 150 g', false, 2, null],
    ['Salmon, 150 g each', true, 2, null],
    ['Mix of 3 peppers', true, 2, null],
    ['A can of tomatoes (400 g)', true, 2, null],
    ['Handful of basil (20 g)', true, 2, null],
  ],
  'commas and points': [
    ['1,000 g', true, 2, '2,000 g'],
    ['1,000 kg', false, 2, '2 kg'],
    ['1.000 g', false, 1.5, '1.500 g'],
    ['1.000 g', true, 2, '2 g'],
    ['1.200 g', false, 0.5, '600 g'],
    ['500 g', true, 4, '2000 g'],
    ['1 000 g de farine', false, 2, '2 000 g de farine'],
    ['1_500 g de farine', false, 2, '3_000 g de farine'],
    ['1,5 kg Mehl', false, 1.5, '2,25 kg Mehl'],
    ['1,5 kg', true, 1.5, '2,25 kg'],
    ['1,50 kg', true, 2, '3 kg'],
    ['1.5 kg', false, 1.5, '2.25 kg'],
    ['1 kg Mehl', false, 1.25, '1,25 kg Mehl'],
    ['0,125 l Milch', false, 2, '0,25 l Milch'],
    ['0.125 l milk', true, 2, '0.25 l milk'],
    ['1 400 g Dose', false, 2, null],
    ['1,000,000 g', true, 2, null],
  ],
  'further languages': [
    ['ca. 200 g Mehl', false, 2, 'ca. 400 g Mehl'],
    ['½ TL Salz', false, 3, '1 ½ TL Salz'],
    ['Je 1 TL Salz und Pfeffer', false, 2, 'Je 2 TL Salz und Pfeffer'],
    ['1 Bund Petersilie (ca. 30 g)', false, 2, '2 Bund Petersilie (ca. 60 g)'],
    ['2 c. à soupe (30 ml) d’huile', false, 2, '4 c. à soupe (60 ml) d’huile'],
    ['1 cuillère à café', false, 2, '2 cuillère à café'],
    ['2 cucharadas (30 ml) de aceite', false, 2, '4 cucharadas (60 ml) de aceite'],
    ['3 dientes de ajo', false, 2, '6 dientes de ajo'],
    ['1 cucchiaio (15 ml) di olio', false, 2, '2 cucchiaio (30 ml) di olio'],
    ['200 g di zucchero per la crema', false, 2, '400 g di zucchero per la crema'],
    ['2 colheres de sopa (30 ml) de azeite', false, 2, '4 colheres de sopa (60 ml) de azeite'],
    ['1 blik tomaten (400 g)', false, 2, '2 blik tomaten (400 g)'],
    ['2 msk (30 ml) olja', false, 2, '4 msk (60 ml) olja'],
    ['20 dag masła', false, 2, '40 dag masła'],
  ],
  'what is not understood, or unsure': [
    ['Salt and pepper to taste', true, 2, null],
    ['a pinch of salt', true, 2, null],
    ['one onion', true, 2, null],
    ['half an onion', true, 2, null],
    ['eine Zwiebel', false, 2, null],
    ['', true, 2, null],
    ['2 onions (300 g)', true, 2, null],
    ['2 x 4 onions, 1.5 kg', true, 2, null],
    ['2 cans (about 800 g)', true, 2, null],
    ['4-5 (about 400 g) tomatoes', true, 2, null],
    ['4 eggs, 2 separated', true, 2, null],
    ['1 onion (150 g), 1 half of it grated', true, 2, null],
    ['2 peppers (1 red, 1 yellow)', true, 2, null],
    ['1 egg, beaten with 1 tbsp water', true, 2, null],
    ['500 g beef, cut into 50 g pieces', true, 2, null],
    ['200 g flour 2 tbsp sugar', true, 2, null],
    ['2 tsp yeast (7 g sachet)', true, 2, null],
    ['1. 200 g flour', true, 2, null],
    [`2 eggs ${'and more '.repeat(40)}`, true, 2, null],
  ],
};

const written = (text: string) => text.replaceAll('_', '\u00a0');
const ALL = Object.values(CASES)
  .flat()
  .map(
    ([line, english, factor, scaled]): Case => [
      written(line),
      english,
      factor,
      scaled === null ? null : written(scaled),
    ],
  );
const SCALED = ALL.filter((row): row is [string, boolean, number, string] => row[3] !== null);

describe.each(Object.entries(CASES))('among %s', (_, cases) => {
  it.each(cases)('reads %j (English: %j), times %d, as %j', (line, english, factor, scaled) => {
    expect(findAmounts(written(line), english).length > 0).toBe(scaled !== null);
    expect(scaleLine(written(line), english, factor)).toBe(written(scaled ?? line));
  });
});

it.each(ALL)('gives %j (English: %j) back to the letter at 1', (line, english) => {
  for (const { start, end, unitEnd, at } of findAmounts(line, english)) {
    expect(at(1)).toBe(line.slice(start, unitEnd));
    expect(end).toBeLessThanOrEqual(unitEnd);
  }
  expect(scaleLine(line, english, 1)).toBe(line);
});

/** A figure that was rounded, one without a thousand to group, a count that is no longer 1 (its weight may be each one's). */
const ONE_WAY = ['100 g butter', '823 g rice', '1.200 g', '1 onion (150 g)'];
const BACK = SCALED.filter(
  ([line, , factor]) => !ONE_WAY.includes(line) && factor !== 1.06 && factor !== 1.03,
);

it.each(BACK)(
  'reads %j (English: %j), times %d, as the same amounts again',
  (line, english, factor, scaled) => {
    expect(scaleLine(scaled, english, 6 / factor)).toBe(scaleLine(line, english, 6));
  },
);

it('says where the figure and its unit stand', () => {
  const text = 'about 2–3 heaped tablespoons (45 ml) oil';
  const places = findAmounts(text, true).map(({ start, end, unitEnd }) => [
    text.slice(start, end),
    text.slice(start, unitEnd),
  ]);
  expect(places).toEqual([
    ['2–3', '2–3 heaped tablespoons'],
    ['45', '45 ml'],
  ]);
});

it.each([300, 12_000])('comes to an end with %i hostile characters', (chars) => {
  for (const part of ['1', '1 ', '1/', '1-', '½', '1 and ', '(', '1 g (', 'about ', ' ', 'c. à ', '1 or 2 '])
    expect(scaleLine(part.repeat(chars).slice(0, chars), false, 1)).toHaveLength(chars);
});
