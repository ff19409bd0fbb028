/** Buttons, texts for screen readers, and what belongs to the page rather than to the recipe. */
const LEFT_OUT =
  'input, img, iframe, svg, .page-only, .visually-hidden, .place, .video-search, [data-footnote-backref]';

/** On the page, a recipe's headings begin below those of the page. */
const TAGS: Record<string, string> = { h3: 'h1', h4: 'h2', h5: 'h3', h6: 'h4', b: 'strong' };
const KEPT = ['p', 'ul', 'ol', 'li', 'table', 'tr', 'th', 'td', 'strong', 'em', 'del', 'pre', 'code', 'br'];
const BLOCKS = ['h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'table', 'pre', 'blockquote'];
/** Elements that stand for paragraphs within a label. */
const PARAGRAPH = '.tick > span > span:not(.timed)';
const TITLE = '.step-title';
/** Stands for two spaces until the spaces at the ends of lines are removed. */
const INDENT = '\uE000';

/** Taken from the page, not from the markdown: a person pastes it, and wants neither its marks nor unscaled amounts. */
export function formatForCopy(parts: Element[]): { html: string; plain: string } {
  const plain = parts.map((part) => plainOf(part, '')).join('\n\n');
  return {
    html: parts.map(htmlOf).join(''),
    plain: plain
      .replace(/ *\n */g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .replaceAll(INDENT, '  ')
      .trim(),
  };
}

function htmlOf(node: Node): string {
  if (!(node instanceof Element)) return escapeHtml(node.textContent ?? '');
  if (node.matches(LEFT_OUT)) return '';
  if (node instanceof HTMLButtonElement) return escapeHtml(node.value);
  const name = node.localName;
  if (name === 'dl') return factsOf(node) && `<p>${escapeHtml(factsOf(node))}</p>`;
  const inner = [...node.childNodes].map(htmlOf).join('');
  if (name === 'br') return '<br>';
  if (name === 'a' && /^(?:https?|mailto):/.test(node.getAttribute('href') ?? '')) {
    return `<a href="${escapeHtml(node.getAttribute('href') ?? '')}">${inner}</a>`;
  }
  if (node.matches(TITLE)) return `<strong>${inner}</strong>:${spaceAfter(node)}`;
  const tag = node.matches(PARAGRAPH) ? 'p' : (TAGS[name] ?? (KEPT.includes(name) ? name : null));
  return tag ? `<${tag}>${inner}</${tag}>` : inner;
}

function plainOf(node: Node, indent: string): string {
  if (!(node instanceof Element)) return (node.textContent ?? '').replace(/\s+/g, ' ');
  // Plain text cannot strike out, so what is struck out must be gone.
  if (node.matches(LEFT_OUT) || node.localName === 'del') return '';
  if (node instanceof HTMLButtonElement) return node.value;
  const name = node.localName;
  if (name === 'pre') return `\n\n${node.textContent}\n\n`;
  if (name === 'dl') return factsOf(node);
  if (name === 'tr') {
    const cells = [...node.children].map((cell) => plainOf(cell, indent).trim());
    return `\n${cells.filter(Boolean).join(', ')}`;
  }
  const inner = [...node.childNodes].map((child) => plainOf(child, name === 'li' ? indent + INDENT : indent));
  const text = inner.join('').replace(/^[\s\uE000]+|\s+$/g, '');
  if (name === 'br') return '\n';
  if (name === 'li') return `\n${indent}${markOf(node)} ${text}`;
  if (node.matches(TITLE)) return `${text}:${spaceAfter(node)}`;
  if (node.matches(PARAGRAPH)) return `\n${indent}${text}`;
  if (!BLOCKS.includes(name)) return inner.join('');
  return indent ? `\n${name === 'p' ? indent : ''}${text}` : `\n\n${text}\n\n`;
}

/** On the page, a title stands on a line of its own. */
function spaceAfter({ nextSibling }: Element): string {
  return nextSibling?.textContent?.startsWith(' ') ? '' : ' ';
}

function factsOf(list: Element): string {
  const wordsOf = (fact: Element) => [...fact.children].map((word) => plainOf(word, '').trim()).join(': ');
  const facts = [...list.children].filter((fact) => !fact.matches(LEFT_OUT));
  return facts.map(wordsOf).join(' \u00b7 ');
}

function markOf(item: Element): string {
  const list = item.parentElement;
  if (!(list instanceof HTMLOListElement)) return '-';
  return `${list.start + [...list.children].indexOf(item)}.`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
