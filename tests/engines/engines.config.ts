import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './fixtures.ts';

export default defineConfig<object, EngineOptions>({
  testMatch: 'journey.spec.ts',
  globalSetup: './builds.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  workers: 2,
  projects: [
    { name: 'Firefox', use: { engineName: 'Firefox' } },
    { name: 'WebKit', use: { engineName: 'WebKit' } },
  ],
  // The machine may be slow; nothing waits for these limits when all is well.
  timeout: 120_000,
  globalTimeout: 10 * 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./count.ts']],
});
