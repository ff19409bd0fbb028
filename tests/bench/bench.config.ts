import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: 'bench.spec.ts',
  globalSetup: './sites.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  // Only for slow machines: a test that passes never waits for it.
  timeout: 60 * 60_000,
  reporter: 'line',
});
