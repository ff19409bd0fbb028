/** A whole answer, as models write them, and what is to be understood in it. */
export type Answer = {
  name: string;
  text: string;
  /** 'group > text', or the text alone. */
  ingredients: string[];
  /** 'title > text', or the text alone; lines are parted by ' / '. */
  steps: string[];
  /** What begins the ingredients and the steps. */
  headings: [ingredients: string | null, steps: string | null];
  /** The first item of each list that is neither. */
  asides?: string[];
  /** That its headings are in another language than English. */
  foreign?: true;
};

const HEADED: Answer[] = [
  {
    name: 'headings of the second level, bullets, numbered steps',
    text: `# Tomato Pasta

A quick dinner.

## Ingredients

- 350 g penne
- 2 tbsp olive oil
- Salt and pepper, to taste

## Instructions

1. Boil the penne for 10 minutes.
2. Toss it with the oil.

Enjoy!

https://www.youtube.com/watch?v=PUP7U5vTMM0`,
    ingredients: ['350 g penne', '2 tbsp olive oil', 'Salt and pepper, to taste'],
    steps: ['Boil the penne for 10 minutes.', 'Toss it with the oil.'],
    headings: ['Ingredients', 'Instructions'],
  },
  {
    name: 'other words for the same, and a yield in brackets',
    text: `# Fried Rice

## What You'll Need (serves 4)

* 3 cups cooked rice
* 2 eggs

## How to Make It

1. Fry the rice.
2. Add the eggs.`,
    ingredients: ['3 cups cooked rice', '2 eggs'],
    steps: ['Fry the rice.', 'Add the eggs.'],
    headings: ["What You'll Need (serves 4)", 'How to Make It'],
  },
  {
    name: 'a typographic apostrophe, a greeting, the method as bullets',
    text: `Sure! Here's a recipe for you:

## Shakshuka

### You’ll need

- 4 eggs
- 1 can tomatoes

### Method

- Simmer the tomatoes.
- Crack in the eggs.`,
    ingredients: ['4 eggs', '1 can tomatoes'],
    steps: ['Simmer the tomatoes.', 'Crack in the eggs.'],
    headings: ['You’ll need', 'Method'],
  },
  {
    name: 'emoji, numbers, bold and colons around the headings',
    text: `# 🍝 Pasta

## 🛒 **1. Ingredients:**

- 200 g pasta
- 1 egg

## 2️⃣ 👩‍🍳 Directions 🔥

1. Boil.
2. Mix.

## 💡 Tips

- Use fresh eggs.`,
    ingredients: ['200 g pasta', '1 egg'],
    steps: ['Boil.', 'Mix.'],
    headings: ['🛒 1. Ingredients:', '2️⃣ 👩‍🍳 Directions 🔥'],
    asides: ['Use fresh eggs.'],
  },
  {
    name: 'task lists, loose, some ticked',
    text: `## Ingredients

- [ ] 2 eggs

- [x] 100 g flour

## Steps

- [ ] **Whisk:** Beat the eggs.

- [ ] Add the flour.`,
    ingredients: ['2 eggs', '100 g flour'],
    steps: ['Whisk > Beat the eggs.', 'Add the flour.'],
    headings: ['Ingredients', 'Steps'],
  },
  {
    name: 'underlined headings, the dish before the colon, the step behind it',
    text: `Omelette: Ingredients
---------------------

- 3 eggs
- butter

Omelette – Method
-----------------

1. Melt the butter.
2. Fry the eggs.`,
    ingredients: ['3 eggs', 'butter'],
    steps: ['Melt the butter.', 'Fry the eggs.'],
    headings: ['Omelette: Ingredients', 'Omelette – Method'],
  },
  {
    name: 'numbered ingredients under their heading',
    text: `## Shopping list

1. 2 eggs
2. 1 onion

## Cooking Instructions

1. Chop the onion.
2. Fry it with the eggs.`,
    ingredients: ['2 eggs', '1 onion'],
    steps: ['Chop the onion.', 'Fry it with the eggs.'],
    headings: ['Shopping list', 'Cooking Instructions'],
  },
  {
    name: 'facts before and between, which begin nothing',
    text: `# Soup

**Prep time:** 10 minutes
**Cook time:** 20 minutes

- **Preparation time:** 10 min
- **Serves:** 4

## Preparation Time

- 10 minutes
- 20 minutes with the stock

**Cooking time: 20 minutes**

- low heat
- with a lid

## Ingredients

**Serves: 4**

- 1 onion
- 1 l stock

## Preparation

1. Chop the onion.
2. Cook it in the stock.`,
    ingredients: ['1 onion', '1 l stock'],
    steps: ['Chop the onion.', 'Cook it in the stock.'],
    headings: ['Ingredients', 'Preparation'],
  },
  {
    name: 'asides of every kind',
    text: `# Curry

## Equipment

- a wok

## Why You'll Love It

- It is quick.

## Ingredients

- 1 aubergine

### Ingredient Substitutions

- courgette

## Directions

1. Fry the aubergine.

## Chef’s Notes

1. Best on the second day.

## Nutritional Information (per serving)

- 400 kcal

## Storage & Make-Ahead

- 3 days

## Serving Suggestions

- with rice

## Video

- see below`,
    ingredients: ['1 aubergine'],
    steps: ['Fry the aubergine.'],
    headings: ['Ingredients', 'Directions'],
    asides: [
      'a wok',
      'It is quick.',
      'courgette',
      'Best on the second day.',
      '400 kcal',
      '3 days',
      'with rice',
      'see below',
    ],
  },
  {
    name: 'an unknown heading of the same level ends the ingredients',
    text: `## Ingredients

- 2 eggs

## A story for the table

- It comes from Rome.

## Instructions

1. Fry the eggs.

## Enjoy

1. Eat.`,
    ingredients: ['2 eggs'],
    steps: ['Fry the eggs.'],
    headings: ['Ingredients', 'Instructions'],
  },
  {
    name: 'ingredients and equipment under one heading, steps with tips',
    text: `## Ingredients & Tools

- 2 eggs
- a pan

## Instructions and Tips

1. Fry the eggs.`,
    ingredients: ['2 eggs', 'a pan'],
    steps: ['Fry the eggs.'],
    headings: ['Ingredients & Tools', 'Instructions and Tips'],
  },
  {
    name: 'links, code, emphasis, breaks, footnotes, pictures and markup in the items',
    text: `## Ingredients

- 2 *large* [eggs](https://example.org)[^1]
- ![a cow](cow.png) \`100 ml\`  **milk** <br> cold
-
- ![only a picture](x.png)

## Instructions

1. Beat the~~m~~ eggs\\
   with the milk.
2.
3. Fry.

[^1]: 1. Eggs of a hen.
    2. Or of a duck.`,
    ingredients: ['2 large eggs', '100 ml milk cold'],
    steps: ['Beat the eggs / with the milk.', 'Fry.'],
    headings: ['Ingredients', 'Instructions'],
  },
  {
    name: 'a table where one amount is none',
    text: `## Ingredients

| Ingredient | Amount |
| --- | --- |
| rice | 200 g |
| salt | to taste |

## Steps

1. Cook the rice.
2. Salt it.`,
    ingredients: ['200 g rice', 'salt, to taste'],
    steps: ['Cook the rice.', 'Salt it.'],
    headings: ['Ingredients', 'Steps'],
  },
  {
    name: 'quotes and fences, which are not read',
    text: `> ## Ingredients
>
> - 1 old egg

## Ingredients

- 2 eggs

> - a quoted tip

## Instructions

\`\`\`
1. not a step
2. nor this
\`\`\`

> 1. Nor this.
> 2. Nor this.

1. Fry the eggs.`,
    ingredients: ['2 eggs'],
    steps: ['Fry the eggs.'],
    headings: ['Ingredients', 'Instructions'],
  },
];

const GROUPED: Answer[] = [
  {
    name: 'sub-groups as deeper headings',
    text: `## Ingredients

### For the sauce

- 1 can tomatoes

### 1. Pasta 🍝

- 200 g penne

### Optional (but good):

- basil

### Layer 2

- cheese

## Method

### For the sauce

1. Simmer the tomatoes.
2. Add the basil.

Set it aside.

### Pasta

1. Boil the penne.
2. Toss.`,
    ingredients: [
      'For the sauce > 1 can tomatoes',
      'Pasta > 200 g penne',
      'Optional (but good) > basil',
      'cheese',
    ],
    steps: ['Simmer the tomatoes.', 'Add the basil.', 'Boil the penne.', 'Toss.'],
    headings: ['Ingredients', 'Method'],
  },
  {
    name: 'sub-groups as bold labels, in italics, and as lines that end with a colon',
    text: `## Ingredients

**For the chicken:**
- 2 chicken breasts

**Marinade** (optional)

- 1 lemon

*Salad*

- 1 cucumber

For the dressing of the salad that goes with it:

- 1 tbsp oil

Garnish:

- parsley

All of it should be fresh and of good quality, as always:

- salt

**This one was handed down to me by my grandmother, who cooked it for all of us on Sundays**

- pepper

**Enjoy!**

- chives

**Ready in 20 min**

- rice

**4 eggs**

- water

**Sides** and **more**

- bread

## Instructions

1. Grill the chicken.`,
    ingredients: [
      'For the chicken > 2 chicken breasts',
      'Marinade (optional) > 1 lemon',
      'Salad > 1 cucumber',
      'For the dressing of the salad that goes with it > 1 tbsp oil',
      'Garnish > parsley',
      'Garnish > salt',
      'Garnish > pepper',
      'Garnish > chives',
      'Garnish > rice',
      'Garnish > water',
      'Garnish > bread',
    ],
    steps: ['Grill the chicken.'],
    headings: ['Ingredients', 'Instructions'],
  },
  {
    name: 'sub-groups at the same level that begin with for',
    text: `## Ingredients

- 1 pinch salt

## For the dough

- 200 g flour

## For the filling (2 apples)

- 2 apples

## Baking Instructions

1. Knead.
2. Bake.`,
    ingredients: ['1 pinch salt', 'For the dough > 200 g flour', 'For the filling (2 apples) > 2 apples'],
    steps: ['Knead.', 'Bake.'],
    headings: ['Ingredients', 'Baking Instructions'],
  },
  {
    name: 'sub-groups as items with lists of their own',
    text: `### Ingredients

- **For the sauce:**
  - 1 can tomatoes
  - basil
- Vegetables
  - 2 carrots
- Toppings
  - cheese
  - olives
- 200 g pasta
  - penne
  - or fusilli
- Salt
  - coarse
- butter

### Instructions

1. Cook.`,
    ingredients: [
      'For the sauce > 1 can tomatoes',
      'For the sauce > basil',
      'Vegetables > 2 carrots',
      'Toppings > cheese',
      'Toppings > olives',
      '200 g pasta',
      'Salt',
      'butter',
    ],
    steps: ['Cook.'],
    headings: ['Ingredients', 'Instructions'],
  },
  {
    name: 'sub-groups as items between their likes',
    text: `### Ingredients

- **Dough (for 2):**
- 200 g flour
- **Filling:**
- 2 apples

### Directions

1. Bake.`,
    ingredients: ['Dough (for 2) > 200 g flour', 'Filling > 2 apples'],
    steps: ['Bake.'],
    headings: ['Ingredients', 'Directions'],
  },
  {
    name: 'several headings for ingredients',
    text: `## Dry Ingredients

- 200 g flour

## Wet Ingredients

- 2 eggs

## Ingredients for the glaze

- 50 g sugar

## Directions

1. Mix.`,
    ingredients: ['Dry Ingredients > 200 g flour', 'Wet Ingredients > 2 eggs', 'for the glaze > 50 g sugar'],
    steps: ['Mix.'],
    headings: ['Dry Ingredients', 'Directions'],
  },
  {
    name: 'headings that only hold a word of tips or notes, and notes that only look like labels',
    text: `# Leftover Tips of Asparagus

## Ingredients

*Note: use fresh eggs*

- 2 eggs

**Yield: about 3 bowls**

- 1 cup rice

## Instructions

### Fry the Leftover Rice

1. Fry it.

### Add Nutritional Yeast

1. Stir it in.

*Tip: taste it first.*

1. Add salt.

**Mix all ingredients:** stir well.

1. Serve.`,
    ingredients: ['2 eggs', '1 cup rice'],
    steps: [
      'Fry it.',
      'Stir it in. / Tip: taste it first.',
      'Add salt. / Mix all ingredients: stir well.',
      'Serve.',
    ],
    headings: ['Ingredients', 'Instructions'],
  },
  {
    name: 'ingredients and method under one heading',
    text: `# Eggs

## Ingredients and Method

- 2 eggs
- butter

1. Melt the butter.
2. Fry the eggs.`,
    ingredients: ['2 eggs', 'butter'],
    steps: ['Melt the butter.', 'Fry the eggs.'],
    headings: ['Ingredients and Method', null],
  },
  {
    name: 'ingredients that are named again, deeper and behind an aside',
    text: `## Ingredients

### Dry Ingredients

- 200 g flour

### Toppings

- nuts

## Notes

- Sift it.

## Ingredients for the glaze

- 50 g sugar

## Directions

1. Mix.`,
    ingredients: ['Dry Ingredients > 200 g flour', 'Toppings > nuts', 'for the glaze > 50 g sugar'],
    steps: ['Mix.'],
    headings: ['Ingredients', 'Directions'],
    asides: ['Sift it.'],
  },
  {
    name: 'bold labels for dry and wet, without another heading',
    text: `# Cake

**Dry ingredients:**

- flour

**Wet ingredients:**

- milk

**Directions:**

- Mix.`,
    ingredients: ['Dry ingredients > flour', 'Wet ingredients > milk'],
    steps: ['Mix.'],
    headings: ['Dry ingredients:', 'Directions:'],
  },
  {
    name: 'everything below a heading that says instructions',
    text: `# Cake

## Instructions

### Ingredients

- flour

### Method

1. Mix.`,
    ingredients: ['flour'],
    steps: ['Mix.'],
    headings: ['Ingredients', 'Method'],
  },
  {
    name: 'a step that prepares the ingredients',
    text: `## Ingredients

- 1 onion

## Instructions

### Step 1: Prepare the ingredients

1. Chop the onion.

### Step 2: Cook

1. Fry it.

**Mix the ingredients:**

1. Stir.`,
    ingredients: ['1 onion'],
    steps: ['Chop the onion.', 'Fry it.', 'Stir.'],
    headings: ['Ingredients', 'Instructions'],
  },
];

const LABELLED: Answer[] = [
  {
    name: 'bold labels instead of headings',
    text: `**Garlic Butter Shrimp**

**Ingredients:**

* 500 g shrimp
* 3 cloves garlic

**Instructions**:

1. Melt the butter.
2. Fry the shrimp.

**Tips:**

* Serve at once.

Enjoy your meal!`,
    ingredients: ['500 g shrimp', '3 cloves garlic'],
    steps: ['Melt the butter.', 'Fry the shrimp.'],
    headings: ['Ingredients:', 'Instructions:'],
    asides: ['Serve at once.'],
  },
  {
    name: 'labels without any mark but the colon',
    text: `Egg salad

Ingredients:
- 4 eggs
- mayonnaise

Instructions:
1. Boil the eggs.
2. Mix.

Notes:
- Keeps for 2 days.`,
    ingredients: ['4 eggs', 'mayonnaise'],
    steps: ['Boil the eggs.', 'Mix.'],
    headings: ['Ingredients:', 'Instructions:'],
    asides: ['Keeps for 2 days.'],
  },
  {
    name: 'labels in a sentence',
    text: `# Eggs

Here are the ingredients you need:

- 4 eggs

Here's how to make it:

1. Boil the eggs.

**Tip:** Use a timer.

1. Peel them.`,
    ingredients: ['4 eggs'],
    steps: ['Boil the eggs. / Tip: Use a timer.', 'Peel them.'],
    headings: ['Here are the ingredients you need:', "Here's how to make it:"],
  },
  {
    name: 'bold sub-groups under bold labels',
    text: `# Bowl

**Ingredients:** (for 2)

**Bowl:**

![a bowl](bowl.png)

- 1 cup rice

**Sauce:**
- 1 tbsp miso

**Directions:**

**Bowl:**
1. Cook the rice.

**Sauce:**
1. Stir the miso.`,
    ingredients: ['Bowl > 1 cup rice', 'Sauce > 1 tbsp miso'],
    steps: ['Cook the rice.', 'Stir the miso.'],
    headings: ['Ingredients: (for 2)', 'Directions:'],
  },
  {
    name: 'numbered parts, the steps without a heading that is known',
    text: `# Eggs

### Ingredients

- 2 eggs

### Let's get going!

1. Crack the eggs.
2. Fry them.

- Watch the heat.`,
    ingredients: ['2 eggs'],
    steps: ['Crack the eggs.', 'Fry them.'],
    headings: ['Ingredients', null],
  },
  {
    name: 'a deeper heading that is not known before the steps',
    text: `# Eggs

## Ingredients

- 2 eggs

### On to the stove

1. Crack the eggs.
2. Fry them.`,
    ingredients: ['2 eggs'],
    steps: ['Crack the eggs.', 'Fry them.'],
    headings: ['Ingredients', null],
  },
];

const STEPPED: Answer[] = [
  {
    name: 'steps with titles in every form',
    text: `## Ingredients

- 200 g pasta

## Instructions

1. **Cook the pasta:** Bring water to the boil.
2. **Make the sauce**: Fry the garlic.
3. **Toss** - Mix both.
4. **Season** – Add salt.
5. **Rest.** Wait a little.
6. **Serve**
   Put it on plates.
7. **Eat:**
   - slowly
   - warm
8. **Boil** the rest for 10 minutes.
9. **Wash up everything at once.**
10. 🧽 **Dry:** Use a towel.
11. Stir **now:** quickly.
12. **10**-minute rest.
13. **Dry\\
    all:** Use a towel.
14. *Mind:* it is hot.
15. **Whatever you have left in the pan at this point, and there may well be quite a lot of it:** Keep it.`,
    ingredients: ['200 g pasta'],
    steps: [
      'Cook the pasta > Bring water to the boil.',
      'Make the sauce > Fry the garlic.',
      'Toss > Mix both.',
      'Season > Add salt.',
      'Rest > Wait a little.',
      'Serve > Put it on plates.',
      'Eat > slowly / warm',
      'Boil the rest for 10 minutes.',
      'Wash up everything at once.',
      'Dry > Use a towel.',
      'Stir now: quickly.',
      '10-minute rest.',
      'Dry / all: Use a towel.',
      'Mind: it is hot.',
      'Whatever you have left in the pan at this point, and there may well be quite a lot of it: Keep it.',
    ],
    headings: ['Ingredients', 'Instructions'],
  },
  {
    name: 'steps with paragraphs, lists and quotes of their own',
    text: `## Ingredients

- 2 eggs

## Instructions

1. **Beat the eggs**

   Use a fork.

   - with salt
     - a pinch
   - with pepper

2. Fry them.

   Turn once.

   > Mind the heat.`,
    ingredients: ['2 eggs'],
    steps: [
      'Beat the eggs > Use a fork. / with salt / a pinch / with pepper',
      'Fry them. / Turn once. / Mind the heat.',
    ],
    headings: ['Ingredients', 'Instructions'],
  },
  {
    name: 'numbered titles with bullets that are not indented',
    text: `### Ingredients

- 2 eggs

### Instructions

1. **Prepare:**
- Crack the eggs.
- Beat them.

2. **Cook:**
- Fry them.

3. **Serve:**
- Put them on plates.

- Leftovers keep.`,
    ingredients: ['2 eggs'],
    steps: [
      'Prepare > Crack the eggs. / Beat them.',
      'Cook > Fry them.',
      'Serve > Put them on plates. / Leftovers keep.',
    ],
    headings: ['Ingredients', 'Instructions'],
  },
  {
    name: 'numbered titles with paragraphs that are not indented',
    text: `### Ingredients

- 2 eggs

### Instructions

1. **Prepare the eggs**

Crack and beat them.

2. Fry them.

Turn once.

3. Serve.

Enjoy your meal!`,
    ingredients: ['2 eggs'],
    steps: ['Prepare the eggs > Crack and beat them.', 'Fry them. / Turn once.', 'Serve.'],
    headings: ['Ingredients', 'Instructions'],
  },
  {
    name: 'numbered headings with bullets',
    text: `## Ingredients

- 2 eggs

## Instructions

### Step 1: Beat

- Crack the eggs.
- Beat them.

### 2. Fry

- Fry them.`,
    ingredients: ['2 eggs'],
    steps: ['Crack the eggs.', 'Beat them.', 'Fry them.'],
    headings: ['Ingredients', 'Instructions'],
  },
  {
    name: 'numbered headings alone, with bullets and with prose',
    text: `## Ingredients

- 2 eggs

## Step 1: Beat

- Crack the eggs.

It takes a moment.

## Step 2: Fry

- Fry them.

## Step 3: Serve

Put them on plates.`,
    ingredients: ['2 eggs'],
    steps: ['Crack the eggs.', 'Fry them.'],
    headings: ['Ingredients', 'Step 1: Beat'],
  },
  {
    name: 'bullets of notes beside numbered steps',
    text: `## Ingredients

- 2 eggs

## Instructions

1. Beat the eggs.
2. Fry them.

- Do not stir.

### Equipment

- a pan`,
    ingredients: ['2 eggs'],
    steps: ['Beat the eggs.', 'Fry them.'],
    headings: ['Ingredients', 'Instructions'],
    asides: ['a pan'],
  },
  {
    name: 'two parts of steps at the same level',
    text: `## Ingredients

- 2 eggs

## Prep

1. Crack the eggs.

## Cooking

1. Fry them.

## Assembly

1. Serve.`,
    ingredients: ['2 eggs'],
    steps: ['Crack the eggs.', 'Fry them.', 'Serve.'],
    headings: ['Ingredients', 'Prep'],
  },
  {
    name: 'steps in prose',
    text: `## Ingredients

- 2 eggs

## Instructions

Crack the eggs and fry them.

## Ideas

1. With ham.
2. With cheese.`,
    ingredients: ['2 eggs'],
    steps: [],
    headings: ['Ingredients', null],
  },
];

const TABLES: Answer[] = [
  {
    name: 'a table with header words',
    text: `## Ingredients

| Ingredient | Amount | Notes |
| --- | --- | --- |
| **Penne** | 350 g | |
| Onion | 1 | finely chopped |
| Salt | | to taste |
| | 3 | |

## Method

1. Cook.`,
    ingredients: ['350 g Penne', '1 Onion, finely chopped', 'Salt, to taste'],
    steps: ['Cook.'],
    headings: ['Ingredients', 'Method'],
  },
  {
    name: 'a table with the amount first, its unit apart and other columns',
    text: `## Ingredients

| # | Qty | Unit | Item | Price |
|---|---|---|---|---|
| 1 | 200 | g | flour | 1 € |
| 2 | 2 | | eggs | 2 € |

## Method

1. Bake.`,
    ingredients: ['200 g flour', '2 eggs'],
    steps: ['Bake.'],
    headings: ['Ingredients', 'Method'],
  },
  {
    name: 'a table whose amounts stand with the names',
    text: `## Ingredients

| Ingredient and amount | Notes |
|---|---|
| 200 g flour | sifted |
| 2 eggs | |

| Ingredient | Notes |
|---|---|
| 100 ml milk | cold |

| |
|---|
| 1 pinch salt |

## Method

1. Bake.`,
    ingredients: ['200 g flour, sifted', '2 eggs', '100 ml milk, cold', '1 pinch salt'],
    steps: ['Bake.'],
    headings: ['Ingredients', 'Method'],
  },
  {
    name: 'a table whose names are all bold',
    text: `## Ingredients

| Ingredient | Amount |
|---|---|
| **Flour** | 200 g |
| **Salt** | |

## Method

1. Bake.`,
    ingredients: ['200 g Flour', 'Salt'],
    steps: ['Bake.'],
    headings: ['Ingredients', 'Method'],
  },
  {
    name: 'tables without header words, with few figures and with many',
    text: `## Ingredients

| | |
|---|---|
| salt | to taste |
| oil | a drop |
| vanilla | No. 5 |

| | | |
|---|---|---|
| flour | type 405 | 200 g |
| cheese | 48 % | 50 g |
| butter | | 30 g |

## Method

1. Bake.`,
    ingredients: [
      'salt, to taste',
      'oil, a drop',
      'vanilla, No. 5',
      '200 g flour, type 405',
      '50 g cheese, 48 %',
      '30 g butter',
    ],
    steps: ['Bake.'],
    headings: ['Ingredients', 'Method'],
  },
  {
    name: 'a table with two measures',
    text: `## Ingredients

| Ingredient | Metric | US |
|---|---|---|
| flour | 120 g | 1 cup |
| eggs | 2 | |

## Method

1. Bake.`,
    ingredients: ['120 g (1 cup) flour', '2 eggs'],
    steps: ['Bake.'],
    headings: ['Ingredients', 'Method'],
  },
  {
    name: 'a table without header words',
    text: `## Ingredients

| | |
|---|---|
| flour | 120 g |
| eggs | 2 |
| salt | |

## Method

1. Bake.`,
    ingredients: ['120 g flour', '2 eggs', 'salt'],
    steps: ['Bake.'],
    headings: ['Ingredients', 'Method'],
  },
  {
    name: 'a table whose header is an ingredient',
    text: `## Ingredients

| 120 g | flour |
|---|---|
| 2 | eggs |

## Method

1. Bake.`,
    ingredients: ['120 g flour', '2 eggs'],
    steps: ['Bake.'],
    headings: ['Ingredients', 'Method'],
  },
  {
    name: 'a table with sub-groups, and one of a single column',
    text: `## Ingredients

| Ingredient | Amount |
|---|---|
| **Dough** | |
| flour | 120 g |
| For brushing: | |
| egg | 1 |
| salt | |

| Ingredients |
|---|
| 2 apples |

## Method

1. Bake.`,
    ingredients: ['Dough > 120 g flour', 'For brushing > 1 egg', 'For brushing > salt', '2 apples'],
    steps: ['Bake.'],
    headings: ['Ingredients', 'Method'],
  },
  {
    name: 'a table that no heading names',
    text: `# Pancakes

| Per serving | Amount |
|---|---|
| Energy | 400 kcal |
| Protein | 12 g |

| Ingredient | Amount |
|---|---|
| flour | 120 g |
| eggs | 2 |

1. Mix.
2. Fry.`,
    ingredients: ['120 g flour', '2 eggs'],
    steps: ['Mix.', 'Fry.'],
    headings: [null, null],
  },
];

const UNNAMED: Answer[] = [
  {
    name: 'bullets and numbers without any heading',
    text: `**Fried rice**

A quick one.

- rice
- eggs
- soy sauce

1. Fry the rice.
2. Add the eggs.`,
    ingredients: ['rice', 'eggs', 'soy sauce'],
    steps: ['Fry the rice.', 'Add the eggs.'],
    headings: [null, null],
  },
  {
    name: 'facts as bullets, headings that are not known',
    text: `# Fried rice

- **Time:** 20 mins
- **Difficulty:** easy

## On hand

- 2 eggs
- 1 cup rice
- soy sauce

## At the stove

1. Fry the rice.
2. Add the eggs.

## Good to know

- It reheats well.
- It is cheap.`,
    ingredients: ['2 eggs', '1 cup rice', 'soy sauce'],
    steps: ['Fry the rice.', 'Add the eggs.'],
    headings: [null, null],
  },
  {
    name: 'sub-groups alone, without a heading for the ingredients',
    text: `# Apple pie

## For the dough

- 200 g flour
- 100 g butter

## For the filling

- 3 apples

## Off we go

1. Knead the dough.
2. Bake.`,
    ingredients: [
      'For the dough > 200 g flour',
      'For the dough > 100 g butter',
      'For the filling > 3 apples',
    ],
    steps: ['Knead the dough.', 'Bake.'],
    headings: [null, null],
  },
  {
    name: 'amounts as bullets, the rest in prose',
    text: `Here is an omelette:

- 3 eggs
- 20 g butter
- salt

Beat the eggs and fry them in the butter.`,
    ingredients: ['3 eggs', '20 g butter', 'salt'],
    steps: [],
    headings: [null, null],
  },
  {
    name: 'ingredients inside one paragraph',
    text: `# Omelette

**Ingredients:** 3 eggs, 20 g butter, salt.

- Use fresh eggs.
- Use good butter.

1. Beat the eggs.
2. Fry them.`,
    ingredients: [],
    steps: ['Beat the eggs.', 'Fry them.'],
    headings: [null, null],
  },
  {
    name: 'lists of other things before the steps',
    text: `# Eggs

## Tips

- 2 eggs are enough.
- 3 are better.

## On hand

- 3 eggs
- butter

## Good about it

- cheap
- quick

## Off we go

1. Melt the butter.
2. Fry the eggs.`,
    ingredients: ['3 eggs', 'butter'],
    steps: ['Melt the butter.', 'Fry the eggs.'],
    headings: [null, null],
    asides: ['2 eggs are enough.'],
  },
  {
    name: 'sentences as bullets before the steps',
    text: `# Eggs

- Everybody who has ever been to a market in spring knows how good fresh eggs can be.
- This dish is all about them.

1. Melt the butter.
2. Fry the eggs.`,
    ingredients: [],
    steps: [],
    headings: [null, null],
  },
  {
    name: 'a dish whose name begins like a section',
    text: `# Step-by-Step Omelette

## Ingredients

- 3 eggs

## At the stove

1. Beat the eggs.
2. Fry them.`,
    ingredients: ['3 eggs'],
    steps: ['Beat the eggs.', 'Fry them.'],
    headings: ['Ingredients', null],
  },
  {
    name: 'a dish whose name begins like an aside',
    text: `# Leftovers Omelette

- 3 eggs
- leftovers

1. Beat the eggs.
2. Fry them.`,
    ingredients: ['3 eggs', 'leftovers'],
    steps: ['Beat the eggs.', 'Fry them.'],
    headings: [null, null],
  },
  {
    name: 'a step that only speaks of ingredients',
    text: `# Omelette

- 3 eggs
- butter

## Instructions

1. Beat the eggs.

Mix all ingredients: stir well.

1. Fry them.`,
    ingredients: ['3 eggs', 'butter'],
    steps: ['Beat the eggs. / Mix all ingredients: stir well.', 'Fry them.'],
    headings: [null, 'Instructions'],
  },
  {
    name: 'one item that no heading names',
    text: `# Egg

- 1 egg

1. Boil it.
2. Eat it.`,
    ingredients: [],
    steps: [],
    headings: [null, null],
  },
  {
    name: 'one step that no heading names',
    text: `# Egg

- 1 egg
- salt

1. Boil it.`,
    ingredients: ['1 egg', 'salt'],
    steps: [],
    headings: [null, null],
  },
  {
    name: 'ideas with prose and numbers, of which the first is read',
    text: `Three ideas:

### 1. Fried Rice
**Ingredients:** rice, eggs
**Steps:**
1. Cook the rice.
2. Fry it.

### 2. Soup
**Ingredients:** carrots
**Steps:**
1. Boil.
2. Serve.`,
    ingredients: [],
    steps: ['Cook the rice.', 'Fry it.'],
    headings: [null, null],
  },
  {
    name: 'steps that a sentence announces',
    text: `# Omelette

**Ingredients:** (serves 1)

- 3 eggs

**Instructions:** Follow these carefully.

1. Beat the eggs.
2. Fry them.`,
    ingredients: ['3 eggs'],
    steps: ['Beat the eggs.', 'Fry them.'],
    headings: ['Ingredients: (serves 1)', null],
  },
  {
    name: 'the dish as a label that is not the first',
    text: `Sure!

**Garlic Eggs**

- 3 eggs
- garlic

1. Beat the eggs.
2. Fry them.`,
    ingredients: ['3 eggs', 'garlic'],
    steps: ['Beat the eggs.', 'Fry them.'],
    headings: [null, null],
  },
  {
    name: 'bold sub-groups without a heading for the ingredients',
    text: `# Bowl

**Bowl**

- rice
- beans

**Sauce**

- miso
- lime

1. Cook the rice.
2. Stir the sauce.`,
    ingredients: ['Bowl > rice', 'Bowl > beans', 'Sauce > miso', 'Sauce > lime'],
    steps: ['Cook the rice.', 'Stir the sauce.'],
    headings: [null, null],
  },
];

const FOREIGN: Answer[] = [
  {
    name: 'German',
    text: `# Nudelauflauf

**Zubereitungszeit:** 40 Minuten

## Zutaten (für 4 Personen)

### Für die Soße

- 1 Dose Tomaten

### Für den Auflauf

- 500 g Nudeln

## Zubereitung

1. **Nudeln kochen:** 10 Minuten garen.
2. Überbacken.

## Tipps & Hinweise

- Mit Käse noch besser.`,
    ingredients: ['Für die Soße > 1 Dose Tomaten', 'Für den Auflauf > 500 g Nudeln'],
    steps: ['Nudeln kochen > 10 Minuten garen.', 'Überbacken.'],
    headings: ['Zutaten (für 4 Personen)', 'Zubereitung'],
    asides: ['Mit Käse noch besser.'],
    foreign: true,
  },
  {
    name: 'German, awkward',
    text: `Gerne! Hier ist ein Rezept:

**Zubereitungszeit**
* kurz

**Zutaten für vier Personen:**
* 1 kg Äpfel

**Zutaten für den Teig:**
* 200 g Mehl

**Zubereitungszeit: 30 Minuten**

**So geht's:**
* Kneten.
* Backen.

**Nährwerte pro Portion:**
* 300 kcal`,
    ingredients: ['1 kg Äpfel', 'für den Teig > 200 g Mehl'],
    steps: ['Kneten.', 'Backen.'],
    headings: ['Zutaten für vier Personen:', "So geht's:"],
    asides: ['300 kcal'],
    foreign: true,
  },
  {
    name: 'French',
    text: `# Quiche

## Ingrédients

### Pour la pâte

- 200 g de farine

## Préparation

**Préparation : 10 min**

1. Mélanger.
2. Cuire.

## Astuces

- Servir tiède.`,
    ingredients: ['Pour la pâte > 200 g de farine'],
    steps: ['Mélanger.', 'Cuire.'],
    headings: ['Ingrédients', 'Préparation'],
    asides: ['Servir tiède.'],
    foreign: true,
  },
  {
    name: 'French, awkward',
    text: `**Temps de préparation :** 10 min

**Préparation : 10 min**

- facile

**🛒 Ingrédients (pour 4 personnes) :**

- 3 œufs

*Pour la garniture :*

- 1 oignon

**👨‍🍳 Étapes :**

**Étape 1 : la pâte**

- Mélanger.

**Étape 2 : la cuisson**

- Cuire.

**Conseils :**

- Bien chaud.`,
    ingredients: ['3 œufs', 'Pour la garniture > 1 oignon'],
    steps: ['Mélanger.', 'Cuire.'],
    headings: ['🛒 Ingrédients (pour 4 personnes) :', '👨‍🍳 Étapes :'],
    asides: ['Bien chaud.'],
    foreign: true,
  },
  {
    name: 'Spanish, awkward',
    text: `# Tortilla

### Ingredientes para 4 personas:

- 6 huevos

### Ingredientes de la salsa:

- 1 tomate

### Tiempo de preparación:

- 20 minutos

### Modo de preparación:

1. Batir.
2. Freír.

### Consejos:

- Servir fría.`,
    ingredients: ['6 huevos', 'Ingredientes de la salsa > 1 tomate'],
    steps: ['Batir.', 'Freír.'],
    headings: ['Ingredientes para 4 personas:', 'Modo de preparación:'],
    asides: ['Servir fría.'],
    foreign: true,
  },
  {
    name: 'Spanish, with other words',
    text: `## Lo que necesitas

- 2 huevos

## Elaboración paso a paso

1. Batir.

## Notas

- Con pan.`,
    ingredients: ['2 huevos'],
    steps: ['Batir.'],
    headings: ['Lo que necesitas', 'Elaboración paso a paso'],
    asides: ['Con pan.'],
    foreign: true,
  },
  {
    name: 'Italian',
    text: `## Ingredienti per 4 persone

| Ingrediente | Quantità |
|---|---|
| Spaghetti | 320 g |
| Uova | 4 |

## Procedimento

1. Cuocere la pasta.
2. Unire le uova.

## Consigli

- Niente panna.`,
    ingredients: ['320 g Spaghetti', '4 Uova'],
    steps: ['Cuocere la pasta.', 'Unire le uova.'],
    headings: ['Ingredienti per 4 persone', 'Procedimento'],
    asides: ['Niente panna.'],
    foreign: true,
  },
  {
    name: 'Portuguese',
    text: `## Lista de ingredientes

- 2 ovos

**Para a cobertura:**

- 100 g de açúcar

## Modo de Preparo

1. Misture.
2. Asse.

## Dicas

- Sirva frio.`,
    ingredients: ['2 ovos', 'Para a cobertura > 100 g de açúcar'],
    steps: ['Misture.', 'Asse.'],
    headings: ['Lista de ingredientes', 'Modo de Preparo'],
    asides: ['Sirva frio.'],
    foreign: true,
  },
  {
    name: 'Japanese',
    text: `# 卵チャーハン

## 材料（2人分）

- 卵 2個
- ご飯 300g

## 調理時間

- 10分

## 作り方

1. 卵を炒める。
2. ご飯を加える。

## 作り方のコツ

- 強火で。`,
    ingredients: ['卵 2個', 'ご飯 300g'],
    steps: ['卵を炒める。', 'ご飯を加える。'],
    headings: ['材料（2人分）', '作り方'],
    asides: ['強火で。'],
    foreign: true,
  },
  {
    name: 'Japanese in brackets',
    text: `【材料】

- 卵 2個

【手順】

1. 卵を炒める。`,
    ingredients: ['卵 2個'],
    steps: ['卵を炒める。'],
    headings: ['【材料】', '【手順】'],
    foreign: true,
  },
  {
    name: 'Polish, awkward',
    text: `## Składniki:

**Ciasto**

- 200 g mąki

## Czas przygotowania

- 20 minut

## Sposób przygotowania:

1. Wymieszać.
2. Upiec.

## Wskazówki

- Podawać ciepłe.`,
    ingredients: ['Ciasto > 200 g mąki'],
    steps: ['Wymieszać.', 'Upiec.'],
    headings: ['Składniki:', 'Sposób przygotowania:'],
    asides: ['Podawać ciepłe.'],
    foreign: true,
  },
];

const SECTION_WORDS: [ingredients: string, steps: string, aside: string][] = [
  ['Ingrediënten', 'Bereidingswijze', 'Bewaren'],
  ['Benodigdheden', 'Werkwijze', 'Voedingswaarden'],
  ['Ingredienser', 'Gör så här', 'Förvaring'],
  ['Ingredienser', 'Fremgangsmåde', 'Tips'],
  ['Ингредиенты', 'Приготовление', 'Советы'],
  ['Malzemeler', 'Hazırlanışı', 'İpuçları'],
  ['食材', '做法', '小贴士'],
  ['用料', '烹饪步骤', '烹饪技巧'],
  ['재료', '만드는 법', '팁'],
  ['Was du brauchst', 'Anleitung', 'Anmerkungen'],
  ['Einkaufsliste', 'Arbeitsschritte', 'Aufbewahrung'],
  ['Ce qu’il vous faut', 'Réalisation', 'Conservation'],
  ['Lista de la compra', 'Pasos a seguir', 'Sugerencias'],
  ['Lista della spesa', 'Come si prepara', 'Varianti'],
  ['O que você precisa', 'Passo a passo', 'Sugestões'],
];

const TRANSLATED: Answer[] = SECTION_WORDS.map(([ingredients, steps, aside]) => ({
  name: `${ingredients} and ${steps}`,
  text: `## ${ingredients}\n\n- 2 eggs\n\n## ${steps}\n\n1. Fry.\n\n## ${aside}\n\n- Eat.`,
  ingredients: ['2 eggs'],
  steps: ['Fry.'],
  headings: [ingredients, steps],
  asides: ['Eat.'],
  foreign: true,
}));

const SEVERAL: Answer[] = [
  {
    name: 'two recipes, of which the first is read',
    text: `## Recipe 1: Omelette

### Ingredients

- 3 eggs

### Instructions

1. Fry the eggs.

## Recipe 2: Pasta

### Ingredients

- 200 g pasta

### Instructions

1. Boil the pasta.

### Tips

- Use salt.`,
    ingredients: ['3 eggs'],
    steps: ['Fry the eggs.'],
    headings: ['Ingredients', 'Instructions'],
  },
  {
    name: 'two recipes whose ingredients are named after them',
    text: `## Ingredients for the omelette

- 3 eggs

## Method

1. Fry the eggs.

## Ingredients for the soup

- 1 carrot

## Method

1. Boil the carrot.`,
    ingredients: ['for the omelette > 3 eggs'],
    steps: ['Fry the eggs.'],
    headings: ['Ingredients for the omelette', 'Method'],
  },
  {
    name: 'two recipes under bold labels, the steps in prose',
    text: `**Omelette**

**Ingredients:**

- 3 eggs

Fry the eggs.

**Pasta**

**Ingredients:**

- 200 g pasta

**Instructions:**

1. Boil the pasta.`,
    ingredients: ['3 eggs'],
    steps: [],
    headings: ['Ingredients:', null],
  },
  {
    name: 'ingredients twice, on hand and to buy',
    text: `## Ingredients you have

- 2 eggs

## Ingredients to buy

- butter

## Directions

1. Fry.`,
    ingredients: ['Ingredients you have > 2 eggs', 'Ingredients to buy > butter'],
    steps: ['Fry.'],
    headings: ['Ingredients you have', 'Directions'],
  },
];

const NO_RECIPE = [
  ['JSON', '```json\n{"ingredients": ["2 eggs"], "steps": ["Fry."]}\n```'],
  ['JSON without a fence', '{"ingredients": ["2 eggs"], "steps": ["Fry."]}'],
  ['a poem', '# Ode to an egg\n\nO egg, so round,\nso white, so sound.\n\nIn pan you lie,\nand so do I.'],
  ['an apology', 'I am sorry, but I cannot suggest a recipe with these ingredients.'],
  [
    'an apology with reasons',
    'I cannot help with that:\n\n- Bleach is not food.\n- Please tell me what else you have.\n- I am happy to help then.',
  ],
  ['only prose', '# Eggs\n\nBeat 3 eggs, then fry them in butter for 2 minutes.'],
  ['nothing', ''],
  [
    'five ideas',
    'Here are five ideas:\n\n1. **Omelette:** Eggs and cheese.\n2. **Frittata:** Eggs and vegetables.\n3. **Shakshuka** – Eggs in sauce.\n4. **Egg salad**\n5. **Pancakes**',
  ],
  [
    'ideas as bullets',
    'Some ideas:\n\n- **Omelette** (10 minutes)\n- **Frittata** (20 minutes)\n- 30-minute pasta\n- 5-ingredient soup',
  ],
  [
    'ideas with lists of their own',
    '## Dinner ideas\n\n1. **Omelette**\n   - 3 eggs\n   - 10 minutes\n2. **Soup**\n   - 2 carrots\n   - 20 minutes',
  ],
  [
    'ideas as headings, all in prose',
    '### 1. Omelette\n\n- **Ingredients:** eggs, butter\n- **Instructions:** fry\n\n### 2. Soup\n\n- **Ingredients:** carrots\n- **Instructions:** cook',
  ],
] as const;

export const ANSWERS: Answer[] = [
  ...HEADED,
  ...GROUPED,
  ...LABELLED,
  ...STEPPED,
  ...TABLES,
  ...UNNAMED,
  ...FOREIGN,
  ...TRANSLATED,
  ...SEVERAL,
  ...NO_RECIPE.map(
    ([name, text]): Answer => ({ name, text, ingredients: [], steps: [], headings: [null, null] }),
  ),
];
