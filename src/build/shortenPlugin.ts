import type { Plugin } from 'vite';

const WORDS = /\/languages\/(?:\w\w|everywhere)\.ts$/;
const MACHINE = /\/machines\/\w+Machine\.ts$/;
const STRING = /`[^`]*`|"[^"]*"|'[^']*'/g;
const DESCRIPTION = /\bdescription:\s*(?:`[^`]*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'),?/g;
const BETWEEN_WORDS = /\s*([\n,|;:=])\s*/g;

/** Removes text that only readers of the source need: spaces in word lists, and descriptions of states. */
export function shortenPlugin(): Plugin {
  return {
    name: 'shorten',
    apply: 'build',
    transform: {
      filter: { id: [WORDS, MACHINE] },
      handler: (code, id) => ({
        code: MACHINE.test(id) ? code.replace(DESCRIPTION, '') : code.replace(STRING, tight),
        map: null,
      }),
    },
  };
}

function tight(words: string): string {
  return words.replace(BETWEEN_WORDS, (_, sign: string) => (sign === '\n' ? ',' : sign));
}
