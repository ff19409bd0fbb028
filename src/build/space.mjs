import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';

const FOLDER = 'dist-space';

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { stdio: 'inherit' });

/**
 * Copies all committed and staged files into a folder, with the README of a Hugging Face Space. If the URL of a
 * Space is given, also pushes the copy to this Space.
 */
const [url] = process.argv.slice(2);
rmSync(FOLDER, { recursive: true, force: true });
// Adds a commit to the history of the Hugging Face Space instead of replacing the history, so that no files are lost if
// the URL is wrong.
if (url) git('clone', '--no-checkout', '--depth', '1', url, FOLDER);
git('checkout-index', '--all', `--prefix=${FOLDER}/`);
cpSync('src/build/spaceReadme.md', `${FOLDER}/README.md`);
if (url) {
  git('-C', FOLDER, 'add', '--all');
  git('-C', FOLDER, 'commit', '--quiet', '--allow-empty', '--message', 'Deploy the page');
  git('-C', FOLDER, 'push', 'origin', 'HEAD:main');
}
