import { join } from 'node:path';
import type { ConfigEnv } from 'vite';
import tests, { projectsOf } from '../../vitest.config.ts';

const READING = join(import.meta.dirname, '../../src/reading');

/** Runs only the tests of the mutated files, because each change would otherwise run the walks, which take minutes. */
export default (env: ConfigEnv) => {
  const { test, ...config } = tests(env);
  const projects = projectsOf({
    dom: ['tests/page/{app.test.ts,pasting.test.tsx}'],
    node: [
      'tests/{machines,model,storage}/**/*.test.ts',
      'tests/reading/{answers,check,ordinary,warn}.test.ts',
    ],
  });
  return {
    ...config,
    // Lets the tests read the packages, which Stryker links into its copy of the project. Without this line, each file
    // that imports a font fails to load, and Stryker counts its tests as passed.
    server: { fs: { strict: false } },
    // The copy's `node_modules` is a link, too. Without this line, `recipe-reading` would be the unchanged code.
    resolve: { alias: [{ find: /^recipe-reading(?=\/|$)/, replacement: READING }] },
    test: { ...test, projects },
  };
};
