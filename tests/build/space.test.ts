import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SOMEBODY = { name: 'Somebody', email: 'somebody@kitchen.example' };
const env = {
  ...process.env,
  GIT_AUTHOR_NAME: SOMEBODY.name,
  GIT_AUTHOR_EMAIL: SOMEBODY.email,
  GIT_COMMITTER_NAME: SOMEBODY.name,
  GIT_COMMITTER_EMAIL: SOMEBODY.email,
};
const scripts = resolve('src/build');
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: project, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const prepareSpace = (...url: string[]) => run(process.execPath, join(scripts, 'space.mjs'), ...url);

let folder: string;
/** Repository with a page, a README, and the README of the Space. */
let project: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recipe-kitchen-space-'));
  project = join(folder, 'project');
  mkdirSync(join(project, 'src/build'), { recursive: true });
  run('git', 'init', '--initial-branch=main');
  cpSync(join(scripts, 'spaceReadme.md'), join(project, 'src/build/spaceReadme.md'));
  writeFileSync(join(project, 'README.md'), '# Project');
  writeFileSync(join(project, 'index.html'), '<p>Page</p>');
  run('git', 'add', '--all');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a Space as Hugging Face does: a repository with one commit. */
function createSpace(): string {
  const first = join(folder, 'first');
  const space = join(folder, 'space.git');
  run('git', 'init', '--initial-branch=main', first);
  writeFileSync(join(first, 'style.css'), 'body {}');
  run('git', '-C', first, 'add', '--all');
  run('git', '-C', first, 'commit', '--message', 'initial commit');
  run('git', 'clone', '--bare', first, space);
  return space;
}

it('npm run space: writes a folder whose README tells Hugging Face how to build the page', () => {
  const about = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(about.scripts).toMatchObject({ space: 'node src/build/space.mjs', build: 'vite build' });
  prepareSpace();
  expect(readFileSync(join(project, 'dist-space/README.md'), 'utf8')).toMatch(
    /^---\ntitle: .*\nsdk: static\napp_build_command: npm run build\napp_file: dist\/index.html\nhf_oauth: true\nhf_oauth_scopes:\n {2}- inference-api\n/,
  );
});

it('npm run space: pushes all files, with the README of the Space, in one command', () => {
  const space = createSpace();
  prepareSpace(pathToFileURL(space).href);
  const withoutReadme = (files: string) => files.split('\n').filter((file) => !file.endsWith('\tREADME.md'));
  const here = run('git', 'ls-files', '--stage').replaceAll(' 0\t', '\t');
  const there = run('git', '-C', space, 'ls-tree', '-r', 'main').replaceAll(' blob ', ' ');
  expect(withoutReadme(there)).toEqual(withoutReadme(here));
  expect(run('git', '-C', space, 'show', 'main:README.md')).toBe(
    readFileSync('src/build/spaceReadme.md', 'utf8'),
  );
  expect(run('git', '-C', space, 'log', '--format=%s', 'main')).toBe('Deploy the page\ninitial commit\n');
});
