import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { DOCS, FILES, proseOf, readDoc } from './docs.ts';
import { withLines } from './lines.mjs';

const SPECIFICATION = 'docs/specification.md';
/** Names of the scripts of the page and of the reader's package. */
const SCRIPTS = ['package.json', 'src/reading/package.json'].flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts),
);

/** Files that a build or a test writes, or that a contributor adds. */
const NOT_HERE =
  /^(?:dist|dist-space|assets|pictures|test-results)\/|^(?:\/|~|https?:)|\bfi\.|^\.env\.local$/;
const A_FILE = /^[\w@.{}*,/-]*\.(?:tsx?|m?js|json|css|svg|md|txt|html|conf|yml)$/;
const A_FOLDER = /^[\w.{}*,-]+(?:\/[\w.{}*,-]+)*\/$/;

/** Returns the anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsOf = (file: string) =>
  [...readDoc(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** True if a file or folder has this path, or a path that ends with it. In paths, `*` and `{a,b}` work as in a shell. */
function isThere(path: string): boolean {
  const pattern = path
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  const whole = new RegExp(`(?:^|/)${pattern}${path.endsWith('/') ? '' : '$'}`);
  return FILES.some((file) => whole.test(file));
}

it.each(DOCS)('%s: links only to files and headings that exist', (file) => {
  const links = [...proseOf(readDoc(file)).matchAll(/(?:\]\(|src=")([^)"\s]+)[)"]/g)].map(
    ([, link = '']) => link,
  );
  const broken = links
    .filter((link) => !/^(?:https?|mailto):/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path ? join(dirname(file), path) : file;
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
  expect(broken).toEqual([]);
});

it.each(DOCS)('%s: names only files, folders and scripts that exist', (file) => {
  const text = readDoc(file);
  const code = [...text.matchAll(/^```\w*\n([\s\S]*?)^```|`([^`\n]+)`/gm)].map(
    ([, block, span]) => block ?? span ?? '',
  );
  const words = code.flatMap((line) => line.split(/[\s'"()=:]+/)).filter((word) => !NOT_HERE.test(word));
  const paths = words.filter((word) => A_FILE.test(word) || A_FOLDER.test(word));
  expect(paths.filter((path) => !isThere(path.replace(/^\.\//, '')))).toEqual([]);
  const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !SCRIPTS.includes(name))).toEqual([]);
});

it('docs/specification.md: names only files and tests that exist', () => {
  const named = [...readDoc(SPECIFICATION).matchAll(/`((?:src|machines|tests)\/[^`]+)`(?: \("([^"]+)"\))?/g)];
  const gone = named.filter(
    ([, file = '', title = '']) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  );
  expect(gone.map(([text]) => text)).toEqual([]);
});

it('docs/specification.md: each requirement has a file and a test', () => {
  const rows = readDoc(SPECIFICATION).match(/^\| (?!---|requirement).*$/gm) ?? [];
  const unproved = rows.filter(
    (row) => !/^\| [^|]+ \| `(?:src|machines|tsconfig)[^|]* \| `tests\/[^|]* \|/.test(row),
  );
  expect(rows.length).toBeGreaterThan(30);
  expect(unproved).toEqual([]);
});

it('top level: has no folders except docs, machines, src and tests', () => {
  const ignored = readFileSync('.gitignore', 'utf8');
  const folders = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => !ignored.includes(name));
  expect(folders.sort()).toEqual(['docs', 'machines', 'src', 'tests']);
});

it('README: states the lines of files and folders within a tenth', () => {
  const readme = readDoc('README.md');
  const numbersIn = (text: string) =>
    [...text.matchAll(/([\d,]+) (?:\||lines)/g)].map(([, number = '']) => Number(number.replaceAll(',', '')));
  const [stated, counted] = [numbersIn(readme), numbersIn(withLines(readme))];
  expect(stated.length).toBeGreaterThan(20);
  const wrong = stated.filter((number, index) => Math.abs(number / (counted[index] ?? 0) - 1) > 0.1);
  expect(wrong, 'run `npm run docs:lines`').toEqual([]);
});
