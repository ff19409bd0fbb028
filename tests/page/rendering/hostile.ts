import { readFileSync } from 'node:fs';

/** Parts of hostile answers: addresses, HTML, odd marks, forms of a link, and places of HTML. Each line is a JSON string. */
const PARTS = readFileSync('tests/page/rendering/hostile.txt', 'utf8');
const [SCHEMES = [], HTML = [], ODD = [], LINK_FORMS = [], HTML_PLACES = []] = PARTS.trim()
  .split(/^== .*\n/m)
  .slice(1)
  .map((part) =>
    part
      .trim()
      .split('\n')
      .map((line): string => JSON.parse(line)),
  );

/** Hostile answers, by the form of their link, or by the place of their HTML. */
export const HOSTILE: Record<string, string[]> = {
  ...Object.fromEntries(
    LINK_FORMS.map((form) => [
      `links such as ${form}`,
      SCHEMES.map((url) => form.replaceAll('URL', () => url)),
    ]),
  ),
  ...Object.fromEntries(
    HTML_PLACES.map((place) => [
      `HTML as in ${place}`,
      HTML.map((html) => place.replaceAll('HTML', () => html)),
    ]),
  ),
  'odd marks': ODD,
};

export const HOSTILE_ANSWERS = Object.values(HOSTILE).flat();

/** Attributes that a rendered recipe may have, by element. '*' stands for all elements. */
const ALLOWED: Record<string, string[]> = {
  '*': 'class id dir style tabindex aria-label role aria-describedby title start data-footnotes'.split(' '),
  a: ['href', 'target', 'rel', 'data-footnote-ref', 'data-footnote-backref'],
  input: ['type', 'checked', 'aria-labelledby'],
  // `data-of` contains the column's name, which CSS shows as text.
  td: ['data-of'],
  img: ['src', 'alt', 'referrerpolicy'],
  button: ['type', 'aria-pressed'],
};
const ELEMENTS = (
  'div section p span a em strong del code pre blockquote ul ol li input br hr h3 h4 h5 h6 ' +
  'table thead tbody tr th td sup img button svg use'
).split(' ');

const VALUES: Record<string, RegExp> = {
  href: /^(?:https?:\/\/|mailto:|#recipe-fn)/,
  src: /^https:\/\/i\.ytimg\.com\/vi\//,
  style: /^(?:text-align: ?(?:left|right|center);?)?$/,
};

export function findForbidden(recipe: Element): string[] {
  return [...recipe.querySelectorAll('*')].flatMap((element) => {
    // Skips the page's own controls for servings and units.
    if (element.closest('.amounts > .line')) return [];
    if (element.matches('a a')) return [`${element.tagName} within its like`];
    const tag = element.tagName.toLowerCase();
    const found = ELEMENTS.includes(tag) ? [] : [tag];
    if (element.closest('svg')) return found;
    for (const { name, value } of element.attributes) {
      const isKnown = ALLOWED['*']?.includes(name) || ALLOWED[tag]?.includes(name);
      if (!isKnown || VALUES[name]?.test(value) === false) found.push(`${tag} ${name}=${value}`);
    }
    return found;
  });
}
