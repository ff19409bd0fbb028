import { spawnSync } from 'node:child_process';

const LIMIT_MS = 10 * 60_000;

/**
 * Looks for something, and installs it by the first of the machine's own ways that works.
 * @template Found
 * @param {string} name
 * @param {() => Found | null} find
 * @param {[command: string, ...args: string[]][]} ways
 */
export function findOrInstall(name, find, ways) {
  for (const way of ways) {
    const found = find();
    if (found) return found;
    const [command, ...args] = way;
    console.log(`No ${name} found. Trying: ${way.join(' ')}`);
    if (command === 'apt-get') spawnSync(command, ['update'], { stdio: 'ignore', timeout: LIMIT_MS });
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: LIMIT_MS });
  }
  return find();
}
