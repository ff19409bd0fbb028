import type { ConfigEnv } from 'vite';
import tests, { withDom } from '../../vitest.config.ts';

/** Runs only the tests of the mutated files, because each change would otherwise run the walks, which take minutes. */
export default (env: ConfigEnv) => {
  const { test, ...config } = tests(env);
  const include = [
    'tests/{machines,model,storage}/**/*.test.ts',
    'tests/page/{app.test.ts,pasting.test.tsx}',
    'tests/reading/{answers,check,ordinary,warn}.test.ts',
  ];
  return { ...config, test: { ...test, ...withDom, projects: undefined, include } };
};
