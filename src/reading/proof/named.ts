import type { Family } from '../languages/languageWords.ts';
import { sentencesIn } from '../tokens/sentences.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { foldedIn } from '../words/fold.ts';
import type { Language } from '../words/language.ts';

/** Food families whose name can stand for a single food: recipes call cod 'the fish', but never call cream 'the dairy'. */
const NAMED_BY_FAMILY = /^(?:meat|pork|beef|poultry|fish|shellfish|nuts|cheese|mushroom)$/;
const LEAST_LETTERS = 4;
const SHARED_START = 0.6;
const HAN = /\p{sc=Han}/u;

export type NamedWords = ReturnType<typeof namedIn>;

/** Returns functions that check whether some lines may refer to a food. Divides the lines into tokens only if a check needs the tokens. */
export function namedIn(lines: readonly string[], language: Language) {
  const { fold, stem, isUnspaced, avoidedWith, called } = language;
  const text = lines.join('\n');
  const whole = fold(text);
  const words = isUnspaced ? [] : [...new Set(foldedIn(text, fold))];
  const stems = new Set(words.map(stem));
  let ids: Set<string> | undefined;

  const hasId = (id: string) => {
    ids ??= new Set(
      lines.flatMap(sentencesIn).flatMap((one) => tokensOf(one, language).map((token) => token.id)),
    );
    return ids.has(id);
  };
  const calls = [...called].filter(([word]) => (isUnspaced ? whole.includes(word) : stems.has(word)));
  const families = new Set(calls.flatMap(([, some]) => [...some]));
  const hasFamily = (family: Family) => NAMED_BY_FAMILY.test(family) && families.has(family);
  const hasSimilar = (one: string) =>
    foldedIn(one, fold).some(
      (own) =>
        stems.has(stem(own)) ||
        words.some((word) => isSimilar(own, word) || isSimilar(stem(own), stem(word))),
    );
  /** True if the text and a food's name share a Chinese character or two consecutive letters. */
  const hasLetters = (one: string) => {
    const letters = [...one];
    return letters.some((letter, index) => {
      if (HAN.test(letter) || letters.length === 1) return whole.includes(letter);
      return index > 0 && whole.includes(`${letters[index - 1]}${letter}`);
    });
  };

  /** True if the text contains a word that is similar to a food's name. */
  const looksNamed = (food: Token) =>
    isUnspaced ? hasLetters(food.text) : hasSimilar([food.text, food.id, ...food.countsAs].join(' '));

  return {
    hasId,
    looksNamed,
    hasWord: (word: string) => (isUnspaced ? whole.includes(fold(word)) : stems.has(stem(fold(word)))),
    /**
     * True if the text may refer to one of the foods: by the food's name, a similar word, or a more general or specific
     * name. Compares words first because dividing the text into tokens is slow.
     */
    mayMean: (foods: readonly Token[]) =>
      foods.some(looksNamed) ||
      foods.some(
        (food) =>
          hasId(food.id) ||
          [...food.families].some(hasFamily) ||
          avoidedWith.some(
            (kind) =>
              (kind.general.has(food.id) && [...kind.kinds].some(hasId)) ||
              (kind.kinds.has(food.id) && [...kind.general].some(hasId)),
          ),
      ),
  };
}

/** True if one word contains the other, or if both begin alike: Polish 'krewetki' and 'krewetek' (shrimps). */
function isSimilar(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  const shared = word.slice(0, Math.max(LEAST_LETTERS, Math.ceil(SHARED_START * word.length)));
  return short.length >= LEAST_LETTERS && (other.startsWith(shared) || long.includes(short));
}
