import { expect, it } from 'vitest';
import { formatForCopy } from '../../../src/page/recipe/formatForCopy.ts';
import { renderRecipe } from '../rendering/renderRecipe.tsx';
import { press } from '../visitor.ts';

const RECIPE = `# Soup & bread

A *quick* one, **hot**.

Serves 4 | Total time: 25 minutes

## Ingredients

- 2 onions, chopped
- [x] salt

## Steps

1. **Fry:** Fry the onions for 5 minutes.
   - slowly

   Then wait.
2. Serve with <b>bread</b>, see https://example.org/soup[^1].

| Instead of | take |
| --- | --- |
| cheese | nothing |

> ~~Hot~~ \`warm\`

[^1]: Or not.
`;

const taken = (answer: string) => copyOf(renderRecipe(answer));

function copyOf(container: Element) {
  const facts = container.querySelector('.facts');
  const [head, body] = container.querySelectorAll('.recipe');
  return formatForCopy([head, facts, body].filter((part) => part instanceof Element));
}

it('copied recipe: has plain text without markdown', () => {
  expect(taken(RECIPE).plain).toMatchInlineSnapshot(`
    "Soup & bread

    A quick one, hot.

    Serves: 4 · Total: 25 min

    Ingredients

    - 2 onions, chopped
    - salt

    Steps

    1. Fry: Fry the onions for 5 minutes.
    - slowly
      Then wait.
    2. Serve with bread, see https://example.org/soup[^1].

    Instead of, take
    cheese, nothing

    warm"
  `);
});

it('copied recipe: has formatted text without the page’s buttons and checkboxes', () => {
  expect(taken(RECIPE).html).toMatchInlineSnapshot(`
    "<h1>Soup &amp; bread</h1><p>A <em>quick</em> one, <strong>hot</strong>.</p><p>Serves: 4 · Total: 25 min</p><h2>Ingredients</h2><ul>
    <li><strong>2</strong> onions, chopped</li>
    <li> salt</li>
    </ul><h2>Steps</h2><ol>
    <li>
    <p><strong>Fry</strong>: Fry the onions for 5 minutes.</p>
    <ul>
    <li>slowly</li>
    </ul>
    <p>Then wait.</p>
    </li>
    <li>
    <p>Serve with <strong>bread</strong>, see <a href="https://example.org/soup%5B%5E1">https://example.org/soup[^1</a>].</p>
    </li>
    </ol><table><tr><th>Instead of</th><th>take</th></tr><tr><td>cheese</td><td>nothing</td></tr></table>
    <p><del>Hot</del> <code>warm</code></p>
    "
  `);
});

it.each(['# <img src=x onerror=alert(1)>', '# Soup\n\n[x](javascript:alert(1)) <script>alert(1)</script>'])(
  'copied recipe: has no malicious link, image or script from %j',
  (answer) => {
    const { html } = taken(answer);
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    expect(parsed.querySelectorAll('img, script, a, [onerror]')).toHaveLength(0);
  },
);

it('copied recipe: continues the numbering of a split list', () => {
  const { html, plain } = taken('# Soup\n\n## Steps\n\n1. Stir.\n\n### Then\n\n2. Eat.');
  expect(html).toContain('<ol start="2">');
  expect(plain).toContain('2. Eat.');
});

it.each([
  ['says so', 'Add 50 ml water, and fry for 5 minutes.', '\n\nScaled to 5, except in the steps.\n\n'],
  ['does not', 'Fry for 5 minutes at 180 °C.', '\n\n'],
])(
  'copied recipe with scaled servings: says if amounts in the steps are not scaled (%s)',
  async (_, step, between) => {
    const container = renderRecipe(
      `# Soup\n\nServes 4\n\n## Ingredients\n\n- 200 g rice\n\n## Steps\n\n1. ${step}\n2. Eat.`,
    );
    await press('One serving more');
    const note = container.querySelector('.scaled-note')?.textContent?.replace('Back to 4', '').trim();
    expect(copyOf(container).plain).toBe(
      `Soup\n\nServes: 5\n\nIngredients${between}- 250 g rice\n\nSteps\n\n1. ${step}\n2. Eat.`,
    );
    expect(note).toBe(between.trim() || 'Scaled to 5.');
  },
);
