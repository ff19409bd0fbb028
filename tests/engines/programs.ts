import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { findOrInstall } from '../browser/support/findOrInstall.mjs';

const PROGRAMS = {
  firefox: ['firefox-esr', 'firefox'],
  webKitDriver: ['WebKitWebDriver'],
  screen: ['Xvfb'],
};

/** Debian's packages, and Ubuntu's. */
const WAYS_TO_INSTALL = ['firefox-esr', 'firefox'].map((firefox): [string, ...string[]] => [
  'apt-get',
  'install',
  '--yes',
  '--no-install-recommends',
  firefox,
  'webkit2gtk-driver',
  'xvfb',
]);

/** Where the system has each of the programs; null where one of them is missing. */
function findPrograms() {
  const firefox = find(PROGRAMS.firefox);
  const webKitDriver = find(PROGRAMS.webKitDriver);
  const screen = find(PROGRAMS.screen);
  return firefox && webKitDriver && screen ? { firefox, webKitDriver, screen } : null;
}

function find(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

export function ensurePrograms() {
  const programs = findOrInstall('Firefox with WebKitWebDriver and Xvfb', findPrograms, WAYS_TO_INSTALL);
  if (programs) return programs;
  throw new Error('Install Firefox, WebKitWebDriver (of WebKitGTK) and Xvfb, and run again.');
}

/** An environment whose folders are among those of this run: a browser may refuse the visitor's own, and would leave traces there. */
export async function makeHome() {
  const folder = await mkdtemp(join(process.env.ENGINES_FOLDER ?? '', 'home-'));
  return {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_DATA_HOME: join(folder, 'data'),
  };
}
