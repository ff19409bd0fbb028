import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { PageSettings } from '../model/settings/settings.ts';
import { DARK, LIGHT } from './palette.ts';
import { withModule } from './withModule.mjs';

const SPRITES = ['frame/icons.svg', 'picture/foods.svg'].map((file) =>
  join(import.meta.dirname, '../page', file),
);
/** The page's inline script. The build must not change this script, because the content security policy contains its hash (decision 014). */
const INLINE_SCRIPT = readFileSync(join(import.meta.dirname, 'beforeStart.js'), 'utf8');
export const INLINE_SCRIPT_HASH = `'sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}'`;

const FIRST_SCREEN = '/src/build/firstScreen.tsx';
const ROOT = '<div id="root"></div>';
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** Fills the placeholders of index.html. In a build, also adds the first screen and the inline script. */
export function indexHtmlPlugin(settings: PageSettings): Plugin {
  return {
    name: 'index-html',
    async transformIndexHtml(html, { bundle }) {
      const filled = html
        .replace('%BRAND%', () => escapeHtml(settings.brand))
        .replace('%PAPER%', `${LIGHT.paper}`)
        .replace('%PAPER_IN_THE_DARK%', `${DARK.paper}`)
        .replace('%ICONS%', () =>
          SPRITES.map((file) => readFileSync(file, 'utf8').replace(/<!--.*?-->\s*|\n\s*/gs, '')).join(''),
        );
      if (!bundle) return filled;
      if (!SCRIPT.test(html) || !html.includes(ROOT))
        throw new Error('index.html lacks its script or its root');
      const screen = await withModule(FIRST_SCREEN, async ({ renderFirstScreen }) =>
        renderFirstScreen(settings),
      );
      return filled
        .replace(ROOT, () => `<div id="root">${screen}</div>`)
        .replace(
          SCRIPT,
          (_, address: string) => `<script data-address="${address}">${INLINE_SCRIPT}</script>`,
        );
    },
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
