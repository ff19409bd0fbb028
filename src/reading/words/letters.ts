/**
 * Letters, for use within a class of an expression that holds many words. `\p{L}` is hundreds of ranges: written a hundred times, a
 * phone is busy for a second before it has read its first recipe.
 */

/** Latin, Cyrillic, Arabic and Devanagari, which have blanks between their words. */
export const L = 'A-Za-zªºÀ-ÖØ-öø-ɏḀ-ỿЀ-ӿ\\u0620-\\u065f\\u066e-\\u06d3\\u0900-\\u0963\\u0971-\\u097f';
/** Chinese, Japanese and Korean, which have none, or not always. */
export const UNSPACED = '々〆\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af';

/** Of the same length: the places in the one text are places in the other. */
export function lowerCase(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase();
}
