import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { advicePlugin } from './src/build/advicePlugin.ts';
import { cookbookPlugin } from './src/build/cookbookPlugin.ts';
import { firstScreenPlugin } from './src/build/firstScreenPlugin.ts';
import { fontLicencePlugin } from './src/build/fontLicencePlugin.ts';
import { indexHtmlPlugin } from './src/build/indexHtmlPlugin.ts';
import { installablePlugin } from './src/build/installablePlugin.ts';
import { leanPackagesPlugin } from './src/build/leanPackagesPlugin.ts';
import { policyPlugin } from './src/build/policyPlugin.ts';
import { isPractising, practicePlugin, practise } from './src/devtools/practicePlugin.ts';
import { readSettings } from './src/model/settings/settingsFromVariables.ts';

export default defineConfig(({ command, mode }) => {
  const given = readSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  const practising = (command === 'serve' || mode === 'practice') && isPractising(given);
  const settings = practising ? practise(given) : given;
  return {
    // Relative, so that a build works at any path of a host.
    base: './',
    plugins: [
      react(),
      cookbookPlugin(),
      leanPackagesPlugin(),
      practicePlugin([cookbookPlugin()]),
      advicePlugin(given, practising),
      indexHtmlPlugin(settings.brand),
      firstScreenPlugin(settings),
      fontLicencePlugin(),
      installablePlugin(settings.brand),
      policyPlugin(settings),
    ],
    define: { __SETTINGS__: JSON.stringify(settings), __PRACTICE__: JSON.stringify(practising) },
    build: {
      // The README names the same browsers.
      target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        // Chromium compiles a file with this banner while it loads, on another thread. Small files save its bytes.
        output: {
          postBanner: ({ moduleIds }) => (moduleIds.length > 20 ? '//# allFunctionsCalledOnLoad' : ''),
        },
        // The timing of plugins depends on the machine, and would warn on slow ones.
        checks: { bundlerTimings: false },
        // The inference client declares no `sideEffects`, and all of its tasks and templates would ship.
        treeshake: { moduleSideEffects: (id) => !id.includes('node_modules') },
      },
    },
    test: {
      include: [
        'tests/{machines,model,reading,cookbook,storage,offline,page,build,devtools}/**/*.test.{ts,tsx}',
      ],
      environment: 'jsdom',
      // Vitest defaults to cores − 1, which is a single worker on two cores.
      maxWorkers: '100%',
      // Test files of one worker share a window and their modules, which halves the time.
      isolate: false,
      setupFiles: 'tests/setup.ts',
      restoreMocks: true,
      allowOnly: false,
    },
  };
});
