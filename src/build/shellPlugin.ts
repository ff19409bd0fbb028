import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { PageSettings } from '../cook/settings.ts';

const ROOT = '<div id="root"></div>';

/** Before the first paint: whoever has kept something is not shown the empty kitchen (see `.kept` in page.css). */
const MARK_KEPT =
  "try{if([localStorage,sessionStorage].some(s=>Object.keys(s).some(k=>k.startsWith('recipe-kitchen'))))document.documentElement.className='kept'}catch{}";

/** How a policy names the one script that stands in the page itself. */
export const MARK_KEPT_HASH = `'sha256-${createHash('sha256').update(MARK_KEPT).digest('base64')}'`;

/** Where the browser tells of no paint. */
const START_ANYWAY_MS = 2_000;

const SCRIPT = /<script type="module" crossorigin src="([^"]*\/)([^"/]+)"><\/script>/;

/**
 * Puts the first screen into index.html, and has the page's script come behind its first paint: fetched and run beside it,
 * it would hold it up. Nobody waits for a paint that shows nothing: in a hidden tab, on the way back from a sign-in, with
 * something kept.
 */
export function shellPlugin(settings: PageSettings): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: async (html) => {
      const { renderShell } = await import('./shell.tsx');
      const shell = renderShell(settings);
      return html
        .replace(ROOT, () => `<div id="root">${shell}</div>`)
        .replace('<title>', `<script>${MARK_KEPT}</script>\n    <title>`);
    },
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      const [tag = '', folder, file] = (page?.type === 'asset' && SCRIPT.exec(String(page.source))) || [];
      if (page?.type !== 'asset' || !tag) throw new Error('index.html lacks the script of the page');
      const source = `const start=()=>import('./${file}');document.hidden||location.search||document.documentElement.className==='kept'?start():(setTimeout(start,${START_ANYWAY_MS}),new PerformanceObserver(start).observe({type:'paint',buffered:true}))`;
      const name = this.getFileName(this.emitFile({ type: 'asset', name: 'start.js', source }));
      const address = folder + name.replace(/.*\//, '');
      page.source = String(page.source).replace(
        tag,
        `<script type="module" crossorigin fetchpriority="low" src="${address}"></script>`,
      );
    },
  };
}
