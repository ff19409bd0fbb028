import { expect, it } from 'vitest';
import { formatForCopy } from '../../../src/page/recipe/formatForCopy.ts';
import { renderRecipe } from '../rendering/renderRecipe.tsx';
import { press } from '../visitor.ts';
import PARTS from './formatForCopy.txt?raw';

const [, RECIPE = '', PLAIN = '', FORMATTED = ''] = PARTS.split(/^== .*\n/m).map((part) => part.trim());

const taken = (answer: string) => copyOf(renderRecipe(answer));

function copyOf(container: Element) {
  const facts = container.querySelector('.facts');
  const [head, body] = container.querySelectorAll('.recipe');
  return formatForCopy([head, facts, body].filter((part) => part instanceof Element));
}

it('copied recipe: is plain text without markdown, and formatted text without the page’s controls', () => {
  const { plain, html } = taken(RECIPE);
  expect([plain, html.trim()]).toEqual([PLAIN, FORMATTED]);
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
