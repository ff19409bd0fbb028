const SCHEMES = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'ftp://evil.example/x',
  'tel:112',
  'irc://evil.example/x',
  '//evil.example/x',
  '/account/delete',
  '../secret',
  '?logout',
  '#tick-0',
  '#ingredient',
  '#recipe-fn-1',
  'https://evil.example/x',
  'http://evil.example/x',
  'mailto:a@evil.example?body=x',
  'https://evil.example/\u202Egnp.exe',
  'https://user:pass@evil.example/',
  'https://[',
  'https://\ud800.example',
];

const LINK_FORMS: ((url: string) => string)[] = [
  (url) => `[x](${url})`,
  (url) => `[x](<${url}>)`,
  (url) => `[x](${url} "title")`,
  (url) => `<${url}>`,
  (url) => url,
  (url) => `[x][r]\n\n[r]: ${url}`,
  (url) => `[x][]\n\n[x]: <${url}>`,
  (url) => `![x](${url})`,
  (url) => `![x][r]\n\n[r]: ${url}`,
  (url) => `[![x](${url})](${url})`,
  (url) => `text[^1]\n\n[^1]: [x](${url})`,
  (url) => `[![x](https://i.ytimg.com/vi/PUP7U5vTMM0/0.jpg)](${url})`,
  (url) => `[https://youtu.be/PUP7U5vTMM0](${url})`,
];

const HTML = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/pixel.gif">',
  '<svg onload=alert(1)></svg>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/PUP7U5vTMM0"></iframe>',
  '<iframe src="javascript:alert(1)//youtube.com/embed/PUP7U5vTMM0"></iframe>',
  '<embed src="https://evil.example">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<video src="https://evil.example/x.mp4" autoplay></video>',
  '<a href="javascript:alert(1)">x</a>',
  '<a id="ingredient" name="kitchen">x</a>',
  '<div id="root">x</div>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<template><script>alert(1)</script></template>',
  '<!-- <script>alert(1)</script> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php alert(1) ?>',
  '</div></div></main><script>alert(1)</script>',
  '<tick-box item="0">x</tick-box>',
  '<video-card videoId="PUP7U5vTMM0">x</video-card>',
];

const HTML_PLACES: ((html: string) => string)[] = [
  (html) => html,
  (html) => `text ${html} text`,
  (html) => `# ${html}`,
  (html) => `- ${html}`,
  (html) => `> ${html}`,
  (html) => `| ${html} |\n|---|\n| ${html} |`,
  (html) => `[${html}](https://example.org)`,
  (html) => `text[^1]\n\n[^1]: ${html}`,
];

const ODD = [
  '[^1]: a\n[^1]: b\n\nx[^1] y[^1]',
  'x[^constructor] y[^__proto__]\n\n[^constructor]: a\n[^__proto__]: b',
  '[__proto__]: https://evil.example\n\n[x][__proto__]',
  'x[^footnote-label]\n\n[^footnote-label]: a',
  '- [ ] \n- [x]\n-',
  '1. \n2. ',
  '|\n|-',
  '| a |\n|:-:|\n',
  '\u0000\u0001',
  '\ufeff',
  '\u202e# abc',
  '# ',
  '```',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\<script>',
  '    <script>',
  '[](https://evil.example)',
  '![](x)',
  '- [x] a\n  - [ ] b\n    - [x] c',
  'https://youtu.be/PUP7U5vTMM0'.repeat(3),
];

/** Hostile answers, by the form of their link, or by the place of their HTML. */
export const HOSTILE: Record<string, string[]> = {
  ...Object.fromEntries(LINK_FORMS.map((form) => [`links such as ${form('url')}`, SCHEMES.map(form)])),
  ...Object.fromEntries(HTML_PLACES.map((place) => [`HTML as in ${place('<html>')}`, HTML.map(place)])),
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
