import type { Element, ElementContent, Root } from 'hast';
import { make } from './hast.ts';

/** HTML allows none of these in a label. */
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

/** All items are numbered, also those without a box: ticks are kept by number, and would move to other items otherwise. */
export function tickItems(tree: Root, hasBox: (item: Element) => boolean): Map<Element, number> {
  const numbers = new Map<Element, number>();
  const visit = (parent: Root | Element) => {
    for (const child of parent.children) {
      if (child.type !== 'element' || isFootnotes(child)) continue;
      if (child.tagName === 'li') {
        const number = numbers.size;
        numbers.set(child, number);
        if (hasBox(child) || isTask(child)) makeTickable(child, number);
      }
      visit(child);
    }
  };
  visit(tree);
  return numbers;
}

function isFootnotes({ properties }: Element): boolean {
  return 'dataFootnotes' in properties;
}

function isTask({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('task-list-item');
}

/** <li>text, then lists and more</li> becomes <li><tick-box>text</tick-box>, then lists and more</li>, in that order. */
function makeTickable(item: Element, number: number): void {
  const firstBlock = item.children.findIndex(isBlock);
  const end = firstBlock === -1 ? item.children.length : firstBlock;
  const own = item.children.slice(0, end);
  if (!own.some(saysSomething)) return;
  const text = own.filter((child) => !isInput(child)).map(unwrapParagraph);
  const tickBox = make('tick-box', { item: number, ticked: own.some(isTicked) }, text);
  item.children = [tickBox, ...item.children.slice(end)];
}

/** HTML allows no paragraph in a label. GitHub's own box is removed: the item gets one that can be ticked. */
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

/** A checkbox without text would have no name for a screen reader. */
function saysSomething(child: ElementContent): boolean {
  if (child.type !== 'element') return 'value' in child && child.value.trim() !== '';
  return child.tagName === 'img' ? Boolean(child.properties.alt) : child.children.some(saysSomething);
}
