import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LICENCE = fileURLToPath(import.meta.resolve('@fontsource/newsreader/LICENSE'));

/** Adds the font's licence to the build, as the licence demands. */
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
