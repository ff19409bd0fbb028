/** Not within a number (1,5 l), nor within brackets. */
const SEPARATOR = /(?:,(?!\d)|;|\r?\n)(?![^()]*\))/;
const AND = /^(?:and|und|et|y|e|en|og|och|&)\s+/i;
const LAST_AND = /\s+(?:and|und|et|y|e|en|og|och|&)\s+/i;
/** What a list on lines begins its lines with. */
const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+(?:\[[ x]?\]\s*)?/i;

/** The ingredients that one text names, where it is plain that it names several: 'and' alone joins what is one. */
export function partsOf(text: string): string[] {
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const ends = parts.length > 1 ? last.replace(AND, '').split(LAST_AND) : [last];
  return [...parts.slice(0, -1), ...ends].filter((part) => part !== '');
}

export function linesOf(text: string): string[] {
  return text.split(/[\r\n]+/).map((line) => line.replace(BULLET, ''));
}
