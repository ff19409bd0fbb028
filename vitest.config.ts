import { defineConfig } from 'vitest/config';
import { ChangedFirst } from './tests/changedFirst.ts';
import page from './vite.config.ts';

const inFolders = (folders: string) => [`tests/{${folders}}/**/*.test.{ts,tsx}`];

/** Settings of tests that need the DOM or the browser's storage. */
export const withDom = { environment: 'jsdom', setupFiles: ['tests/setup.ts', 'tests/setupPage.ts'] };

export default defineConfig((env) => ({
  ...page(env),
  test: {
    // By default, Vitest leaves one core free, so a machine with two cores would run a single worker.
    maxWorkers: '100%',
    // Lets the test files of a worker share their modules and one window, which halves the time of a run.
    isolate: false,
    sequence: { sequencer: ChangedFirst },
    restoreMocks: true,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: { name: 'dom', include: inFolders('offline,shared,page'), ...withDom },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: inFolders('machines,model,storage,reading,cookbook,build,devtools'),
          environment: 'node',
          setupFiles: ['tests/setup.ts', 'tests/setupNode.ts'],
        },
      },
    ],
  },
}));
