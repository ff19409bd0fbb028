import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { adviceOnBuild } from './src/build/adviceOnBuild.ts';
import { firstScreenPlugin } from './src/build/firstScreenPlugin.ts';
import { fontPlugin } from './src/build/fontPlugin.ts';
import { modelPlugin } from './src/build/modelPlugin.ts';
import { offlinePlugin } from './src/build/offlinePlugin.ts';
import { policyPlugin } from './src/build/policyPlugin.ts';
import { readSettings } from './src/build/readSettings.ts';
import { shellPlugin } from './src/build/shellPlugin.ts';
import { isPractising, practicePlugin, practise } from './src/devtools/practicePlugin.ts';

export default defineConfig(({ command, mode }) => {
  const given = readSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  const practising = (command === 'serve' || mode === 'practice') && isPractising(given);
  const settings = practising ? practise(given) : given;
  return {
    // Of the page, wherever it is put: under a path, too.
    base: './',
    plugins: [
      react(),
      practicePlugin(practising),
      {
        name: 'advice',
        configResolved: ({ logger }) => {
          if (practising) return;
          const advice = command === 'build' ? adviceOnBuild(settings) : [];
          for (const line of [...settings.problems, ...advice]) logger.warn(line);
        },
      },
      modelPlugin(given),
      shellPlugin(settings.brand),
      firstScreenPlugin(settings),
      fontPlugin(),
      offlinePlugin(settings.brand),
      policyPlugin(settings),
    ],
    // Read and checked here, once: the page gets the result.
    define: { __SETTINGS__: JSON.stringify(settings) },
    build: {
      // As the README says.
      target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        // How long plugins take says more of the machine than of the build.
        checks: { bundlerTimings: false },
        // The inference client declares no `sideEffects`: without this its every task and template ships.
        treeshake: { moduleSideEffects: (id) => !id.includes('node_modules') },
      },
    },
    test: {
      include: [
        'tests/{machines,model,reading,storage,offline,page,build,devtools,browser}/**/*.test.{ts,tsx}',
      ],
      environment: 'jsdom',
      // Left alone, it keeps one of two cores for itself.
      maxWorkers: 2,
      setupFiles: 'tests/setup.ts',
      // The machine may be slow; nothing waits for this limit when all is well.
      testTimeout: 60_000,
      restoreMocks: true,
      allowOnly: false,
    },
  };
});
