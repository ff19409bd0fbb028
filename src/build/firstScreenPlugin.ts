import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { PageSettings } from '../model/settings/settings.ts';

/** The page's inline script. The build must not change this script, since the content security policy contains its hash (decision 014). */
const INLINE_SCRIPT = readFileSync(join(import.meta.dirname, 'beforeStart.js'), 'utf8');
export const INLINE_SCRIPT_HASH = `'sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}'`;

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
        .replace(
          SCRIPT,
          (_, address: string) => `<script data-address="${address}">${INLINE_SCRIPT}</script>`,
        );
    },
  };
}
