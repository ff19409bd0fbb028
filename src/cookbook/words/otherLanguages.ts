import { reader } from '../../reader.ts';
import { latePart } from '../../shared/latePart.ts';
import { type English, foreignNames, hasWordOf, type Meaning, meaningOf } from './meaningOf.ts';
import { waitForWords } from './waitForWords.ts';

/** The texts of a list in another language. */
export type Meanings = ReadonlyMap<string, Meaning>;
type FoodsFile = { default: string };
type Texts = readonly string[];

export const explainList = openFoods(import.meta.glob<FoodsFile>('./foods-*.txt', { query: '?raw' }));

/** Returns a function that explains a list in another language. `files`: load the foods of each language. */
export function openFoods(files: Record<string, () => Promise<FoodsFile>>) {
  const parts = new Map(Object.entries(files).map(([file, load]) => [file.slice(-6, -4), latePart(load)]));
  const namesOf = (tag: string) => foreignNames(parts.get(tag)?.getSnapshot().code?.default ?? '');

  /** Loads the visitor's own languages, and all others if at least half of the list is still unknown. */
  return async (list: Texts, staples: Texts, languages: Texts, english: English): Promise<Meanings> => {
    function explainIn(tag: string) {
      const words = namesOf(tag);
      const language = reader.languageOf(tag);
      const explain = (typed: string) => [typed, meaningOf(typed, words, language, english)] as const;
      const isEnglish = (typed: string) => english.findFood(typed).isName;
      const isOwn = ([typed, { words }]: readonly [string, Meaning]) => words.size > 0 && !isEnglish(typed);
      const all = list.map(explain);
      const count = all.filter(isOwn).length;
      // Ignores a language that explains less than half of the texts that are not exactly English.
      const isTrusted = count >= all.filter(([, { isName }]) => !isName).length;
      const explained = isTrusted ? [...all, ...staples.map(explain).filter(isOwn)] : [];
      return { count, meanings: new Map(explained) };
    }

    const own = languages.map((one) => one.slice(0, 2).toLowerCase()).filter((tag) => parts.has(tag));
    let meanings: Meanings = new Map();
    for (const tags of [own, [...own, ...parts.keys()]]) {
      const isKnown = (typed: string) => meanings.get(typed)?.isName ?? english.explains(typed);
      const unknown = list.filter((typed) => !isKnown(typed));
      if (tags !== own && unknown.length * 2 < list.length) break;
      await waitForWords([...tags.map((tag) => parts.get(tag)?.load()), ...own.map(reader.load)]);
      // Loads the reader's words of only those languages that may name a food, because they take a megabyte of memory.
      const others = tags.filter((tag) => !own.includes(tag) && hasWordOf(namesOf(tag), list));
      await waitForWords(others.map(reader.load));
      const [best] = [...own, ...others].map(explainIn).toSorted((one, other) => other.count - one.count);
      meanings = best?.meanings ?? meanings;
    }
    return meanings;
  };
}
