import { defineConfig } from 'vitest/config';
import { ChangedFirst } from './tests/changedFirst.ts';
import page from './vite.config.ts';

export default defineConfig((env) => ({
  ...page(env),
  test: {
    include: [
      'tests/{machines,model,reading,cookbook,storage,offline,shared,page,build,devtools}/**/*.test.{ts,tsx}',
    ],
    environment: 'jsdom',
    // By default, Vitest leaves one core free, so a machine with two cores would run a single worker.
    maxWorkers: '100%',
    // Lets the test files of a worker share one window and its modules, which halves the time of a run.
    isolate: false,
    setupFiles: 'tests/setup.ts',
    sequence: { sequencer: ChangedFirst },
    restoreMocks: true,
    allowOnly: false,
  },
}));
