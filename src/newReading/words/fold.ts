const MARKS = /[\u0300-\u036f\u064b-\u0655\u0640\u093c]/g;
const QUOTES = /[\u2018\u2019`\u00b4]/g;
const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = 0x60;
const WIDE = /[\uff21-\uff3a\uff41-\uff5a]/g;
const TO_PLAIN = 0xfee0;
const WORD = /[\p{L}\p{M}]+|[&+]|\p{N}+/gu;

export type Word = { text: string; folded: string; start: number; end: number };
export type Fold = (text: string) => string;

const MOST_REMEMBERED = 4_000;
const LONGEST_WORD = 40;

/** Most words of a recipe come again in its next line. */
export function remembered<Value>(read: (text: string) => Value, longest = LONGEST_WORD) {
  const known = new Map<string, Value>();
  return (text: string): Value => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (known.size >= MOST_REMEMBERED) known.clear();
    if (text.length <= longest) known.set(text, value);
    return value;
  };
}

/** Without case, accents and the spellings that a language takes for one. */
export function foldBy(letters: ReadonlyMap<string, string>): Fold {
  const others = letters.size > 0 ? new RegExp(`[${[...letters.keys()].join('')}]`, 'gu') : null;
  return remembered((text) => {
    const plain = text
      .replace(WIDE, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_PLAIN))
      .toLowerCase()
      .normalize('NFD')
      .replace(MARKS, '')
      .normalize()
      .replace(QUOTES, "'")
      .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_HIRAGANA));
    return others ? plain.replace(others, (letter) => letters.get(letter) ?? letter) : plain;
  });
}

export function wordsIn(text: string, fold: Fold): Word[] {
  const words: Word[] = [];
  for (const { 0: one, index } of text.matchAll(WORD))
    words.push({ text: one, folded: fold(one), start: index, end: index + one.length });
  return words;
}

const LEAST_LETTERS = 3;
const SHORT_WORD = 5;

/** The word without each of the endings that leave three letters, or two of a short word: first without the longest, last as it is. */
export function bareBy(endings: ReadonlySet<string>, beginnings: readonly string[], isJoined: boolean) {
  const longest = Math.max(0, ...[...endings].map((ending) => ending.length));
  return remembered((word: string): string[] => {
    const beginning = beginnings.find(
      (one) => word.startsWith(one) && word.length - one.length >= LEAST_LETTERS,
    );
    const whole = beginning ? word.slice(beginning.length) : word;
    const least = whole.length < SHORT_WORD && !isJoined ? 2 : LEAST_LETTERS;
    const found: string[] = [];
    for (let length = Math.min(longest, whole.length - least); length > 0; length--)
      if (endings.has(whole.slice(-length))) found.push(whole.slice(0, -length));
    return [...found, whole];
  });
}

/** Places in the folded text are places in the text. */
export function foldInPlace(text: string, fold: (text: string) => string): string {
  const all = fold(text);
  if (all.length === text.length) return all;
  return Array.from(text, (letter) => {
    const one = fold(letter);
    return one.length === letter.length ? one : letter;
  }).join('');
}
