import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOrInstall } from './install.mjs';

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
 * @returns {string | null}
 */
export function findChromium() {
  const candidates = [process.env.CHROMIUM, ...INSTALLED, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Debian's package of the same browser without its own window, which costs as much as the page in it. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** For whatever needs no window: the shell where there is one. */
export function findShell() {
  return process.env.CHROMIUM || !existsSync(SHELL) ? findChromium() : SHELL;
}

/** @type {[command: string, ...args: string[]][]} */
const WAYS_TO_INSTALL = [
  ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
  ['dnf', 'install', '--assumeyes', 'chromium'],
  ['apk', 'add', 'chromium'],
  ['pacman', '--sync', '--noconfirm', 'chromium'],
  ['brew', 'install', '--cask', 'chromium'],
];

export function ensureChromium() {
  return findOrInstall('Chromium', findChromium, WAYS_TO_INSTALL);
}
