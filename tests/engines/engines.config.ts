import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: 'journey.spec.ts',
  globalSetup: './build.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  workers: 2,
  projects: [{ name: 'Firefox' }, { name: 'WebKit' }],
  // Timeouts for slow machines. A passing test ends much earlier.
  timeout: 4 * 60_000,
  globalTimeout: 10 * 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
});
