import { beforeAll, expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { scaleLine } from '../../src/reading/numbers/amounts.ts';

/** Each row has a language, an ingredient line, a factor, and the scaled line. A line with uncertain amounts remains unchanged. */
const ROWS = `
  en: 1/3 cup sour cream × 1/2 → 2 ⅔ tbsp sour cream
  en: 1/4 cup oil × 1/2 → 2 tbsp oil
  en: ⅓ cup sugar × 1/4 → 1 ⅓ tbsp sugar
  en: ¾ cup milk × 1/2 → 6 tbsp milk
  en: ½ cup milk × 1/2 → ¼ cup milk
  en: 2/3 cup milk × 1/2 → ⅓ cup milk
  en: 1 cup stock × 5/6 → ⅚ cup stock
  en: 1/3 cup (80 ml) cream × 1/2 → 2 ⅔ tbsp (40 ml) cream
  en: 80 ml cream × 1/2 → 40 ml cream
  en: ¼-⅓ cup milk × 1/2 → 2-2 ⅔ tbsp milk
  en: 1 tbsp soy sauce × 1/4 → ¾ tsp soy sauce
  en: 1 tablespoon honey × 1/2 → ½ tablespoon honey
  en: 1 Tablespoon honey × 1/3 → 1 teaspoon honey
  en: 4 tablespoons butter × 1/6 → ⅔ tablespoon butter
  en: 2 tablespoons butter × 1/6 → 1 teaspoon butter
  en: ¼ tsp salt × 1/4 → 1/16 tsp salt
  en: 1 cup plus 2 tbsp flour × 1/6 → 2 ⅔ tbsp plus 1 tsp flour
  en: 3 tbsp oil × 17/16 → 3 ⅛ tbsp oil
  en: 1 lb beef × 1/2 → ½ lb beef
  de: 1 EL Öl × 1/6 → ½ TL Öl
  de: 1 EL Öl × 1/2 → ½ EL Öl
  de: ⅓ Tasse Milch × 1/2 → ⅙ Tasse Milch
  fr: 1 c. à soupe de miel × 1/3 → 1 c. à café de miel
  es: 1 cucharada de miel × 1/4 → ¾ cucharadita de miel
  it: 1 cucchiaio di miele × 1/3 → 1 cucchiaino di miele
  pt: 1 colher de sopa de mel × 1/3 → 1 colher de chá de mel
  nl: 1 el honing × 1/4 → ¾ tl honing
  sv: 1 msk honung × 1/3 → 1 tsk honung
  da: 1 spsk honning × 1/3 → 1 tsk honning
  nb: 1 ss honning × 1/3 → 1 ts honning
  pl: 1 łyżka miodu × 1/4 → ¾ łyżeczki miodu
  ru: 1 ст. л. мёда × 1/3 → 1 ч. л. мёда
  tr: 1 yemek kaşığı bal × 1/3 → 1 çay kaşığı bal
  ko: 꿀 1큰술 × 1/3 → 꿀 1작은술
  zh: 蜂蜜 1汤匙 × 1/3 → 蜂蜜 1茶匙
  en: .5 cup milk × 2/1 → 1 cup milk
  en: 2-16 oz chicken breasts × 2/1 → 2-16 oz chicken breasts
  en: half the sugar × 2/1 → half the sugar
  en: T55 flour × 2/1 → T55 flour
  en: 1-2-3 sauce × 2/1 → 1-2-3 sauce
  en: 80/20 ground beef × 2/1 → 80/20 ground beef
  en: 1 cup (15-ounce can) chickpeas × 2/1 → 1 cup (15-ounce can) chickpeas
  en: 1 cup 0% Greek yogurt × 2/1 → 2 cups 0% Greek yogurt
  en: 200 g 0% fat Greek yogurt × 2/1 → 400 g 0% fat Greek yogurt
  en: 500 g 00 flour × 2/1 → 1000 g 00 flour
  en: 400g/14oz tin tomatoes × 2/1 → 400g/14oz tin tomatoes
  en: 2 x 400g/14oz tins tomatoes × 2/1 → 4 x 400g/14oz tins tomatoes
  en: 400g/14oz chopped tomatoes × 2/1 → 800g/28oz chopped tomatoes
  en: 1 cup rice (makes 3 cups cooked) × 2/1 → 2 cups rice (makes 6 cups cooked)
  en: ½ can (400 g) tomatoes × 2/1 → 1 can (400 g) tomatoes
  en: ½ can (14 oz) coconut milk × 2/1 → 1 can (14 oz) coconut milk
  en: ½ can (300 g) cream of mushroom soup × 2/1 → 1 can (300 g) cream of mushroom soup
  en: ½ tin tomatoes (400 g) × 3/1 → 1 ½ tins tomatoes (400 g)
  en: ½ can (200 g) tomatoes × 2/1 → ½ can (200 g) tomatoes
  en: ½ packet (4 g) yeast × 2/1 → ½ packet (4 g) yeast
  fr: ½ boîte (400 g) de tomates × 2/1 → 1 boîte (400 g) de tomates
  de: ½ Würfel Hefe (21 g) × 2/1 → 1 Würfel Hefe (42 g)
  de: 1/2 Dose Tomaten (200 g) × 2/1 → 1/2 Dose Tomaten (200 g)
  de: Saft einer Zitrone × 2/1 → Saft 2 Zitrone
  de: Saft eines Apfels × 2/1 → Saft 2 Apfels
  de: ein Dutzend Eier × 2/1 → 24 Eier
  es: una docena de huevos × 2/1 → 24 huevos
  fr: une douzaine de crevettes × 2/1 → 24 crevettes
  it: una dozzina di uova × 2/1 → 24 uova
  pt: uma dúzia de ovos × 2/1 → 24 ovos
  sv: ett dussin ägg × 2/1 → 24 ägg
  nb: et dusin egg × 2/1 → 24 egg
  en: beans (400 g, 2 cans) × 2/1 → beans (800 g, 4 cans)
  en: ¾ c cubed (¼ -inch) dill pickles × 2/1 → 1 ½ c cubed (¼ -inch) dill pickles
  en: Four ½-inch-thick slices bread × 2/1 → 8 × ½-inch-thick slices bread
  en: 20g¾oz butter × 2/1 → 40g1 ½oz butter
  en: Scant 2 tablespoons sugar × 2/1 → Scant 4 tablespoons sugar
  en: 1½ tsp cinnamon 7 mL × 2/1 → 3 tsp cinnamon 14 mL
  en: 9floz milk × 2/1 → 18floz milk
  en: 2kg/4lb 4oz tomatoes, cut into 6 or 8 pieces × 2/1 → 4kg/8lb 8oz tomatoes, cut into 6 or 8 pieces
  it: savoiardi 12 × 2/1 → savoiardi 24
  it: Limoni ½ × 2/1 → Limoni 1
  it: farina 55 × 2/1 → farina 55
  de: 1,000 g Mehl × 2/1 → 1,000 g Mehl
  de: 1.5 l Milch × 3/2 → 2.25 l Milch
  de: 1.000-1.500 g Kartoffeln × 2/1 → 2.000-3.000 g Kartoffeln
  fr: 1 kg 500 de pommes × 2/1 → 3 kg de pommes
  fr: 1 400 g boîte de tomates × 2/1 → 1 400 g boîte de tomates
  fr: farine T-55 × 2/1 → farine T-55
  es: 1 cebolla y media × 2/1 → 3 cebolla
  it: Uova 2 (100 g) × 2/1 → Uova 2 (100 g)
  pl: 2 i pół szklanki mąki × 2/1 → 5 szklanki mąki
  tr: 2 buçuk su bardağı un × 2/1 → 5 su bardağı un
  zh: 1个半土豆 × 2/1 → 1个半土豆
  zh: 一个半洋葱 × 2/1 → 一个半洋葱
  zh: 1杯半牛奶 × 2/1 → 3杯牛奶
  ja: パスタ（1人100g） × 2/1 → パスタ（1人100g）
  ja: ご飯 1人150g × 2/1 → ご飯 1人150g
  zh: 米饭 1人150克 × 2/1 → 米饭 1人150克
  ko: 파스타 1인 100g × 2/1 → 파스타 1인 100g
  ko: 2인치 생강 × 2/1 → 2인치 생강
  tr: %70 çikolata × 2/1 → %70 çikolata
`
  .trim()
  .split('\n');

beforeAll(() => Promise.all(ROWS.map((row) => reader.load(row.trim().slice(0, 2)))));

it.each(['', 'fi', 'xx'])('scaleLine: leaves 1.500 and 1,250 unchanged in the unknown language %j', (tag) => {
  const language = reader.languageOf(tag);
  const lines = ['1.500 g perunoita', '1,250 kg perunoita', '1 200 g perunoita'];
  expect(lines.map((line) => scaleLine(line, language, 2))).toEqual(lines);
  expect(scaleLine('3 kg perunoita', language, 0.5)).toBe('1.5 kg perunoita');
});

it.each(ROWS)('scaleLine: scales the amount or leaves it unchanged in %s', (row) => {
  const [, tag = '', line = '', above = '', below = '', scaled] =
    /^\s*(\w\w): (.*) × (\d+)\/(\d+) → (.*)$/.exec(row) ?? [];
  expect(scaleLine(line, reader.languageOf(tag), Number(above) / Number(below))).toBe(scaled);
});
