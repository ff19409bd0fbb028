const BEYOND_ASCII = /[^\0-\x7f]/;
const QUOTES = /[\u2018\u2019\u02bc]/g;
const BLANKS = /[\u00a0\u202f]/g;
/** Arabic, Devanagari, and the wide ones of East Asia. */
const DIGITS = /[\u0660-\u0669\u0966-\u096f\uff10-\uff19]/g;
const ZEROS: Record<number, number> = { 6: 0x660, 9: 0x966, 255: 0xff10 };

/** Of the same length, so that places in the one are places in the other; with plain digits, quotes and blanks. */
export function lowerCase(text: string): string {
  const lower = text.replaceAll('\u0130', 'i').toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  return lower.replace(QUOTES, "'").replace(BLANKS, ' ').replace(DIGITS, digitOf);
}

function digitOf(sign: string): string {
  const code = sign.charCodeAt(0);
  return String(code - (ZEROS[code >> 8] ?? code));
}
