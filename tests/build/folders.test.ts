import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const FILES = ['src', 'machines'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Leaves out the packed reader.
    .filter((name) => /\.\w+$/.test(name) && !name.startsWith('reading/dist/'))
    .map((name) => join(folder, name)),
);
const MOST_FILES = 16;

/** Ignores the type of a part that loads later, because the part knows the folder that loads it. */
const read = (file: string) => readFileSync(file, 'utf8').replace(/typeof import\('[^']+'\)/g, '');

const folders = [...new Set(FILES.map((file) => dirname(file)))];
/** Returns the folder of a file. Each file directly in src/ counts as a folder of its own. */
const folderOf = (file: string) => (dirname(file) === 'src' ? file : dirname(file));

it('source folders: contain at most 16 files each', () => {
  const filesIn = (folder: string) => FILES.filter((file) => dirname(file) === folder);
  const full = folders.filter((folder) => filesIn(folder).length > MOST_FILES);
  // Folders with one file per language or per dish may exceed the limit.
  expect(full.filter((folder) => !/\/(?:languages|dishes)$/.test(folder))).toEqual([]);
});

it('source folders: have no circular imports, including type imports and `import()`', () => {
  const arrows = FILES.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => {
    const imports = read(file).matchAll(/(?:from|import|import\()\s*'(\.[^']+|recipe-reading)/g);
    const targets = [...imports].map(([, path = '']) =>
      path === 'recipe-reading' ? 'src/reading' : folderOf(join(dirname(file), path)),
    );
    return targets.map((to) => ({ from: folderOf(file), to })).filter(({ from, to }) => from !== to);
  });
  let cyclic = [...new Set(FILES.map(folderOf))];
  for (let before = 0; before !== cyclic.length; ) {
    before = cyclic.length;
    cyclic = cyclic.filter((folder) => arrows.some(({ from, to }) => from === folder && cyclic.includes(to)));
  }
  expect(cyclic).toEqual([]);
});

/** Folders of src/page from the top down, as in docs/architecture.md. */
const PAGE_FOLDERS =
  'frame list pane dishes connect recipe cook shopping warning adjust box rendering timers taste picture controls context browser'.split(
    ' ',
  );

it('page folders: import only from folders that come later in PAGE_FOLDERS', () => {
  expect(PAGE_FOLDERS.toSorted()).toEqual(readdirSync('src/page').sort());
  for (const file of FILES.filter((name) => name.startsWith('src/page'))) {
    const index = PAGE_FOLDERS.indexOf(file.split('/')[2] ?? '');
    const above = PAGE_FOLDERS.slice(0, index).map((name) => `'../${name}/`);
    const text = read(file);
    const wrong = above.filter((path) => text.includes(path));
    expect(wrong, file).toEqual([]);
  }
});

it('exported names: are unique, except `words` of the language files', () => {
  const names = FILES.filter((file) => /\.tsx?$/.test(file)).flatMap((file) =>
    [...read(file).matchAll(/^export (?:async )?(?:const|class|function|type) (?!words\b)(\w+)/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
