import type { ShapeWords } from '../words/shapeWords.ts';

export const shape: ShapeWords = {
  ingredients:
    "ingredients, ingredient list, ingredients list, you will need, you'll need, what you need, what you'll need, you need, shopping list, grocery list, what goes in, the following ingredients",
  steps:
    "instructions, instruction, directions, method, steps, preparation, procedure, process, how to make*, how to cook, how to prepare, how to do it, here's how, how it's made, what to do, what you do, let's cook, let's make, get cooking, putting it together, step by step, follow these*, cooking, to make, recipe steps",
  aside:
    "tip, tips, note, notes, trick, tricks, variation*, nutrition*, calories, storage, storing, to store, leftovers, substitution*, swaps, serving suggestion*, suggestion*, serve with, why *, make ahead, make it *, faq, pairings, chef's *, did you know, about this recipe, description, video, good to know, troubleshooting, allergens, reheating, servings, yield, serves, prep time, cook time, total time",
  tools:
    "equipment, special equipment, kitchen equipment, tools, kitchen tools, utensils, you will also need, you'll also need",
  step: 'step',
  recipe: 'recipe',
  named: 'recipe name, name of the dish, dish, title, dish name, idea, suggestion',
  serves:
    'serves, servings, serving, serving size, people, persons, person, portions, guests, feeds, yield, enough for, dinner for',
  makes: 'makes, yields, yield',
  pieces: 'pieces, slices, cookies, muffins, rolls, bars',
  total: 'total time, total, time, ready in, done in, takes, takes about, start to finish',
  prep: 'prep time, prep, preparation time, preparation, hands-on',
  cook: 'cook time, cooking time, cook, cooking, baking time, bake time, bake, baking, roasting time, oven time',
  hours: 'hrs',
  minutes: 'mins',
  seconds: 'secs',
  for: 'for, to finish, to garnish, to serve',
  optional: 'optional, to taste, as needed',
  suggest:
    "recipe for, how about, here's how to make, here is how to make, how to make, to make, help you make, making, learn to make, you can make, could make, why not try, why not make, i'd suggest, i suggest, i'd recommend, i recommend, let's make, can whip up, whip up, would be",
  articles: 'a, an, the, some, your, this, my',
  praise:
    'delicious, simple, easy, classic, traditional, authentic, basic, quick, tasty, great, perfect, yummy, own, very, hearty, healthy, refreshing, homemade, popular, lovely, fantastic, wonderful, making, to make',
  ends: 'that, which, who, using, you, for you, for your, to try, to make, at home, with the, with your, is, are, but, and it, so, because, in about, it, from, by, as, based on, and i',
  chat: "sure, of course, certainly, absolutely, great, okay, ok, yes, hello, hi, here*, thank*, i, i'd, i'm, let*, with, using, based, this, that, it, you, what a, enjoy, welcome, no worries, since",
  goodbye: 'enjoy, bon appetit, have a great',
  numbers:
    'one, two/a couple of, three, four, five, six, seven, eight, nine, ten, twelve/a dozen, fifteen, twenty, twenty-five, thirty, forty, forty-five, fifty, sixty, ninety',
  fractions:
    'half=0.5, half an=0.5, half a=0.5, a half=0.5, quarter of an=0.25, a quarter of an=0.25, three quarters of an=0.75',
  times:
    'an hour=60, a minute and a half=1.5, a minute=1, another minute=1, another hour=60, half an hour=30, half a minute=0.5, an hour and a half=90, a quarter of an hour=15',
  to: 'to, or',
  and: '&',
  about: 'about, around, roughly, approximately, approx., just, more, additional, full, extra, under, only',
  untimed:
    'every, each, within, in, by, once, twice, the last, last, final, the final, by the, first, up to, the',
  untimedBehind:
    'before the end, before the time, before it is done, less, ago, or less, per pound, for every, for each',
};
