import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LICENCE = fileURLToPath(import.meta.resolve('@fontsource/newsreader/LICENSE'));

/** The licence of the font demands that it goes with the font. */
export function fontLicencePlugin(): Plugin {
  return {
    name: 'font',
    apply: 'build',
    async generateBundle() {
      const source = await readFile(LICENCE);
      this.emitFile({ type: 'asset', fileName: 'newsreader-licence.txt', source });
    },
  };
}
