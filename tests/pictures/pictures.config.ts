import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: 'pictures.spec.ts',
  globalSetup: '../browser/support/sites.ts',
  outputDir: '../../test-results/pictures',
  fullyParallel: true,
  workers: 2,
  use: { contextOptions: { reducedMotion: 'reduce' } },
  // Timeout for slow machines. A passing test ends much earlier.
  timeout: 10 * 60_000,
  reporter: 'line',
});
