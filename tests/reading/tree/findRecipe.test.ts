import type { Element, Root, RootContent } from 'hast';
import Markdown from 'react-markdown';
import { expect, it } from 'vitest';
import { findRecipe, type TreeReading } from '../../../src/reading/tree/findRecipe.ts';
import { textOf } from '../../../src/reading/tree/hast.ts';
import { isTooMuchToParse } from '../../../src/reading/tree/limits.ts';
import { remarkPlugins } from '../../../src/reading/tree/remarkPlugins.ts';
import { BLOW_UPS } from '../../page/drawing/blowUps.ts';
import { readTable } from '../readTable.ts';

/** `look` sees the tree as it is given to the reader. */
function parse<Seen>(text: string, look: (tree: Root) => Seen): Seen {
  const seen: Seen[] = [];
  const takeLook = () => (tree: Root) => void seen.push(look(tree));
  Markdown({ children: text, remarkPlugins, rehypePlugins: [takeLook] });
  return seen[0] as Seen;
}

const read = (text: string): TreeReading => parse(text, findRecipe);
const firstItem = (list: Element) => list.children.find(({ type }) => type === 'element') ?? list;
const descendants = (node: Root | RootContent): unknown[] =>
  'children' in node ? [node, ...node.children.flatMap(descendants)] : [node];

it.each(readTable('words/sectionWords.txt'))('$place knows $given', ({ given }) => {
  const [ingredients, steps, aside] = given.split(' | ');
  const text = `## ${ingredients}\n\n- 2 eggs\n\n## ${steps}\n\n1. Fry.\n\n## ${aside}\n\n- Eat.`;
  const found = read(text);
  expect({
    ingredients: found.ingredients.map((one) => one.text),
    steps: found.steps.map((one) => one.text),
    headings: [found.ingredientsHeading, found.stepsHeading].map((one) => one && textOf(one)),
    asides: found.asides.map((list) => textOf(firstItem(list))),
    english: found.english,
  }).toEqual({
    ingredients: ['2 eggs'],
    steps: ['Fry.'],
    headings: [ingredients, steps],
    asides: ['Eat.'],
    english: false,
  });
});

const EVERYTHING = `## Ingredients

- [ ] 2 eggs

| Item | Metric | US |
|---|---|---|
| flour | 120 g | 1 cup |
| oil | | 1 tbsp |
| salt | | |

| Item |
|---|
| 3 apples |

## Steps

1. **Mix:** all
2. Bake.

## Tips

- Eat.

| a |
|---|
| b |`;

it('names the elements that it has read, and leaves what is laid out as asked as it was', () => {
  parse(EVERYTHING, (tree) => {
    const before = structuredClone(tree);
    const { ingredients, steps, asides } = findRecipe(tree);
    expect(tree).toEqual(before);
    expect(ingredients.map(({ node }) => node.tagName)).toEqual(['li', 'tr', 'tr', 'tr', 'tr']);
    const said = (element: Element | null) => element && `${element.tagName}: ${textOf(element)}`;
    expect(ingredients.map(({ amounts }) => amounts.map(said))).toEqual([
      ['li: 2 eggs'],
      ['td: 120 g', 'td: 1 cup'],
      ['td: 1 tbsp'],
      [],
      ['td: 3 apples'],
    ]);
    expect(steps.map(({ node }) => said(node))).toEqual(['li: Mix: all', 'li: Bake.']);
    expect(steps.map(({ titleNode }) => said(titleNode))).toEqual(['strong: Mix:', null]);
    expect(asides.map(said)).toEqual(['ul: Eat.']);
    const all = new Set(descendants(tree));
    const named = [
      ...[...ingredients, ...steps].map(({ node }) => node),
      ...ingredients.flatMap(({ amounts }) => amounts),
    ];
    expect(named.filter((node) => !all.has(node))).toEqual([]);
  });
});

const CHARS = 4_000;
const fill = (piece: string) => piece.repeat(CHARS / piece.length);

/** Built by hand: the parser would take longer over them than the reader. */
it.each([
  '(',
  ')',
  ': ',
  '.',
  '1',
  '1.',
  ' ',
  '\n ',
  'a ',
  'for ',
  '1 min',
  '- ',
  'ingredients ',
  'steps ',
  'tips ',
  'ａ',
  '\u0301',
])('comes back from 4,000 characters of %j, wherever they stand', (piece) => {
  const text = (value: string) => ({ type: 'text' as const, value });
  const element = (tagName: string, ...children: Element['children']): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  });
  for (const words of [fill(piece), `${fill(piece)}x`, `ingredients ${fill(piece)}x`]) {
    const said = () => [element('strong', text(words)), text(words)];
    const cells = () => element('tr', element('td', ...said()), element('td', ...said()));
    const row = element('table', element('thead', cells()), element('tbody', cells(), cells()));
    const item = element('li', ...said(), element('ul', element('li', ...said())));
    const blocks = ['h2', 'p', 'ul', 'ol'].map((tagName) =>
      element(tagName, ...(/l/.test(tagName) ? [item, element('li', text(words))] : said())),
    );
    const labels = [element('p', element('strong', text(words))), element('p', text(`${words}:`))];
    const heading = (title: string) => element('h2', text(title));
    const tree: Root = {
      type: 'root',
      children: [
        ...labels,
        ...blocks,
        row,
        heading('Ingredients'),
        row,
        ...blocks,
        heading('Steps'),
        ...blocks,
      ],
    };
    expect(findRecipe(tree).ingredientsHeading?.tagName).toMatch(/^(?:h2|p)$/);
  }
});

it.each(Object.entries(BLOW_UPS))('comes back from %s', (_, blowUp) => {
  const sizes = [12_000, 3_000, 500].map(blowUp).filter((text) => !isTooMuchToParse(text));
  for (const text of sizes) expect(Array.isArray(read(text).asides)).toBe(true);
});
