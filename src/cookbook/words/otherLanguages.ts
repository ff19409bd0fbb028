import { reader } from '../../reader.ts';
import { latePart } from '../../shared/latePart.ts';
import { type English, foreignNames, hasFood, type Meaning, meaningOf, plainWords } from './meaningOf.ts';
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

  /** Loads the visitor's own languages, and all others if a text of the list is still unknown. */
  return async (list: Texts, staples: Texts, languages: Texts, english: English): Promise<Meanings> => {
    const own = languages.map((one) => one.slice(0, 2).toLowerCase()).filter((tag) => parts.has(tag));

    function explainIn(tag: string) {
      const words = namesOf(tag);
      const language = reader.languageOf(tag);
      const explain = (typed: string) => [typed, meaningOf(typed, words, language, english)] as const;
      const isEnglish = (typed: string) => english.findFood(typed).isName;
      const isOwn = ([typed, { words }]: readonly [string, Meaning]) => words.size > 0 && !isEnglish(typed);
      const all = list.map(explain).filter(([typed, { isName }]) => isName || !english.explains(typed));
      const count = all.filter(isOwn).length;
      // The list is in the language if it explains half of the list. The visitor's language only has to explain half of
      // the texts that English does not.
      const least = own.includes(tag) ? all.filter(([, { isName }]) => !isName).length : list.length / 2;
      const inLanguage = [...all, ...staples.map(explain).filter(isOwn)];
      return { all, count, inLanguage: count >= least ? inLanguage : null };
    }

    let meanings = new Map<string, Meaning>();
    for (const tags of [own, [...own, ...parts.keys()]]) {
      const isKnown = (typed: string) => meanings.get(typed)?.isName || english.explains(typed);
      const unknown = list.filter((typed) => !isKnown(typed));
      if (unknown.length === 0) break;
      await waitForWords([...tags.map((tag) => parts.get(tag)?.load()), ...own.map(reader.load)]);
      // Loads the reader's words of only those languages that may name a food, because they take a megabyte of memory.
      const words = new Set(plainWords(unknown.join(' ')));
      const others = tags.filter((tag) => !own.includes(tag) && hasFood(words, namesOf(tag)));
      await waitForWords(others.map(reader.load));
      const ways = [...own, ...others].map(explainIn).toSorted((one, other) => other.count - one.count);
      // A language of the list gives other meanings to English words, such as 'Paprika'.
      meanings = new Map(ways.find(({ inLanguage }) => inLanguage)?.inLanguage);
      for (const { all } of ways)
        for (const [typed, meaning] of all)
          if (meaning.isName && !isKnown(typed)) meanings.set(typed, meaning);
    }
    return meanings;
  };
}
