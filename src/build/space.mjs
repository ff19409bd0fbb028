import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';

const FOLDER = 'dist-space';

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { stdio: 'inherit' });

/**
 * Copies all files that are committed or staged into a folder, with the README of a Hugging Face Space. If the URL of a
 * Space is given, also pushes the copy to this Space.
 */
const [url] = process.argv.slice(2);
rmSync(FOLDER, { recursive: true, force: true });
// Continues the history of the Space, so that a wrong URL loses no files.
if (url) git('clone', '--no-checkout', '--depth', '1', url, FOLDER);
git('checkout-index', '--all', `--prefix=${FOLDER}/`);
cpSync('src/build/spaceReadme.md', `${FOLDER}/README.md`);
if (url) {
  git('-C', FOLDER, 'add', '--all');
  git('-C', FOLDER, 'commit', '--quiet', '--allow-empty', '--message', 'Deploy the page');
  git('-C', FOLDER, 'push', 'origin', 'HEAD:main');
}
