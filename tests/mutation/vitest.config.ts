import type { ConfigEnv } from 'vite';
import page from '../../vite.config.ts';

/** The tests that judge a mutant of `machines`, `model` or `storage`: those of the three folders themselves. */
export default (env: ConfigEnv) => {
  const { test, ...config } = page(env);
  return { ...config, test: { ...test, include: ['tests/{machines,model,storage}/**/*.test.ts'] } };
};
