import type { ConfigEnv } from 'vite';
import tests from '../../vitest.config.ts';

/** Runs only the tests of the mutated folders: `machines`, `model` and `storage`. */
export default (env: ConfigEnv) => {
  const { test, ...config } = tests(env);
  return { ...config, test: { ...test, include: ['tests/{machines,model,storage}/**/*.test.ts'] } };
};
