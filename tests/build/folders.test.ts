import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const FILES = ['src', 'machines'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => join(folder, name)),
);
const MOST_FILES = 16;

const folders = [...new Set(FILES.map((file) => dirname(file)))];

it('no folder holds more than can be taken in at a glance', () => {
  const filesIn = (folder: string) => FILES.filter((file) => dirname(file) === folder);
  const full = folders.filter((folder) => filesIn(folder).length > MOST_FILES);
  // One file a language, and one a dish.
  expect(full.filter((folder) => !/\/(?:languages|dishes)$/.test(folder))).toEqual([]);
});

it('arrows between folders run one way, those of types and of what comes late too', () => {
  const arrows = FILES.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => {
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g);
    const targets = [...imports].map(([, path = '']) => dirname(join(dirname(file), path)));
    return targets.map((to) => ({ from: dirname(file), to })).filter(({ from, to }) => from !== to);
  });
  let left = folders;
  for (let before = 0; before !== left.length; ) {
    before = left.length;
    left = left.filter((folder) => arrows.some(({ from, to }) => from === folder && left.includes(to)));
  }
  expect(left).toEqual([]);
});

/** From the top down; docs/architecture.md says what each shows. */
const OF_PAGE =
  'frame list pane connect recipe change cook rendering box timers taste controls context browser'.split(' ');

it('folders of the page: import only those below them', () => {
  expect(OF_PAGE.toSorted()).toEqual(readdirSync('src/page').sort());
  for (const file of FILES.filter((name) => name.startsWith('src/page'))) {
    const at = OF_PAGE.indexOf(file.split('/')[2] ?? '');
    const above = OF_PAGE.slice(0, at).map((name) => `'../${name}/`);
    const text = readFileSync(file, 'utf8');
    const wrong = above.filter((path) => text.includes(path));
    expect(wrong, file).toEqual([]);
  }
});
