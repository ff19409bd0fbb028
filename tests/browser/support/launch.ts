import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

/**
 * The first row disables Chromium's own pages, which cost half a second of processor time per window, and a process in
 * reserve, which costs a tenth of the time of a visit. The other rows repeat Playwright's list because Chromium reads only the last option `--disable-features`.
 */
const DISABLED_FEATURES = `
  WebUIOmniboxPopup WebUIOmniboxAimPopup SpareRendererForSitePerProcess
  AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable
  LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect
  OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch
`;

const FLAGS = [
  `--disable-features=${DISABLED_FEATURES.trim().split(/\s+/)}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
];

type Options = {
  /** Shows scrollbars that take up space, as on many desktops. */
  hasScrollbars?: boolean;
  flags?: string[];
};

/** Launches a Chromium that resolves these host names to a port of this machine. */
export function launchChromium(
  hosts: string[],
  port: number,
  { hasScrollbars = false, flags = [] }: Options = {},
): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: `npm test` installs one.');
  const rules = hosts.map((name) => `MAP ${name}:443 127.0.0.1:${port}`);
  return chromium.launch({
    executablePath,
    // Turns the back/forward cache on again because visitors have it and Playwright disables it.
    ignoreDefaultArgs: ['--disable-back-forward-cache', ...(hasScrollbars ? ['--hide-scrollbars'] : [])],
    args: [...FLAGS, ...flags, `--host-resolver-rules=${rules.join(', ')}`],
  });
}
