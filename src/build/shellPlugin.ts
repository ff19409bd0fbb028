import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { PageSettings } from '../cook/settings.ts';

const ROOT = '<div id="root"></div>';

/** Before the first paint: whoever has kept something is not shown the empty kitchen (see `.kept` in page.css). */
const MARK_KEPT =
  "try{if([localStorage,sessionStorage].some(s=>Object.keys(s).some(k=>k.startsWith('recipe-kitchen'))))document.documentElement.className='kept'}catch{}";

/** How a policy names the one script that stands in the page itself. */
export const MARK_KEPT_HASH = `'sha256-${createHash('sha256').update(MARK_KEPT).digest('base64')}'`;

/** Puts the first screen into index.html, so that it is painted before any script has come. */
export function shellPlugin(settings: PageSettings): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    transformIndexHtml: async (html) => {
      const { renderShell } = await import('./shell.tsx');
      const shell = renderShell(settings);
      return html
        .replace(ROOT, () => `<div id="root">${shell}</div>`)
        .replace('<title>', `<script>${MARK_KEPT}</script>\n    <title>`);
    },
  };
}
