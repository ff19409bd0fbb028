import type { Plugin } from 'vite';

const WORDS = /\/languages\/(?:\w\w|everywhere)\.ts$/;
const STRING = /`[^`]*`|"[^"]*"|'[^']*'/g;
const BETWEEN_WORDS = /\s*([\n,|;:=])\s*/g;

/** Removes the line breaks and spaces between the words of a language, which are only for people. */
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
