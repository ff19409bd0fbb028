/** Elements that are part of the page rather than of the recipe, such as buttons and texts for screen readers. */
const EXCLUDED =
  'input, img, iframe, svg, .page-only, .visually-hidden, .breaks-wish, .place, .video-search, [data-footnote-backref]';

/** Maps each HTML tag to its replacement in the copied recipe, so that headings start at h1. */
const TAGS: Record<string, string> = { h3: 'h1', h4: 'h2', h5: 'h3', h6: 'h4', b: 'strong' };
const BLOCKS = ['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'table', 'pre'];
const ALLOWED = [...BLOCKS, 'li', 'tr', 'th', 'td', 'strong', 'em', 'del', 'code', 'br'];
/** Matches spans that replace paragraphs. A line of text cannot contain paragraphs. */
const PARAGRAPH = '.tick > span > span:not(.timed)';
/** Placeholder for an indent of two spaces while trailing spaces are removed. */
const INDENT = '\uE000';

/** Copies the recipe as rendered because its markdown contains syntax and unscaled amounts. */
export function formatForCopy(parts: Element[]): { html: string; plain: string } {
  const copies = parts.map((part) => make('div', copyOf(part)));
  const plain = copies.map((copy) => plainOf(copy, '')).join('\n\n');
  return {
    html: copies.map((copy) => copy.innerHTML).join(''),
    plain: plain
      .replace(/ *\n */g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .replaceAll(INDENT, '  ')
      .trim(),
  };
}

/** Copies the recipe without the page's controls, using only the elements of a plain document. */
function copyOf(node: Node): (Node | string)[] {
  // Replaces non-breaking characters, which only the page needs.
  if (!(node instanceof Element))
    return [(node.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')];
  if (node.matches(EXCLUDED)) return [];
  if (node instanceof HTMLButtonElement) return [node.value];
  const name = node.localName;
  if (name === 'dl') return factsOf(node) ? [make('p', [factsOf(node)])] : [];
  const inner = [...node.childNodes].flatMap(copyOf);
  if (node.matches('.step-title')) return [make('strong', inner), `:${spaceAfter(node)}`];
  const href = node.getAttribute('href') ?? '';
  if (/^(?:https?|mailto):/.test(href)) return [make('a', inner, { href })];
  const tag = node.matches(PARAGRAPH) ? 'p' : (TAGS[name] ?? name);
  if (!ALLOWED.includes(tag)) return inner;
  const start = node.getAttribute('start');
  return [make(tag, inner, start ? { start } : {})];
}

function make(tag: string, inner: (Node | string)[], attributes: Record<string, string> = {}): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inner);
  return element;
}

/** Returns a space to separate a title from its text, or '' if the text begins with a space. */
function spaceAfter({ nextSibling }: Element): string {
  return nextSibling?.textContent?.startsWith(' ') ? '' : ' ';
}

function factsOf(list: Element): string {
  const facts = [...list.children].filter((fact) => !fact.matches(EXCLUDED));
  const wordOf = (word: Element) => make('p', copyOf(word)).textContent.replace(/\s+/g, ' ').trim();
  return facts.map((fact) => [...fact.children].map(wordOf).join(': ')).join(' \u00b7 ');
}

function plainOf(node: Node, indent: string): string {
  if (!(node instanceof Element)) return (node.textContent ?? '').replace(/\s+/g, ' ');
  const name = node.localName;
  // Leaves out crossed-out words. Plain text cannot show that they are crossed out.
  if (name === 'del') return '';
  if (name === 'br') return '\n';
  if (name === 'pre') return `\n\n${node.textContent}\n\n`;
  if (name === 'tr') {
    const cells = [...node.children].map((cell) => plainOf(cell, indent).trim());
    return `\n${cells.filter(Boolean).join(', ')}`;
  }
  const childIndent = name === 'li' ? indent + INDENT : indent;
  const inner = [...node.childNodes].map((child) => plainOf(child, childIndent)).join('');
  const text = inner.replace(/^[\s\uE000]+|\s+$/g, '');
  if (name === 'li') return `\n${indent}${markOf(node)} ${text}`;
  if (!BLOCKS.includes(name)) return inner;
  return indent ? `\n${name === 'p' ? indent : ''}${text}` : `\n\n${text}\n\n`;
}

function markOf(item: Element): string {
  const list = item.parentElement;
  if (!(list instanceof HTMLOListElement)) return '-';
  return `${list.start + [...list.children].indexOf(item)}.`;
}
