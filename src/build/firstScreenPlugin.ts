import type { Plugin } from 'vite';
import type { PageSettings } from '../model/settings/settings.ts';
import { startLater } from './startScript.ts';

const NOT_STARTED = ' role="alert" hidden>';
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
      if (!SCRIPT.test(html) || !html.includes(ROOT) || !html.includes(NOT_STARTED))
        throw new Error('index.html lacks its script, its root or its notice');
      return (
        html
          // Without `hidden`, it also shows in browsers that are too old for the script and for the style sheet that hides it for a while.
          .replace(NOT_STARTED, ' role="alert">')
          .replace(ROOT, () => `<div id="root">${screen}</div>`)
          .replace(SCRIPT, (_, address: string) => startLater(address))
      );
    },
  };
}
