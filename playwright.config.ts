import { defineConfig } from '@playwright/test';
import { isPatient } from './tests/isPatient.ts';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  globalSetup: './tests/browser/support/sites.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // A browser test waits more than it works.
  workers: '150%',
  use: {
    // Rendering motion takes time. Journeys, the first screen and gestures are tested with motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  timeout: isPatient ? 300_000 : 60_000,
  expect: { timeout: isPatient ? 30_000 : 5_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
});
