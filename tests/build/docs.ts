import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['.github', 'docs', 'machines', 'src', 'tests'];
/** Files of the repository. */
export const FILES = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
]
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('src/reading/dist/'));

/** Pages that a command writes. */
const WRITTEN = ['docs/limits.md', 'docs/performance.md'];
export const DOCS = FILES.filter(
  (file) => /^(?:docs\/.*|[A-Z]+|(?:tests|src\/reading)\/README)\.md$/.test(file) && !WRITTEN.includes(file),
);

export const readDoc = (file: string) => readFileSync(file, 'utf8');

/** Removes blocks of code, and titles of tests. */
export const proseOf = (text: string) => text.replace(/^```[\s\S]*?^```|\("[^"]*"\)/gm, '');
