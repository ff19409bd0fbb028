import { VIDEO } from '../browser/support/replies.ts';

/** As long as the model may write: about 1,024 tokens, 3,600 characters. */
export function writeRecipe(dish: string): string {
  return `# ${dish}

A warm supper for **four** from what most kitchens have on hand: rice that stays loose, soft eggs, salty feta and a quick tomato sauce. It takes about *40 minutes*, of which you stand at the stove for half, and there are ~~three~~ two pans to wash afterwards.

## Ingredients

| Ingredient | Amount | Preparation |
| --- | ---: | --- |
| long-grain rice | 300 g | washed until the water runs clear |
| eggs | 6 | at room temperature |
| feta | 200 g | crumbled, not too fine |
| ripe tomatoes | 500 g | chopped, with their juice |
| onion | 1 large | finely sliced |
| garlic | 3 cloves | crushed with a little salt |
| olive oil | 3 tablespoons | plus some for the table |
| smoked paprika | 1 teaspoon | sweet rather than hot |
| ground cumin | ½ teaspoon | freshly ground if possible |
| parsley | a handful | leaves and stalks apart |
| salt and pepper | to taste | remember that feta is salty |

## Equipment

- a wide pan with a lid, about 28 cm
- a saucepan for the rice
- a wooden spoon and a sieve

## Get ready

- [ ] Take the eggs out of the refrigerator
- [ ] Wash the rice and let it drain in the sieve
- [ ] Chop the tomatoes and keep the juice
- [ ] Separate the leaves of the parsley from the stalks and chop both

## Steps

1. **Cook the rice.** Bring 600 ml of salted water to the boil, stir in the rice once, cover, and turn the heat down as low as it goes. Leave it alone for 12 minutes, then take it off the heat and let it stand, still covered, for another 10.
2. **Start the sauce.** Warm two tablespoons of the oil in the wide pan over a medium heat. Add the onion with a pinch of salt and cook it for 8 minutes, stirring now and then, until it is soft and golden at the edges.
3. **Add the spices.** Stir in the garlic, the stalks of the parsley, the paprika and the cumin. Let them sizzle for one minute only: burnt garlic makes the whole sauce bitter.
4. **Add the tomatoes.** Pour them in with their juice, scrape the bottom of the pan, and simmer for 10 minutes until the sauce is thick enough to hold a line drawn with the spoon. Season with pepper and little salt.
5. **Poach the eggs.** Make six wells in the sauce and break an egg into each of them. Cover and cook over a low heat:
   - 4 minutes for yolks that run,
   - 6 minutes for yolks that are just set,
   - 8 minutes for yolks that are firm.
6. **Finish.** Scatter the feta over the sauce, put the lid back for one minute so that it softens, and sprinkle the leaves of the parsley over everything.
7. **Serve.** Loosen the rice with a fork, share it among four warm bowls, and spoon the sauce with the eggs on top. Bring the rest of the oil to the table.

## Notes

> The sauce is better the next day. Make it ahead up to step 4, keep it in the refrigerator for up to three days, and warm it gently before the eggs go in.

- *Less time:* tinned tomatoes need only 6 minutes in step 4.
- *More green:* stir two handfuls of spinach into the sauce before the eggs.
- *No feta:* any white cheese that crumbles will do, or thick yoghurt at the table.
- *For two:* halve everything, take a smaller pan, and keep the times as they are.

### Nutrition

| | per serving |
| --- | ---: |
| Energy | 610 kcal |
| Protein | 25 g |
| Carbohydrates | 68 g |
| Fat | 26 g |

### How it keeps

Rice that has cooled should be in the refrigerator within an hour and eaten within a day[^rice]. The sauce freezes well without the eggs for up to two months. The eggs themselves do not keep: cook as many as there are people at the table.

[^rice]: Heat it until it steams all the way through, and only once.

Watch somebody do it:

https://www.youtube.com/watch?v=${VIDEO}
`;
}
