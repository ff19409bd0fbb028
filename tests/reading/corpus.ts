import { readdirSync, readFileSync } from 'node:fs';
import { reader } from '../../src/reader.ts';
import type { Reading } from '../../src/reading/shape/read.ts';
import { sampleOf } from '../sample.ts';

type Files = Record<string, string>;
/** Language and ingredients that an answer was requested with. */
type Requested = { language?: string; asked?: string[] };

/**
 * Reads model answers from files. Before each answer, JSON between '---json' and '---' states how the answer
 * should be read.
 */
export function readCorpus<Head>(files: Files): { file: string; head: Head; text: string }[] {
  return Object.entries(files).map(([file, content]) => {
    const [, head = '', text = ''] =
      /^---json\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content.replaceAll('\r\n', '\n')) ?? [];
    return { file, head: JSON.parse(head) as Head, text };
  });
}

/** Reads the files itself, because an import of each would take most of the time of the tests that use the answers. */
const FILES = ['answers', 'asked'].flatMap((folder) =>
  readdirSync(`tests/reading/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `./${folder}/${file.replaceAll('\\', '/')}`)
    .sort()
    .map((file) => [file, readFileSync(`tests/reading/${file}`, 'utf8')] as const),
);

/** All answers of the corpus, as the page would request them. */
export const ANSWERS = readCorpus<Requested>(Object.fromEntries(FILES)).map(({ file, head, text }) => {
  const { language = file.slice(-5, -3), asked = [] } = head;
  return { file, head, text, ingredients: asked, language };
});
export type CorpusAnswer = (typeof ANSWERS)[number];

/** The answers that tests read: every third, at night all answers. */
export const SAMPLE = sampleOf(ANSWERS, 3, 105);

/** Returns the tag of the word list in which an answer is read: 'nb' for 'no', and 'pt' for 'pt-BR'. */
export const listOf = ({ language }: CorpusAnswer) => language.replace(/^no\b/, 'nb').split('-')[0] ?? '';

const readings = new Map<CorpusAnswer, Reading>();

/** Reads an answer once for all tests, with the words of its language. */
export async function readingOf(answer: CorpusAnswer): Promise<Reading> {
  const known = readings.get(answer);
  if (known) return known;
  await reader.wordsToLoad(answer);
  const reading = reader.read(answer);
  readings.set(answer, reading);
  return reading;
}
