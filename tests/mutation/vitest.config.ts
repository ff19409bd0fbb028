import { join } from 'node:path';
import type { ConfigEnv } from 'vite';
import type { Reporter, Vitest } from 'vitest/node';
import tests, { projectsOf } from '../../vitest.config.ts';

const READING = join(import.meta.dirname, '../../src/reading');

/** Tests that should notice changes of files in a folder. The walks over all paths would take too long for each change. */
const TESTS = {
  'machines/': { dom: [], node: ['tests/machines/**/*.test.ts'] },
  'src/model/': { dom: [], node: ['tests/model/**/*.test.ts'] },
  'src/storage/': { dom: [], node: ['tests/storage/**/*.test.ts'] },
  'src/app.ts': { dom: ['tests/page/{app.test.ts,pasting.test.tsx}'], node: [] },
  'src/reading/': { dom: [], node: ['tests/reading/{answers,check,ordinary,warn}.test.ts'] },
};

/**
 * Reports a test file that fails to load as an error of the run, so that Stryker does not count the change. By itself,
 * Stryker would count the tests of such a file as passed.
 */
function filesThatFail(): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit: (started) => {
      vitest = started;
    },
    onTestModuleEnd: (module) => {
      for (const error of module.errors()) vitest?.state.catchError(error, 'Unhandled Error');
    },
  };
}

export default (env: ConfigEnv) => {
  const { test, ...config } = tests(env);
  const mutated = process.env.MUTATED ?? '';
  const [, room] = Object.entries(TESTS).find(([folder]) => mutated.startsWith(folder)) ?? [];
  if (!room) throw new Error(`Name files of one folder: --mutate ${Object.keys(TESTS)[0]}request.ts`);
  return {
    ...config,
    // Lets the tests read the packages, which Stryker links into its copy of the project. Without this line, each file
    // that imports a font fails to load, and Stryker counts its tests as passed.
    server: { fs: { strict: false } },
    // The copy's `node_modules` is a link, too. Without this line, `recipe-reading` would be the unchanged code.
    resolve: { alias: [{ find: /^recipe-reading(?=\/|$)/, replacement: READING }] },
    // Loads each file anew, so that changes outside of functions are noticed, too.
    test: { ...test, isolate: true, reporters: [filesThatFail()], projects: projectsOf(room) },
  };
};
