import type { Element, ElementContent, Root, RootContent } from 'hast';

export const SOMETHING = /[\p{L}\p{N}]/u;
/** What a single blank is to stand for: few places, as most spaces are such a blank. */
const SPACES = /\s{2,}|[^\S ]/g;
const LINE = /^(?:h[1-6]|p|[uo]l|li|pre|blockquote|tr|br)$/;

export function elementsIn({ children }: Root | Element): Element[] {
  return (children as RootContent[]).filter((child) => child.type === 'element');
}

export function elementsOf(parent: Root | Element): Element[] {
  return elementsIn(parent).flatMap((child) => [child, ...elementsOf(child)]);
}

/** The text as it is, without folding its whitespace. */
export function textIn(node: RootContent): string {
  if (node.type === 'element') return node.children.map(textIn).join('');
  return 'value' in node && node.type === 'text' ? node.value : '';
}

export function linesOf(node: Root | RootContent): string[] {
  return flatten(node)
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .filter((line) => SOMETHING.test(line));
}

/** Whitespace is folded. What is struck out, footnote references, markup of the model and names of images are left out. */
export function textOf(node: Root | RootContent): string {
  return flatten(node).replace(SPACES, ' ').trim();
}

export function flatten(node: Root | RootContent): string {
  if (node.type === 'text') return node.value.replace(SPACES, ' ');
  if (!('children' in node)) return ' ';
  if ('tagName' in node && (node.tagName === 'del' || 'dataFootnoteRef' in node.properties)) return '';
  const text = node.children.map(flatten).join('');
  return 'tagName' in node && LINE.test(node.tagName) ? `\n${text}\n` : text;
}

export function make(tagName: string, properties = {}, children: RootContent[] = []): Element {
  return { type: 'element', tagName, properties, children: children as ElementContent[] };
}

/** Emphasis that begins or ends within the stretch is dropped: its two halves could not be nested. */
export function replaceText(parent: Element, start: number, end: number, made: Element): void {
  let at = 0;
  let isPlaced = false;
  const visit = (element: Element) => {
    element.children = element.children.flatMap((child) => {
      if (child.type === 'element') visit(child);
      if (child.type !== 'text') return [child];
      const from = at;
      at += child.value.length;
      if (at <= start || from >= end) return [child];
      const before = child.value.slice(0, Math.max(0, start - from));
      const after = child.value.slice(end - from);
      const pieces: ElementContent[] = [];
      if (before) pieces.push({ type: 'text', value: before });
      if (!isPlaced) pieces.push(made);
      if (at > end) pieces.push({ type: 'text', value: after });
      isPlaced = true;
      return pieces;
    });
  };
  visit(parent);
}

/** Takes the first characters away, from within whatever emphasis they stand in. */
export function dropText(parent: Element, length: number): void {
  let left = length;
  for (const child of parent.children) {
    if (left <= 0) return;
    if (child.type === 'element') {
      const inside = textIn(child).length;
      dropText(child, left);
      left -= inside;
    } else if (child.type === 'text') {
      const taken = child.value.slice(0, left);
      child.value = child.value.slice(left);
      left -= taken.length;
    }
  }
}

/** Puts one element in the place of several blocks. */
export function replaceBlocks(tree: Root, blocks: Element[], made: Element): void {
  const at = tree.children.indexOf(blocks[0] as Element);
  tree.children.splice(at, 1, made);
  removeBlocks(tree, blocks);
}

export function removeBlocks(tree: Root, blocks: Element[]): void {
  tree.children = tree.children.filter((child) => !blocks.some((block) => block === child));
}

export function isList(node: RootContent): boolean {
  return node.type === 'element' && /^[uo]l$/.test(node.tagName);
}

/** A list of texts. */
export function listTexts(texts: string[]): Element {
  return makeList(
    'ul',
    texts.map((value) => [{ type: 'text', value }]),
  );
}

export function makeList(tagName: 'ul' | 'ol', items: ElementContent[][]): Element {
  const made = items.map((children) => make('li', {}, children));
  return make(tagName, {}, made);
}
