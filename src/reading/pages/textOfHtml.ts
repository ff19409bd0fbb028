import { rememberedOf } from '../../shared/remembered.ts';
import { isSentence } from '../lines/looks.ts';

const MARKUP = /<\/?[a-z]|&#?\w+;/i;
const WITHOUT_TEXT =
  'script, style, template, noscript, svg, math, nav, footer, form, button, select, textarea, iframe, video, audio, object';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const BLOCKS = `${HEADINGS}, li, p, div, section, article, header, main, aside, figure, figcaption, ul, ol, dl, dt, dd, table, tr, td, th, blockquote, details, summary, pre, hr, br, label`;
/** Matches the start of a text with one paragraph, which is one line: '2 cups <p>flour</p>'. */
const PARAGRAPH = /^([^<]*)<p>(?=[^<]*<\/p>\s*$)/i;
const NESTED = /<(\/?)(?:div|section|article|span|ul|ol|dl|table|blockquote|details)\b[^<>]*>/gi;
const MOST_DEPTH = 400;
const LINES_OF_LIST = 3;
const ON_ONE_LINE = `li, tr, ${HEADINGS}`;

type TrustedTypes = {
  createPolicy: (name: string, rules: object) => { createHTML: (html: string) => string };
};

/** Lets `DOMParser` read any HTML, because the document that it makes runs and loads nothing. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('pasted-html', {
  createHTML: (html: string) => html,
});

/**
 * Returns the text of HTML, with headings and list items as in markdown. Nothing in the HTML runs or loads, because the
 * document of a DOMParser has no window.
 */
export function textOfHtml(html: string): string {
  const source = withoutDeepElements(html.replace(/\s+/g, ' '));
  const { body } = new DOMParser().parseFromString(policy?.createHTML(source) ?? source, 'text/html');
  for (const one of body.querySelectorAll(WITHOUT_TEXT)) one.remove();
  for (const one of body.querySelectorAll(BLOCKS)) {
    const holder = one.localName !== 'li' && one.parentElement?.closest(ON_ONE_LINE);
    // A step may have its ingredients below it.
    const isWithin =
      holder && !isList(holder) && !isSentence(one.previousElementSibling?.textContent?.trim() ?? '');
    one.before(isWithin ? ' ' : '\n');
    one.prepend(markOf(one));
    one.after(isWithin ? ' ' : '\n');
  }
  return body.textContent ?? '';
}

/** Removes tags below a depth that no page needs, because parsers take quadratic time for them. */
function withoutDeepElements(html: string): string {
  let depth = 0;
  return html.replace(NESTED, (tag, end) => {
    const own = end ? depth : depth + 1;
    depth = end ? Math.max(0, depth - 1) : own;
    return own > MOST_DEPTH ? ' ' : tag;
  });
}

function markOf(one: Element): string {
  const { localName, parentElement } = one;
  // An item that contains a list is the title of the list.
  if (localName === 'li' && one.querySelector('ul, ol')) return '';
  if (localName === 'li') return parentElement?.localName === 'ol' ? '1. ' : '- ';
  return /^h\d/.test(localName) && !isList(one) ? `${'#'.repeat(Number(localName.charAt(1)))} ` : '';
}

/** True if a page writes a whole list as one heading. Caches the result, which every line of a list needs. */
const isList = rememberedOf(
  ({ localName, children }: Element) =>
    localName !== 'li' && [...children].filter((child) => child.localName === 'br').length >= LINES_OF_LIST,
);

/** Returns the text of a value of a data file. Such a text may contain HTML, and entities that are escaped twice. */
export function plainText(value: unknown): string {
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  let text = written.replace(PARAGRAPH, '$1 ');
  for (let round = 0; round < 2 && MARKUP.test(text); round++)
    text = textOfHtml(text.replaceAll('\n', '<br>'));
  return text.trim();
}

/** Returns the text on one line. */
export function plainLine(value: unknown): string {
  return plainText(value).replace(/\s+/g, ' ');
}
