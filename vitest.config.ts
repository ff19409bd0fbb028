import { defineConfig } from 'vitest/config';
import { ChangedFirst } from './tests/changedFirst.ts';
import page from './vite.config.ts';

const inFolders = (folders: string) => [`tests/{${folders}}/**/*.test.{ts,tsx}`];

/** Splits test files into those that run in a DOM and those that do not. */
export const projectsOf = ({ dom, node }: { dom: string[]; node: string[] }) => [
  {
    extends: true as const,
    test: {
      name: 'dom',
      include: dom,
      environment: 'jsdom',
      setupFiles: ['tests/setup.ts', 'tests/setupPage.ts'],
    },
  },
  {
    extends: true as const,
    test: {
      name: 'node',
      include: node,
      environment: 'node',
      setupFiles: ['tests/setup.ts', 'tests/setupNode.ts'],
    },
  },
];

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
    projects: projectsOf({
      dom: inFolders('offline,shared,page'),
      node: inFolders('machines,model,storage,reading,cookbook,build,devtools'),
    }),
  },
}));
