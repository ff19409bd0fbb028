import { join } from 'node:path';

/**
 * Scores in per cent below which a run of the file fails, so raise a score when the tests improve. `npm run test:all`
 * mutates these files, and `mutation.yml` all others. Keys: values of `--mutate`.
 * @type {Record<string, number>}
 */
export const REACHED = {
  'machines/kitchen.ts': 93,
  'machines/recipeMachine.ts': 93,
  'machines/request.ts': 99,
  'src/app.ts': 91,
  'src/model/modelChoice.ts': 92,
  'src/reading/foods/check.ts': 92,
  'src/storage/recipeBox.ts': 90,
  'src/storage/timers.ts': 98,
  'src/storage/unansweredRequest.ts': 96,
};
/** Lowest score of all other files and folders. */
const LOWEST = 80;

const mutated = process.argv[process.argv.indexOf('--mutate') + 1] ?? '';
// Tells `vitest.config.ts`, which Stryker loads in other processes, which tests to run.
process.env.MUTATED = mutated;

export default {
  mutate: [
    'machines/**/*.ts',
    'src/model/**/*.ts',
    'src/storage/**/*.ts',
    'src/app.ts',
    'src/reading/foods/check.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'ignoreDescriptions.mjs')],
  ignorers: ['descriptions'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  timeoutMS: 60_000,
  tsconfigFile: 'none: TypeScript 7 cannot be called from code yet',
  tempDirName: 'test-results/mutants',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: 'test-results/mutation/report.html' },
  thresholds: { break: REACHED[mutated] ?? LOWEST },
};
