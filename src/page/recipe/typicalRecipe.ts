import { NO_RECIPE, type Recipe } from '../../../machines/recipe.ts';

const text = `# Eggs with Crisp Potatoes

Potatoes from a hot oven, and eggs stirred slowly.

Serves 2 | Total time: 45 minutes

## Ingredients

### For the potatoes

- 500 g small potatoes, halved
- 2 tablespoons olive oil
- ½ teaspoon salt

### For the eggs

- 5 large eggs
- 20 g butter
- Black pepper, to taste
- Chives, chopped (optional)

## Instructions

1. **Heat the oven:** Set the oven to 220 °C (425 °F).
2. **Roast the potatoes:** Toss the potatoes in the oil and salt. Roast for 30 minutes, until brown.
3. **Cook the eggs:** Melt the butter in a pan over low heat. Stir in the eggs for 4 to 5 minutes.
4. **Serve:** Spoon the eggs over the potatoes, with pepper and chives on top.

https://www.youtube.com/watch?v=PUP7U5vTMM0
`;

/** Sample recipe. While a request is pending, the page reads the sample to warm up the code for the real recipe. */
export const TYPICAL: Recipe = { ...NO_RECIPE, id: 'typical', text };
