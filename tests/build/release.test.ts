import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const about = JSON.parse(read('package.json'));

it('version in package.json: is the same in the changelog and in the lock file', () => {
  const lock = JSON.parse(read('package-lock.json'));
  expect(/^## (\S+)$/m.exec(read('docs/CHANGELOG.md'))?.[1]).toBe(about.version);
  expect([lock.version, lock.packages[''].version]).toEqual([about.version, about.version]);
});

it('package.json: names the issues of the repository as the place for bugs', () => {
  expect(about.bugs).toBe(`${about.repository}/issues`);
});

it('README: begins with the name of the project', () => {
  expect(read('README.md')).toMatch(/^# Recipe kitchen\n/);
});
