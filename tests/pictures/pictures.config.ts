import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: 'pictures.spec.ts',
  globalSetup: '../browser/sites.ts',
  outputDir: '../../test-results/pictures',
  fullyParallel: true,
  workers: 2,
  // The machine may be slow; nothing waits for this limit when all is well.
  timeout: 10 * 60_000,
  reporter: 'line',
});
