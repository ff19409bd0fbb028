import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { DARK, LIGHT } from './palette.ts';

const ICONS = join(import.meta.dirname, '../page/frame/icons.svg');

export function indexHtmlPlugin(brand: string): Plugin {
  return {
    name: 'index-html',
    transformIndexHtml: (html) =>
      html
        .replace('%BRAND%', () => escapeHtml(brand))
        .replace('%PAPER%', `${LIGHT.paper}`)
        .replace('%PAPER_IN_THE_DARK%', `${DARK.paper}`)
        .replace('%ICONS%', () => readFileSync(ICONS, 'utf8').replace(/<!--.*?-->\s*|\n\s*/gs, '')),
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
