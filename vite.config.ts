import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import about from './package.json' with { type: 'json' };
import { advicePlugin } from './src/build/advicePlugin.ts';
import { extraFilesPlugin } from './src/build/extraFilesPlugin.ts';
import { indexHtmlPlugin } from './src/build/indexHtmlPlugin.ts';
import { policyPlugin } from './src/build/policyPlugin.ts';
import { preloadPlugin } from './src/build/preloadPlugin.ts';
import { previewPlugin } from './src/build/previewPlugin.ts';
import { shortenPlugin } from './src/build/shortenPlugin.ts';
import { readSettings } from './src/model/settings/settingsFromVariables.ts';

export default defineConfig(({ mode }) => {
  const variables = loadEnv(mode, process.cwd(), 'VITE_');
  const settings = readSettings(variables);
  return {
    // With a relative base, a build works at any path of a host.
    base: './',
    plugins: [
      react(),
      advicePlugin(settings),
      indexHtmlPlugin(settings),
      extraFilesPlugin(settings.brand),
      policyPlugin(settings),
      preloadPlugin(),
      previewPlugin(variables.VITE_SITE_URL ?? '', settings.brand),
      shortenPlugin(),
    ],
    define: {
      __SETTINGS__: JSON.stringify(settings),
      __PAGE_VERSION__: JSON.stringify(about.version),
      __BUGS__: JSON.stringify(about.bugs),
    },
    build: {
      // Keep these versions the same as in the README.
      target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      // Requests all files of a late script at once. Every supported browser can do this without the polyfill.
      modulePreload: {
        polyfill: false,
        // A late script has already loaded the files that even later ones share with it.
        resolveDependencies: (_, files, { hostId }) => (hostId.includes('/index-') ? files : []),
      },
      rolldownOptions: {
        // Makes Chromium compile a large file on another thread during loading. Small files do without this comment, to save bytes.
        output: {
          // Keeps the first scripts in one file. Otherwise, modules that later scripts also use would load a round trip late.
          codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] },
          postBanner: ({ moduleIds }) => (moduleIds.length > 20 ? '//# allFunctionsCalledOnLoad' : ''),
        },
        // Turns off warnings about slow plugins because these warnings depend on the machine's speed.
        checks: { bundlerTimings: false },
        // The inference client does not declare `sideEffects`. Without this line, the build would contain all of the
        // client's tasks and templates.
        treeshake: { moduleSideEffects: (id) => !id.includes('node_modules') },
      },
    },
  };
});
