import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: 'bench.spec.ts',
  globalSetup: './sites.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  // The machine may be slow; nothing waits for this limit when all is well.
  timeout: 60 * 60_000,
  reporter: 'line',
});
