import type { Element, ElementContent, Root, RootContent } from 'hast';

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

/** A paragraph that is longer is no name of a dish, however bold. */
const DISH_LIMIT_CHARS = 80;

/** Shapes the tree into what the page draws: the dish apart, headings in order, items to tick off, tables that can be rows. */
export function rehypeRecipe() {
  return (tree: Root) => {
    nameDish(tree);
    shiftHeadings(tree);
    numberItems(tree, { next: 0 });
    for (const table of elementsOf(tree).filter(({ tagName }) => tagName === 'table')) nameCells(table);
    const end = endOfHead(tree);
    tree.children = [wrap(tree.children.slice(0, end)), wrap(tree.children.slice(end))];
  };
}

function wrap(children: RootContent[]): Element {
  return { type: 'element', tagName: 'div', properties: {}, children: children as ElementContent[] };
}

/** Some models begin with the dish in bold, without a heading of the first level anywhere. */
function nameDish({ children }: Root): void {
  const first = children.find((child) => child.type === 'element');
  const hasTitle = children.some((child) => child.type === 'element' && child.tagName === 'h1');
  if (first && !hasTitle && isBold(first)) first.tagName = 'h1';
}

function isBold({ tagName, children }: Element): boolean {
  const [only, ...others] = children;
  const isStrong = only?.type === 'element' && only.tagName === 'strong';
  return tagName === 'p' && others.length === 0 && isStrong && textOf(only).length <= DISH_LIMIT_CHARS;
}

/** The head of a recipe is the name of the dish, whatever is said before it, and a paragraph that introduces it. */
function endOfHead({ children }: Root): number {
  const blocks = [...children.entries()].flatMap(([at, child]) =>
    child.type === 'element' ? [{ at, child }] : [],
  );
  const dish = blocks.findIndex(({ child }) => child.tagName !== 'p');
  const heading = blocks[dish];
  if (heading?.child.tagName !== `h${FIRST_LEVEL}`) return 0;
  heading.child.properties.className = ['dish'];
  const intro = blocks[dish + 1];
  if (intro?.child.tagName !== 'p') return heading.at + 1;
  intro.child.properties.className = ['intro'];
  return intro.at + 1;
}

/** Where a table has no room for its columns, each cell says which one it is of. Drawn as rows, it has to be told that it is a table. */
function nameCells(table: Element): void {
  table.properties.role = 'table';
  for (const group of elementsOf(table).filter(({ tagName }) => /^t(?:head|body)$/.test(tagName))) {
    group.properties.role = 'rowgroup';
  }
  const rows = elementsOf(table).filter(({ tagName }) => tagName === 'tr');
  const names = (rows[0]?.children ?? []).filter((cell) => cell.type === 'element').map(textOf);
  for (const row of rows) {
    row.properties.role = 'row';
    for (const [at, cell] of row.children.filter((child) => child.type === 'element').entries()) {
      cell.properties.role = cell.tagName === 'th' ? 'columnheader' : 'cell';
      if (cell.tagName === 'th') continue;
      cell.properties.dataOf = names[at] ?? '';
      // In one piece, whatever is in it.
      if (cell.children.length > 0) {
        cell.children = [{ type: 'element', tagName: 'span', properties: {}, children: cell.children }];
      }
    }
  }
}

function textOf(node: ElementContent): string {
  if (node.type === 'element') return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
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

/** <li>text, then lists and more</li> becomes <li><tick-box>text</tick-box>, then lists and more</li>, in that order. */
function makeTickable(item: Element, number: number): void {
  const firstBlock = item.children.findIndex(isBlock);
  const end = firstBlock === -1 ? item.children.length : firstBlock;
  const own = item.children.slice(0, end);
  if (!own.some(saysSomething)) return;
  const tickBox: Element = {
    type: 'element',
    tagName: 'tick-box',
    properties: { item: number, ticked: own.some(isTicked) },
    children: own.filter((child) => !isInput(child)).map(unwrapParagraph),
  };
  item.children = [tickBox, ...item.children.slice(end)];
}

/** A label holds no paragraphs; GitHub's own box gives way to the one that can be ticked. */
function unwrapParagraph(child: ElementContent): ElementContent {
  if (child.type !== 'element' || child.tagName !== 'p') return child;
  return { ...child, tagName: 'span', children: child.children.filter((inner) => !isInput(inner)) };
}

function isTicked(child: ElementContent): boolean {
  if (child.type !== 'element') return false;
  return child.tagName === 'p'
    ? child.children.some(isTicked)
    : isInput(child) && child.properties.checked === true;
}

function isInput(child: ElementContent): boolean {
  return child.type === 'element' && child.tagName === 'input';
}

function isBlock(child: ElementContent): boolean {
  return child.type === 'element' && BLOCKS.includes(child.tagName);
}

/** Whether it holds text that can name a checkbox. */
function saysSomething(child: ElementContent): boolean {
  if (child.type !== 'element') return 'value' in child && child.value.trim() !== '';
  return child.tagName === 'img' ? Boolean(child.properties.alt) : child.children.some(saysSomething);
}

function elementsOf(parent: Root | Element): Element[] {
  return parent.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []));
}
