import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
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
 * Finds the browser to test with: the browser named in CHROMIUM, an installed Chromium, or Playwright's own download.
 * Avoids a headless shell, which lacks gestures and the back/forward cache.
 * @returns {string | null}
 */
export function findChromium() {
  const candidates = [process.env.CHROMIUM, ...INSTALLED, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

const LIMIT_MS = 10 * 60_000;

/**
 * Commands that install Chromium, and fonts whose letters are as wide as those of Arial and Times.
 * @type {[command: string, ...args: string[]][]}
 */
const INSTALL_COMMANDS = [
  ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ['dnf', 'install', '--assumeyes', 'chromium', 'liberation-fonts'],
  ['apk', 'add', 'chromium', 'font-liberation'],
  ['pacman', '--sync', '--noconfirm', 'chromium', 'ttf-liberation'],
  ['brew', 'install', '--cask', 'chromium'],
];

const availableCommands = () =>
  INSTALL_COMMANDS.filter(([command]) =>
    (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command))),
  );

/** Prints in advance which commands `ensureChromium` may run. */
export function announceChromium() {
  if (findChromium()) return;
  const commands = availableCommands().map(([command, ...args]) => `  ${command} ${args.join(' ')}`);
  console.log(`The browser tests visit the built page in Chromium or Chrome, and this machine has neither.
They come last. Before them, the first of these commands that works installs Chromium:
${commands.join('\n')}
To prevent that, press Ctrl+C now, and set CHROMIUM to the path of a browser.\n`);
}

/** Returns the path of a Chromium. If no Chromium is installed, installs it by the first command that works. */
export function ensureChromium() {
  for (const [command, ...args] of availableCommands()) {
    const found = findChromium();
    if (found) return found;
    console.log(`Installing Chromium for the browser tests: ${command} ${args.join(' ')}`);
    if (command === 'apt-get') spawnSync(command, ['update'], { stdio: 'ignore', timeout: LIMIT_MS });
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: LIMIT_MS });
  }
  return findChromium();
}
