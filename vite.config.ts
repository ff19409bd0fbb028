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
import { ChangedFirst } from './tests/changedFirst.ts';

export default defineConfig(({ command, mode }) => {
  const given = readSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  const served = command === 'serve' && mode !== 'test';
  const practising = (served || mode === 'practice') && isPractising(given);
  const settings = practising ? practise(given) : given;
  return {
    // With a relative base, a build works at any path of a host.
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
      // The README lists these browsers, too.
      target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        // Chromium compiles a file with this banner on another thread while it loads. Small files save the bytes.
        output: {
          postBanner: ({ moduleIds }) => (moduleIds.length > 20 ? '//# allFunctionsCalledOnLoad' : ''),
        },
        // Turns off warnings about slow plugins, which depend on the machine.
        checks: { bundlerTimings: false },
        // The inference client does not declare `sideEffects`. Without this line, all of its tasks and templates would
        // ship.
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
      sequence: { sequencer: ChangedFirst },
      restoreMocks: true,
      allowOnly: false,
    },
  };
});
