import type { Element, ElementContent, Root, RootContent } from 'hast';

export function elementsIn({ children }: Root | Element): Element[] {
  return (children as RootContent[]).filter((child) => child.type === 'element');
}

export function elementsOf(parent: Root | Element): Element[] {
  return elementsIn(parent).flatMap((child) => [child, ...elementsOf(child)]);
}

export function textIn(node: RootContent): string {
  if (node.type === 'element') return node.children.map(textIn).join('');
  return node.type === 'text' ? node.value : '';
}

export function make(tagName: string, properties = {}, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}

/** Replaces the text between two offsets, and drops emphasis inside that text. */
export function replaceText(parent: Root | Element, start: number, end: number, replacement: Element): void {
  let offset = 0;
  let isPlaced = false;
  const visit = (element: Root | Element) => {
    element.children = (element.children as ElementContent[]).flatMap((child) => {
      if (child.type === 'element') visit(child);
      if (child.type !== 'text') return [child];
      const childStart = offset;
      offset += child.value.length;
      if (offset <= start || childStart >= end) return [child];
      const before = child.value.slice(0, Math.max(0, start - childStart));
      const after = child.value.slice(end - childStart);
      const pieces: ElementContent[] = [];
      if (before) pieces.push({ type: 'text', value: before });
      if (!isPlaced) pieces.push(replacement);
      if (offset > end) pieces.push({ type: 'text', value: after });
      isPlaced = true;
      return pieces;
    });
  };
  visit(parent);
}

/**
 * Keeps words that belong together on one line: a number and its unit ('200 °C'), a range ('4-5', '4 to 5'), or a
 * number and a word in brackets ('(about 900 g)').
 */
export function keepNumbersTogether(text: string): string {
  return text
    .replace(/(?<=\p{N}) (?!\()|(?<=\p{N} \p{L}{1,3}) (?=\p{N})|(?<=\([\p{L}.]+) (?=\p{N}|$)/gu, '\u00a0')
    .replace(/(?<=\d[-–])(?=\d)/g, '\u2060');
}

export function keepUnits(tree: Root): void {
  for (const { children } of [tree, ...elementsOf(tree)])
    for (const child of children) if (child.type === 'text') child.value = keepNumbersTogether(child.value);
}
