const MAX_WORDS = 300;
const MAX_ADDRESS = 600;
/** '[leek][1]', whose address stands at the end of the answer. */
const BY_REFERENCE = /\[([^\][]{0,300})\]\[(?!\^)[^\][]{0,60}\]/g;
/** '<https://a.b>' becomes a link wherever the text is read as markdown. */
const IN_ANGLES = /<([a-z][a-z0-9+.-]{1,30}:[^<>\s]{0,600})>/gi;

/** The words of links, and nothing of images. A scan, since an address may have brackets within brackets: 'Leek_(plant)'. */
export function withoutLinks(written: string): string {
  let text = written;
  for (let at = text.indexOf(']('); at >= 0; at = text.indexOf('](', at)) {
    const begin = beginOfWords(text, at);
    const end = endOfAddress(text, at + 1);
    if (begin < 0 || end < 0) {
      at += 1;
      continue;
    }
    const isImage = text[begin - 1] === '!';
    const before = text.slice(0, isImage ? begin - 1 : begin);
    const words = isImage ? '' : text.slice(begin + 1, at);
    text = before + words + text.slice(end);
    // An image may be the words of a link.
    at = before.length;
  }
  return text.replace(BY_REFERENCE, '$1').replace(IN_ANGLES, '$1');
}

/** Where the bracket opens that closes `at`; -1 if there is none. */
function beginOfWords(text: string, at: number): number {
  let depth = 0;
  for (let place = at; place >= Math.max(0, at - MAX_WORDS); place--) {
    if (text[place - 1] === '\\') continue;
    if (text[place] === ']') depth += 1;
    if (text[place] === '[') depth -= 1;
    if (depth === 0) return text[place] === '[' ? place : -1;
  }
  return -1;
}

/** Behind the bracket that closes the one which opens `at`; -1 if there is none. */
function endOfAddress(text: string, at: number): number {
  let depth = 0;
  for (let place = at; place < Math.min(text.length, at + MAX_ADDRESS); place++) {
    const sign = text[place];
    if (sign === '\\') place += 1;
    else if (sign === '<' && place === at + 1) place = closing('>', text, place);
    else if (sign === '"' && text[place - 1] === ' ') place = closing('"', text, place);
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return place + 1;
  }
  return -1;
}

/** Where the sign comes next; here, if it does not. */
function closing(sign: string, text: string, from: number): number {
  const found = text.slice(0, from + MAX_ADDRESS).indexOf(sign, from + 1);
  return found < 0 ? from : found;
}
