import type { ConfigEnv } from 'vite';
import page from '../../vite.config.ts';

/** Runs only the tests of the mutated folders: `machines`, `model` and `storage`. */
export default (env: ConfigEnv) => {
  const { test, ...config } = page(env);
  return { ...config, test: { ...test, include: ['tests/{machines,model,storage}/**/*.test.ts'] } };
};
