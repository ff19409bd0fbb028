import { fold, isSame, singularsOf } from './words.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** A shorter one is found in too many: 'egg' in 'eggplant'. */
const MIN_PART_CHARS = 4;
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** Of the words to avoid, those that occur in these lines: in any number and case, and from four letters on at either end of a longer word. */
export function findAvoided(avoid: readonly string[], lines: readonly string[]): string[] {
  const said = lines.map((line) => ({ text: fold(line), words: wordsOf(line) }));
  return avoid.filter((word) => {
    const sought = wordsOf(word);
    // Such as a picture of a peanut.
    if (sought.length === 0 || WITHOUT_SPACES.test(word))
      return said.some(({ text }) => text.includes(fold(word)));
    return said.some(({ words }) =>
      words.some((_, at) => sought.every((one, nth) => isIn(one, words[at + nth] ?? ''))),
    );
  });
}

function isIn(sought: string, said: string): boolean {
  const parts = singularsOf(sought).filter(({ length }) => length >= MIN_PART_CHARS);
  const isPart = (word: string) => parts.some((part) => word.startsWith(part) || word.endsWith(part));
  return isSame(sought, said) || singularsOf(said).some(isPart);
}

function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(fold);
}
