import { orUndefined } from '../shared/orUndefined.ts';
import { createStore } from '../shared/store.ts';
import { words as english } from './languages/en.ts';
import type { LanguageWords } from './languages/languageWords.ts';
import { listsIn } from './lines/listsIn.ts';
import { readHtml } from './markdown/readHtml.ts';
import { unfence } from './markdown/unfence.ts';
import { linesIn, type Reading, readIn } from './shape/read.ts';
import { createLanguage, type Language } from './words/language.ts';
import { languageToReadBy, recogniseLanguage } from './words/recognise.ts';

/** The text of a recipe. `ingredients` and `language`: what was requested, if the text answers a request. */
export type Answer = { text: string; ingredients?: readonly string[]; language?: string | null };
export type Reader = ReturnType<typeof openReader>;

/** Code that loads when it is first needed. `load` rejects if loading fails. */
type LatePart<Code> = {
  load: () => Promise<Code>;
  getSnapshot: () => { code: Code | null; failed: boolean };
  subscribe: (listener: () => void) => void;
};

/**
 * Opens a reader of recipes. `files`: for each language except English, a function that loads its words. `latePart`:
 * decides when loading is tried again after a failure. By default, the next call that needs the code tries again.
 */
export function openReader(
  files: Record<string, () => Promise<{ words: LanguageWords }>>,
  { latePart = loadWhenNeeded as <Code>(load: () => Promise<Code>) => LatePart<Code> } = {},
) {
  /** Changes whenever words have loaded or have failed to load. */
  const version = createStore(0);
  function late<Code>(load: () => Promise<Code>) {
    const part = latePart(load);
    part.subscribe(() => version.set(version.getSnapshot() + 1));
    return part;
  }

  const lists = new Map(Object.entries(files).map(([tag, load]) => [tag, late(load)]));
  const units = late(() => import('./numbers/convertedFigures.ts'));
  const conversion = () => units.getSnapshot().code?.convertedFigures;
  const guesser = late(() => import('./words/languageOf.ts'));
  const languages = new Map<string, Language>();

  /** Returns the tag of a language's word list: 'pt' for 'pt-BR'. Returns '' if the language has no word list. */
  function listOf(tag: string): string {
    const list = tag.toLowerCase().replace(/^no\b/, 'nb').split('-')[0] ?? '';
    return list === 'en' || lists.has(list) ? list : '';
  }

  function wordsOf(list: string): LanguageWords | null {
    return list === 'en' ? english : (lists.get(list)?.getSnapshot().code?.words ?? null);
  }

  /** Returns a language, with its words if they are loaded. `isSure`: false if the text may be in another language. */
  function languageOf(tag: string, isSure = true): Language {
    const list = listOf(tag);
    const words = wordsOf(list);
    const name = words ? list : isTag(tag) ? tag : '';
    const gap = list || !isSure ? 'words not loaded' : 'unknown language';
    const key = `${name} ${Boolean(words)} ${isSure}`;
    const language =
      languages.get(key) ?? createLanguage(name, words, words && isSure ? null : gap, conversion);
    languages.set(key, language);
    return language;
  }

  const guess = () => guesser.getSnapshot().code?.languageOf;
  const tagOf = (answer: Answer, text = plainText(answer.text), lines = linesIn(text)) =>
    languageToReadBy(text, listsIn(lines), answer.language ?? '', guess());

  /** Loads the word list of a language, if the language has a word list. */
  async function load(tag: string): Promise<void> {
    await lists.get(listOf(tag))?.load();
  }

  /** Loads the words that `read` needs for an answer. Returns null if nothing has to be loaded. Rejects if loading fails. */
  function wordsToLoad(answer: Answer): Promise<void> | null {
    const tag = tagOf(answer);
    if (tag === null) return guesser.load().then(() => wordsToLoad(answer) ?? undefined);
    return languageOf(tag).gap === 'words not loaded' ? load(tag) : null;
  }

  const hasFailed = (tag: string) => lists.get(listOf(tag))?.getSnapshot().failed ?? false;

  return {
    version,
    languageOf,
    load,
    wordsToLoad,
    hasFailed,
    loadGuess: guesser.load,
    /** Loads the code that converts amounts to other units. */
    loadUnits: units.load,
    canConvert: () => conversion() !== undefined,
    /** True if the last attempt to load the words for an answer has failed. */
    haveWordsFailed(answer: Answer): boolean {
      const tag = tagOf(answer);
      return tag === null ? guesser.getSnapshot().failed : hasFailed(tag);
    },
    /** Returns English and all languages whose words are loaded. */
    loaded: (): Language[] =>
      ['en', ...lists.keys()].filter((tag) => wordsOf(tag) !== null).map((tag) => languageOf(tag)),
    /** Returns the tag of a text's language, or null if unsure. */
    recognise: (text: string) => recogniseLanguage(text, guess()),
    read(answer: Answer): Reading {
      const text = plainText(answer.text);
      const lines = linesIn(text);
      const tag = tagOf(answer, text, lines);
      const language = tag === null ? languageOf(answer.language ?? '', false) : languageOf(tag);
      return readIn(language, text, answer.ingredients ?? [], lines);
    },
  };
}

/** Loads code once. Tries again at the next call after a failure. */
function loadWhenNeeded<Code>(load: () => Promise<Code>): LatePart<Code> {
  const store = createStore<{ code: Code | null; failed: boolean }>({ code: null, failed: false });
  let pending: Promise<Code> | null = null;
  async function attempt() {
    const code = await load().catch((error: unknown) => {
      pending = null;
      store.set({ code: null, failed: true });
      throw error;
    });
    store.set({ code, failed: false });
    return code;
  }
  return { ...store, load: () => (pending ??= attempt()) };
}

function plainText(text: string): string {
  return readHtml(unfence(text)).trim();
}

function isTag(tag: string): boolean {
  return tag !== '' && Boolean(orUndefined(() => Intl.NumberFormat.supportedLocalesOf(tag).length));
}
