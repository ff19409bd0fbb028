import { defineConfig } from '@playwright/test';
import { isPatient } from './tests/isPatient.ts';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  globalSetup: './tests/browser/support/sites.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // A nightly job runs the slow tests that seldom fail.
  grepInvert: process.env.NIGHTLY ? [] : /@nightly/,
  // Browser tests mostly wait, so more workers than cores are faster.
  workers: '150%',
  // Recording a trace takes a quarter of the processor time, so only the second run of a failed test records one. A
  // test that passes on its second run still counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  use: {
    // Turns off animations to save time. The tests of journeys, the first screen and gestures turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  timeout: isPatient ? 300_000 : 60_000,
  expect: { timeout: isPatient ? 30_000 : 5_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
});
