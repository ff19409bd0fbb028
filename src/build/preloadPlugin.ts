import type { Plugin } from 'vite';

/**
 * Replaces the code with which Vite loads late scripts. Vite's code, which also loads style sheets, would add 0.7 kB to
 * the first script. `files`: the script, and those that the script imports, which the browser would otherwise request
 * one after another.
 */
const writeCode = (home: string) => `export function __vitePreload(load, files, importer) {
  for (const file of files)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: new URL(file, ${home}).href }),
    );
  return load();
}`;

export function preloadPlugin(): Plugin {
  let home = '';
  return {
    name: 'preload',
    apply: 'build',
    enforce: 'pre',
    configResolved({ base }) {
      // With a relative base, the files are relative to the importing script.
      home = base.startsWith('.') ? 'importer' : `new URL(${JSON.stringify(base)}, location.href)`;
    },
    load: {
      filter: { id: /\0vite\/preload-helper/ },
      handler: () => writeCode(home),
    },
  };
}
