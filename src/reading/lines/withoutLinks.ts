const MAX_WORDS = 300;
const MAX_ADDRESS = 600;
/** Matches a link such as '[leek][1]', whose URL is at the end of the answer. */
const BY_REFERENCE = /\[([^\][]{0,300})\]\[(?!\^)[^\][]{0,60}\]/g;
/** Matches a URL in angle brackets, such as '<https://a.b>', which markdown would turn into a link. */
const IN_ANGLES = /<([a-z][a-z0-9+.-]{1,30}:[^<>\s]{0,600})>/gi;

/** Replaces links with their text, and removes images. Counts brackets because a URL may also contain brackets: 'Leek_(plant)'. */
export function withoutLinks(written: string): string {
  let text = written;
  for (let index = text.indexOf(']('); index >= 0; index = text.indexOf('](', index)) {
    const begin = beginOfWords(text, index);
    const end = endOfAddress(text, index + 1);
    if (begin < 0 || end < 0) {
      index += 1;
      continue;
    }
    const isImage = text[begin - 1] === '!';
    const before = text.slice(0, isImage ? begin - 1 : begin);
    const words = isImage ? '' : text.slice(begin + 1, index);
    text = before + words + text.slice(end);
    // Continues at the start of the replaced link, whose text may contain an image.
    index = before.length;
  }
  return text.replace(BY_REFERENCE, '$1').replace(IN_ANGLES, '$1');
}

/** Returns the index of the '[' that matches the ']' at `index`, or -1. */
function beginOfWords(text: string, index: number): number {
  let depth = 0;
  for (let place = index; place >= Math.max(0, index - MAX_WORDS); place--) {
    if (text[place - 1] === '\\') continue;
    if (text[place] === ']') depth += 1;
    if (text[place] === '[') depth -= 1;
    if (depth === 0) return text[place] === '[' ? place : -1;
  }
  return -1;
}

/** Returns the index after the ')' that matches the '(' at `index`, or -1. */
function endOfAddress(text: string, index: number): number {
  let depth = 0;
  for (let place = index; place < Math.min(text.length, index + MAX_ADDRESS); place++) {
    const sign = text[place];
    if (sign === '\\') place += 1;
    else if (sign === '<' && place === index + 1) place = closing('>', text, place);
    else if (sign === '"' && text[place - 1] === ' ') place = closing('"', text, place);
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return place + 1;
  }
  return -1;
}

/** Returns the index of the next `sign` after `from`, or `from` if there is none. */
function closing(sign: string, text: string, from: number): number {
  const found = text.slice(0, from + MAX_ADDRESS).indexOf(sign, from + 1);
  return found < 0 ? from : found;
}
