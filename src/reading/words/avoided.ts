import { fold, isSame, singularsOf } from './words.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Shorter words are found in too many others, as 'egg' in 'eggplant'. */
const MIN_PART_CHARS = 4;
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** In singular and plural, and from four letters on also at either end of a longer word. */
export function findAvoided(avoid: readonly string[], lines: readonly string[]): string[] {
  const said = lines.map((line) => ({ text: fold(line), words: wordsOf(line) }));
  return avoid.filter((word) => {
    const sought = wordsOf(word);
    // The emoji of a peanut, for example.
    const isPicture = sought.length === 0 && /\p{S}/u.test(word);
    if (isPicture || WITHOUT_SPACES.test(word)) return said.some(({ text }) => text.includes(fold(word)));
    if (sought.length === 0) return false;
    return said.some(({ words }) =>
      words.some((_, at) => sought.every((one, nth) => isIn(one, words[at + nth] ?? ''))),
    );
  });
}

function isIn(sought: string, said: string): boolean {
  if (isSame(sought, said)) return true;
  if (sought.length < MIN_PART_CHARS) return false;
  const forms = singularsOf(sought);
  return singularsOf(said).some((word) =>
    // 'nuts' is found in 'walnut', but 'peas' must not be found in 'peanut'.
    forms.some((form) => word.endsWith(form) || (form.length >= MIN_PART_CHARS && word.startsWith(form))),
  );
}

function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(fold);
}
