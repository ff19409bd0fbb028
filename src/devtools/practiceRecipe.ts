const AMOUNTS = ['about 200 g', 'a good handful', 'as much as there is', 'about 150 g', 'half of it'];
const PREPARATIONS = ['washed, cut as needed', 'at room temperature', 'ready to hand'];
/** A real cooking video (scrambled eggs), so that the page has one to show. */
const VIDEO = 'https://www.youtube.com/watch?v=PUP7U5vTMM0';

/** A believable recipe from the very ingredients, using everything that a model may write in markdown. */
export function writePracticeRecipe(ingredients: string[]): string {
  const names = ingredients.map(escapeMarkdown);
  const [first = 'nothing', second = first, ...others] = names;
  const rest = others.length > 0 ? others.join(', ') : second;

  return `# One-Pan ${capitalise(first)} with ${capitalise(second)}

A quick supper for two from what is on hand. **25 minutes**, one pan, ~~no~~ hardly any washing-up.

## Ingredients

| Ingredient | Amount | How |
| --- | ---: | --- |
${names.map((name, i) => `| ${name} | ${pick(AMOUNTS, i)} | ${pick(PREPARATIONS, i)} |`).join('\n')}
| olive oil | 1 tablespoon | for the pan |
| salt and pepper | to taste | |

## Get ready

- [ ] Wash and weigh everything
- [ ] Prepare the ${first} and the ${second} as the table says
- [x] Choose a pan with a lid[^pan]

## Steps

1. Warm the olive oil in the pan over a medium heat.
2. Add the **${first}** and let it colour for about five minutes, stirring now and then.
3. Add ${rest}, then a splash of water. Cover and cook gently for ten minutes.
4. Take the lid off, turn up the heat and let the juices thicken. Season to taste.
5. Serve at once, with bread if there is any.

[^pan]: A wide one is best: crowded things steam instead of browning.

${VIDEO}
`;
}

function pick(choices: string[], index: number): string {
  return choices[index % choices.length] ?? '';
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+.!|<>~-]/g, '\\$&');
}
