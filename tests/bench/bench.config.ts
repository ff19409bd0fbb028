import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: 'bench.spec.ts',
  globalSetup: './sites.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  // Timeout for slow machines. A passing run ends much earlier.
  timeout: 60 * 60_000,
  reporter: 'line',
});
