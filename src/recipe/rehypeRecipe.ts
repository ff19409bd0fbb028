import type { Element, ElementContent, Root } from 'hast';

/** Elements that a label may not hold; everything else of a list item is its text. */
const BLOCKS = [
  'ul',
  'ol',
  'pre',
  'blockquote',
  'table',
  'hr',
  'h3',
  'h4',
  'h5',
  'h6',
  'video-card',
  'section',
];

/** The recipe stands below the page's h1 and the pane's h2. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

/** Shapes the tree into what the page draws: headings in order, and items that can be ticked off. */
export function rehypeRecipe() {
  return (tree: Root) => {
    shiftHeadings(tree);
    numberItems(tree, { next: 0 });
  };
}

/** Each heading goes one level below the last one that is above it, however many levels the model left out. */
function shiftHeadings(tree: Root): void {
  const above: number[] = [];
  for (const heading of elementsOf(tree).filter(({ tagName }) => /^h[1-6]$/.test(tagName))) {
    const written = Number(heading.tagName[1]);
    while (above.length > 0 && (above.at(-1) ?? 0) >= written) above.pop();
    heading.tagName = `h${Math.min(FIRST_LEVEL + above.length, LAST_LEVEL)}`;
    above.push(written);
  }
}

function numberItems(parent: Root | Element, item: { next: number }): void {
  for (const child of parent.children) {
    if (child.type !== 'element' || isFootnotes(child)) continue;
    if (child.tagName === 'li') makeTickable(child, item.next++);
    numberItems(child, item);
  }
}

function isFootnotes({ properties }: Element): boolean {
  return 'dataFootnotes' in properties;
}

/** <li>text and nested lists</li> becomes <li><tick-box>text</tick-box> and nested lists</li>. */
function makeTickable(item: Element, number: number): void {
  const checkbox = elementsOf(item).find(({ tagName }) => tagName === 'input');
  const own = item.children.filter((child) => !isBlock(child) && !isInput(child)).map(unwrapParagraph);
  if (own.every(isBlank)) return;
  item.children = [
    {
      type: 'element',
      tagName: 'tick-box',
      properties: { item: number, ticked: checkbox?.properties.checked === true },
      children: own,
    },
    ...item.children.filter(isBlock),
  ];
}

/** A label holds no paragraphs; GitHub's own box gives way to the one that can be ticked. */
function unwrapParagraph(child: ElementContent): ElementContent {
  if (child.type !== 'element' || child.tagName !== 'p') return child;
  return { ...child, tagName: 'span', children: child.children.filter((inner) => !isInput(inner)) };
}

function isInput(child: ElementContent): boolean {
  return child.type === 'element' && child.tagName === 'input';
}

function isBlock(child: ElementContent): boolean {
  return child.type === 'element' && BLOCKS.includes(child.tagName);
}

function isBlank(child: ElementContent): boolean {
  return child.type === 'text' ? child.value.trim() === '' : child.type !== 'element';
}

function elementsOf(parent: Root | Element): Element[] {
  return parent.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []));
}
