import type { Recipe } from '../../../machines/recipe.ts';
import { NO_TASTE } from '../../../machines/taste.ts';

const text = `# Soft Eggs with Crisp Potatoes

Potatoes from a hot oven, eggs stirred slowly, and tomatoes marinated in a little lemon juice.

Serves 2 | Total time: 45 minutes

## Ingredients

### For the potatoes

- 500 g small potatoes, halved
- 2 tablespoons olive oil
- ½ teaspoon salt

### For the tomatoes

- 250 g ripe tomatoes, in wedges
- 1 small red onion, thinly sliced
- 1 tablespoon lemon juice

### For the eggs

- 5 large eggs
- 2 tablespoons milk
- 20 g butter
- Black pepper, to taste
- Chives, chopped (optional)

## Instructions

1. **Heat the oven:** Set the oven to 220 °C (425 °F) and put a baking tray in to heat for 10 minutes.
2. **Roast the potatoes:** Toss the potatoes in the oil and salt, and lay them on the hot tray, cut side down. Roast for 30 minutes, until their edges are brown.
3. **Dress the tomatoes:** Mix the tomatoes, the onion and the lemon juice. Leave them for 15 minutes.
4. **Whisk the eggs:** Beat the eggs with the milk and the pepper until no streaks remain.
5. **Cook the eggs slowly:** Melt the butter in a pan over low heat. Pour in the eggs and stir with a spatula for 4 to 5 minutes, until they fold softly and still shine.
6. **Serve:** Let the eggs stand off the heat for 1 minute. Spoon them beside the potatoes and tomatoes, with chives on top.

https://www.youtube.com/watch?v=PUP7U5vTMM0
`;

/** Read while the first recipe is made, to prepare the reader. */
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
