import type { Plugin } from 'vite';
import type { PageSettings } from '../model/settings/settings.ts';
import { startLater } from './startScript.ts';

const ROOT = '<div id="root"></div>';
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

export function firstScreenPlugin(settings: PageSettings): Plugin {
  return {
    name: 'first-screen',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: async (html) => {
      const { renderFirstScreen } = await import('./firstScreen.tsx');
      const screen = renderFirstScreen(settings);
      if (!SCRIPT.test(html) || !html.includes(ROOT))
        throw new Error('index.html lacks its script or its root');
      return html
        .replace(ROOT, () => `<div id="root">${screen}</div>`)
        .replace(SCRIPT, (_, address: string) => startLater(address));
    },
  };
}
