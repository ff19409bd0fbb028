import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  globalSetup: './tests/browser/support/sites.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // To draw what moves takes time. Journeys, the first screen and gestures are tested with motion.
  use: { contextOptions: { reducedMotion: 'reduce' } },
  // The machine may be slow; nothing waits for these limits when all is well.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
});
