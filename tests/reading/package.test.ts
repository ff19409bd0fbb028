import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PACKAGE = resolve('src/reading');
const [, EXAMPLE = ''] =
  /^```js\n([\s\S]*?)^```/m.exec(readFileSync(join(PACKAGE, 'README.md'), 'utf8')) ?? [];
const STATED = /^(\S.*); \/\/ → (.*)$/gm;
const project = mkdtempSync(join(tmpdir(), 'recipe-reading-'));

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: project, encoding: 'utf8', shell: process.platform === 'win32' });

beforeAll(() => {
  run('npm', 'run', '--silent', 'pack', '--prefix', PACKAGE);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  run('npm', 'install', '--silent', '--offline', join(PACKAGE, `dist/recipe-reading-${version}.tgz`));
});
afterAll(() => rmSync(project, { recursive: true }));

it('packed reader: runs the example of its README in Node without a bundler', () => {
  const code = EXAMPLE.replace(STATED, 'values.push([$1, $2]);');
  const file = join(project, 'example.js');
  writeFileSync(file, `const values = [];\n${code}\nconsole.log(JSON.stringify(values));`);
  const values: [unknown, unknown][] = JSON.parse(run(process.execPath, file));
  expect(values.map(([value]) => value)).toEqual(values.map(([, stated]) => stated));
  expect(values.length).toBeGreaterThan(8);
});

it('packed reader: has types for the example and for pasted pages', () => {
  const pages = `import { type Pasted, readPasted } from 'recipe-reading/pages';
export const pasted: Promise<Pasted> = readPasted({ text: '' }, reader);
// @ts-expect-error an answer has a text
reader.read({ ingredients: [] });`;
  writeFileSync(join(project, 'example.ts'), `${EXAMPLE}\n${pages}`);
  const options = ['--strict', '--noEmit', '--target', 'esnext', '--module', 'nodenext'];
  expect(run(process.execPath, resolve('node_modules/typescript/bin/tsc'), ...options, 'example.ts')).toBe(
    '',
  );
});
