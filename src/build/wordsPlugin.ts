import type { Plugin } from 'vite';

const WORDS = /\/languages\/(?:\w\w|everywhere)\.ts$/;
const STRING = /`[^`]*`|"[^"]*"|'[^']*'/g;
const BETWEEN_WORDS = /\s*([\n,|;:=])\s*/g;

/** Shortens the word lists by removing spaces and line breaks, which only make the source easier to read. */
export function wordsPlugin(): Plugin {
  return {
    name: 'words',
    apply: 'build',
    transform: {
      filter: { id: WORDS },
      handler: (code) => ({ code: code.replace(STRING, tight), map: null }),
    },
  };
}

function tight(words: string): string {
  return words.replace(BETWEEN_WORDS, (_, sign: string) => (sign === '\n' ? ',' : sign));
}
