/**
 * Words of foods. Each line begins with the name of a drawing, which is one of its words; `_` joins the words of a phrase.
 * The last line of `OTHERS` contains foods without a drawing, such as 'egg rolls', although 'egg' has a drawing.
 */
const TALL = `spinach kale chard greens salad_leaves pak_choi
herb basil parsley cilantro coriander mint dill chive thyme rosemary oregano sage
rice flour sugar oat couscous quinoa lentil split_pea
pasta spaghetti penne macaroni
carrot
bean chickpea chick_pea eyed_pea
leek scallion celery spring_onion green_onion
milk cream
bottle oil vinegar wine beer syrup ketchup dressing soy_sauce fish_sauce hot_sauce
noodle ramen
sausage
bacon pancetta
corn
chocolate
salt
chili chilli jalapeno chili_peppers hot_peppers jalapeno_peppers
jar jam honey mustard pesto miso olive pickle paste sauce peanut_butter almond_butter nut_butter`;
const OTHERS = `egg
tomato
garlic
onion shallot
lemon lime orange
potato
chicken turkey
cheese cheddar parmesan mozzarella feta
mushroom
apple
peppers bell_pepper red_pepper green_pepper yellow_pepper
fish salmon tuna trout cod tuna_steak salmon_steak
shrimp prawn
bread baguette ciabatta sourdough bun rolls
beef steak pork lamb ham
broccoli
avocado
banana
berries strawberries blueberries raspberries
eggplant aubergine
cucumber zucchini courgette
beet
squash pumpkin
tofu
nut walnut almond hazelnut cashew peanut
butter
yogurt yoghurt ricotta fraiche sour_cream cream_cheese cottage_cheese
tortilla taco wrap pita naan
pea
cabbage lettuce
none stock broth soup pepper powder flake seed starch seasoning extract crumb chip cake sprout nugget root ground_coriander green_bean french_bean runner_bean ice_cream lime_leaves egg_rolls sausage_rolls spring_rolls`;

const rowsOf = (words: string) => words.split('\n').map((line) => line.split(' '));
const DRAWING_OF = new Map(
  [...rowsOf(TALL), ...rowsOf(OTHERS)].flatMap((row) => row.map((word) => [word, row[0]])),
);
/** Drawings that are taller than wide. */
export const TALL_DRAWINGS: ReadonlySet<string | undefined> = new Set(
  rowsOf(TALL).map(([drawing]) => drawing),
);

/** Asides, and the whole text of an imitation, such as 'vegan chicken'. */
const IGNORED = /\(.*?\)|,.*| (?:in|for|with|from|or) .*|.*\b(?:vegan|veggie|plant)\b.*/g;
const ENDING = /(?<=[hios])es$|(?<!s)s$/;

/** Returns the drawing of the last food in an ingredient's text, or null. */
export function drawingOf(text: string): string | null {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(IGNORED, '');
  const words = plain.split(/[^a-z]+/);
  const drawings = words.flatMap((word, index) => {
    const forms = [word, word.replace(ENDING, '')];
    const keys = [...forms.map((form) => `${words[index - 1]}_${form}`), ...forms];
    return keys.flatMap((key) => DRAWING_OF.get(key) ?? []).slice(0, 1);
  });
  const last = drawings.at(-1);
  return last && last !== 'none' ? last : null;
}
