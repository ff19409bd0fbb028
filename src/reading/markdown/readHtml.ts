import { videoIdOf, watchUrl } from '../../shared/youtube.ts';

/** Matches code blocks and inline code, whose HTML is shown as written. */
const CODE =
  /(^ {0,3}(`{3,20}|~{3,20})[^\n]*\n[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|$(?![\s\S]))|`[^`\n]{1,200}`)/m;

const FRAME = /<iframe\b([^<>]{0,2000})>(?:[^<]{0,200}<\/iframe\s*>)?/gi;
const COMMENT = /<!--(?:(?!<!--)[\s\S]){0,2000}?-->/g;
/** Matches HTML tags, but not URLs in angle brackets or '2 < 3'. */
const TAG = /<(\/?)([a-z][a-z0-9]{0,20})(?=[\s/>])[^<>]{0,1000}>/gi;

const STRESSED = /<(b|strong|i|em)(?:\s[^<>]{0,200})?>([^<>]{0,1000})<\/\1\s*>/gi;
const WITHOUT_WORDS =
  /<(script|style|template|svg|math)\b[^<>]{0,1000}>(?:(?!<\1)[\s\S]){0,4000}?<\/\1\s*>/gi;
/** Matches table rows and list items. A line break would end such a row or item too early. */
const ONE_LINE = /^ *(?:\||[-*+] |\d{1,2}[.)] ).*$/gm;
const BREAK = /<br\s*\/?>/gi;
const BOLD = /^(?:b|strong)$/i;
const HEADING = /^h([1-6])$/;
const BLOCKS =
  'p div section article header footer center ul ol table tr blockquote details summary hr'.split(' ');

/** Maximum length of a text whose HTML is converted. A longer text is too long to render anyway. */
const MAX_CHARS = 50_000;

/** Converts HTML in an answer to markdown. Removes tags that have no equivalent in markdown. */
export function readHtml(text: string): string {
  if (text.length > MAX_CHARS) return text;
  return text
    .replace(ONE_LINE, (line) => line.replace(BREAK, ' '))
    .split(CODE)
    .filter((_, index) => index % 3 !== 2)
    .map((part, index) => (index % 2 === 0 && part.includes('<') ? inMarkdown(part) : part))
    .join('');
}

function inMarkdown(text: string): string {
  let isNumbered = false;
  const markOf = (name: string, isClosing: boolean): string => {
    if (name === 'br') return '\n';
    if (name === 'ol' || name === 'ul') isNumbered = name === 'ol';
    if (name === 'li') return isClosing ? '' : `\n${isNumbered ? '1.' : '-'} `;
    const [, level] = HEADING.exec(name) ?? [];
    if (level) return isClosing ? '\n\n' : `\n\n${'#'.repeat(Number(level))} `;
    return BLOCKS.includes(name) ? '\n\n' : '';
  };
  // Skips texts without '-->', because searching for '-->' after each '<!--' is slow.
  const withoutComments = text.includes('-->') ? text.replace(COMMENT, '') : text;
  return withoutComments
    .replace(FRAME, (_, attributes: string) => videoIn(attributes))
    .replace(WITHOUT_WORDS, '')
    .replace(STRESSED, (whole: string, name: string, words: string, index: number, all: string) => {
      const mark = BOLD.test(name) ? '**' : '*';
      // Adds a space because markdown does not recognise the end of bold text between a full stop and a letter.
      const next = /\s$/.test(words) || /^[\p{L}\p{N}]/u.test(all.slice(index + whole.length)) ? ' ' : '';
      return words.trim() ? `${/^\s/.test(words) ? ' ' : ''}${mark}${words.trim()}${mark}${next}` : '';
    })
    .replace(TAG, (_, closing: string, name: string) => markOf(name.toLowerCase(), closing !== ''));
}

function videoIn(attributes: string): string {
  const id = videoIdOf(attributeIn(attributes, 'src'));
  if (!id) return '';
  const title = attributeIn(attributes, 'title').replace(/[\\[\]\s]+/g, ' ');
  return `\n\n[${title || watchUrl(id)}](${watchUrl(id)})\n\n`;
}

function attributeIn(attributes: string, name: string): string {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  return value?.slice(1).find(Boolean) ?? '';
}
