import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Builds the package with tsc, and packs it into a tarball in dist/. In the repository, the doors of the package are TypeScript. */
const here = import.meta.dirname;
const dist = join(here, 'dist');
const built = join(dist, 'package');

rmSync(dist, { recursive: true, force: true });
run('npx', '--no-install', 'tsc', '--project', join(here, 'tsconfig.pack.json'));

const { scripts, ...about } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
const doors = Object.entries(about.exports).map(([door, source]) => {
  const file = source.replace('./', './reading/').replace(/\.ts$/, '');
  return [door, { types: `${file}.d.ts`, default: `${file}.js` }];
});
writeFileSync(
  join(built, 'package.json'),
  JSON.stringify({ ...about, exports: Object.fromEntries(doors) }, null, 2),
);
for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) cpSync(join(here, file), join(built, file));
run('npm', 'pack', built, '--pack-destination', dist);

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  execFileSync(command, args, { cwd: here, stdio: 'inherit', shell: process.platform === 'win32' });
}
