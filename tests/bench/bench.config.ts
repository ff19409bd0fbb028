import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: 'bench.spec.ts',
  globalSetup: './sites.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  // Limit for slow machines, which no passing test waits for.
  timeout: 60 * 60_000,
  reporter: 'line',
});
