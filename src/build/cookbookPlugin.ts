import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readBook } from '../cookbook/readBook.ts';

const FOLDER = join(import.meta.dirname, '../cookbook');
const MODULE = join(FOLDER, 'theBook.ts');

/** Parses the cookbook's dishes at build time, since parsing them in the browser takes too long. */
export function cookbookPlugin(): Plugin {
  return {
    name: 'cookbook',
    load(id) {
      if (id !== MODULE) return undefined;
      const dishes = readdirSync(join(FOLDER, 'dishes')).map((name) => join('dishes', name));
      const [foods = '', ...others] = ['foods.md', ...dishes.toSorted()].map((name) => {
        const path = join(FOLDER, name);
        this.addWatchFile(path);
        return readFileSync(path, 'utf8');
      });
      return `export const packed = ${JSON.stringify(readBook(foods, others))}`;
    },
  };
}
