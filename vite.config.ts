import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { readSettings } from './src/cook/settings.ts';
import { practicePlugin } from './src/devtools/practicePlugin.ts';

export default defineConfig(({ command, mode }) => {
  const settings = readSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  for (const problem of settings.problems) console.warn(problem);

  return {
    plugins: [
      react(),
      practicePlugin({ settings, wanted: command === 'serve' || mode === 'practice' }),
      {
        name: 'brand-in-title',
        transformIndexHtml: (html) => html.replace('%BRAND%', escapeHtml(settings.brand)),
      },
    ],
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // The inference client declares no `sideEffects`: without this its every task and template ships.
        treeshake: { moduleSideEffects: (id) => !id.includes('node_modules') },
      },
    },
    test: {
      include: ['tests/{machine,cook,recipe,larder,page,devtools}/**/*.test.{ts,tsx}'],
      environment: 'jsdom',
      setupFiles: 'tests/setup.ts',
      restoreMocks: true,
    },
  };
});

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
