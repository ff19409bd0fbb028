import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOKENS = readFileSync(join(import.meta.dirname, '../page/frame/tokens.css'), 'utf8');
const COLOUR = /--([\w-]+): (#[0-9a-f]+);/g;

/** Colours of the web app manifest and of the browser's toolbar, which a style sheet cannot set. */
export const LIGHT = coloursIn(TOKENS.slice(0, TOKENS.indexOf('@media')));
export const DARK = coloursIn(
  TOKENS.slice(TOKENS.indexOf('prefers-color-scheme: dark'), TOKENS.indexOf('@media print')),
);

function coloursIn(css: string): Record<string, string> {
  return Object.fromEntries([...css.matchAll(COLOUR)].map(([, name, colour]) => [name, colour]));
}
