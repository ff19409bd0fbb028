import type { Recipe } from '../../../machines/recipe.ts';
import { NO_TASTE } from '../../../machines/taste.ts';

const text = `# Eggs with Crisp Potatoes

Serves 2 | Total time: 45 minutes

## Ingredients

### For the potatoes

- 500 g small potatoes, halved
- 2 tablespoons olive oil

### For the eggs

- 5 large eggs
- Black pepper, to taste

## Instructions

1. **Roast the potatoes:** Toss the potatoes in the oil. Roast at 220 °C (425 °F) for 30 minutes.
2. **Cook the eggs:** Stir the eggs for 4 to 5 minutes, with pepper on top.

https://www.youtube.com/watch?v=PUP7U5vTMM0
`;

/** Sample recipe. While a request is pending, the page reads the sample to warm up the code for the real recipe. */
export const TYPICAL: Recipe = {
  id: 'typical',
  text,
  cutShort: false,
  ingredients: [],
  taste: NO_TASTE,
  at: 0,
  onDevice: false,
  cookbook: null,
  changed: null,
};
