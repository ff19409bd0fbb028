const AMOUNTS = ['200 g', '2', '150 g', '1 ½ cups', '3'];
const PREPARATIONS = [', chopped', '', ', at room temperature', ''];
/** 'Another one' gets the next of these names. */
const KINDS = ['One-Pan', 'Braised', 'Golden', 'Rustic', 'Sunday'];
/** A real video (scrambled eggs): an invented id would show a search in its place. */
const VIDEO = 'https://www.youtube.com/watch?v=PUP7U5vTMM0';

/** It uses everything that a model may write in markdown, so that all of the page can be seen. */
export function writePracticeRecipe(
  { ingredients, served }: { ingredients: string[]; served: number },
  scenario = '',
): string {
  const names = ingredients.map(escapeMarkdown);
  const [first = 'nothing', second = first, ...others] = names;
  const words = { first, second, rest: others.length > 0 ? others.join(', ') : second, names };
  if (scenario === 'plain') return writePlain(words);
  if (scenario === 'german') return writeGerman(words);
  return writeUsual(words, served);
}

type Words = { first: string; second: string; rest: string; names: string[] };

function writeUsual({ first, second, rest, names }: Words, served: number): string {
  return `# ${pick(KINDS, served)} ${capitalise(first)} with ${capitalise(second)}

A quick supper from what is on hand: one pan, ~~no~~ hardly any washing-up.

**Serves 2** | **Prep time:** 10 minutes | **Total time:** 25 minutes

## Ingredients

${names.map((name, i) => `- ${amountOf(name, AMOUNTS, i)}${name}${pick(PREPARATIONS, i)}`).join('\n')}
- 1 tablespoon olive oil
- Salt and pepper, to taste

## Instructions

1. **Warm the pan:** Warm the olive oil in a wide pan[^pan] over a medium heat, for 2 minutes.
2. **Colour the ${first}:** Add the **${first}** and let it colour for 5 to 7 minutes, stirring now and then.
3. **Simmer:** Add ${rest}, then a splash of water. Cover and cook gently for 10 minutes.
4. **Finish:** Take the lid off, turn up the heat and let the juices thicken. Season to taste and serve at once.

## Tips

- With bread it is enough for three.
- What is left keeps for 2 days in the fridge.

| Instead of | take |
| --- | --- |
| olive oil | butter |
| a lid | a plate |

[^pan]: Crowded things steam instead of browning.

${VIDEO}
`;
}

/** A model may keep to no layout at all. */
function writePlain({ first, second, rest }: Words): string {
  return `**${capitalise(first)} with ${second}**

Warm a little oil in a pan and let the ${first} colour in it. Then add ${rest} and a splash of water, cover, and give it as long as it needs. Season it, and eat it while it is hot.

${VIDEO}
`;
}

function writeGerman({ first, second, rest, names }: Words): string {
  return `# ${capitalise(first)} mit ${capitalise(second)} aus der Pfanne

Ein schnelles Abendessen aus dem, was da ist.

Für 2 Personen · Gesamtzeit: 25 Minuten

## Zutaten

${names.map((name, i) => `- ${amountOf(name, ['200 g', '2', '1,5 kg'], i)}${name}`).join('\n')}
- 1 EL Öl
- Salz und Pfeffer

## Zubereitung

1. Das Öl in einer Pfanne erhitzen, ${first} darin 5 bis 7 Minuten anbraten.
2. ${capitalise(rest)} und einen Schuss Wasser dazugeben, zugedeckt 10 Min. garen.
3. Abschmecken und gleich servieren.

${VIDEO}
`;
}

/** 'two eggs' gets no amount before it. */
function amountOf(name: string, amounts: string[], index: number): string {
  return /^(?:\d|(?:an?|one|two|three|half|some)\b)/i.test(name) ? '' : `${pick(amounts, index)} `;
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
