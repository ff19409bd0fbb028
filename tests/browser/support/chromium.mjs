import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser to test with: the one named in CHROMIUM, one that is installed, or Playwright's own download.
 * Never a headless shell: it knows no gestures, no installing and no history of its own, and is green where visitors lose the page.
 * @returns {string | null}
 */
export function findChromium() {
  const candidates = [process.env.CHROMIUM, ...INSTALLED, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

const LIMIT_MS = 10 * 60_000;

/**
 * With the fonts that Chromium recommends: their widths are those of Arial and Times, which most visitors have.
 * @type {[command: string, ...args: string[]][]}
 */
const WAYS_TO_INSTALL = [
  ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ['dnf', 'install', '--assumeyes', 'chromium', 'liberation-fonts'],
  ['apk', 'add', 'chromium', 'font-liberation'],
  ['pacman', '--sync', '--noconfirm', 'chromium', 'ttf-liberation'],
  ['brew', 'install', '--cask', 'chromium'],
];

/** Where there is none, it is installed by the first of the machine's own ways that works. */
export function ensureChromium() {
  for (const [command, ...args] of WAYS_TO_INSTALL) {
    const found = findChromium();
    if (found) return found;
    console.log(`No Chromium found. Trying: ${command} ${args.join(' ')}`);
    if (command === 'apt-get') spawnSync(command, ['update'], { stdio: 'ignore', timeout: LIMIT_MS });
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: LIMIT_MS });
  }
  return findChromium();
}
