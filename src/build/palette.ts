import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOKENS = readFileSync(join(import.meta.dirname, '../page/frame/tokens.css'), 'utf8');
const COLOUR = /--([\w-]+): (?:light-dark\()?(#[0-9a-f]+)(?:, (#[0-9a-f]+))?/g;
const COLOURS = [...TOKENS.slice(0, TOKENS.indexOf('@media')).matchAll(COLOUR)];

/** Colours of the web app manifest and of the browser's toolbar, which a style sheet cannot set. */
export const LIGHT: Record<string, string> = Object.fromEntries(
  COLOURS.map(([, name, light]) => [name, light]),
);
export const DARK: Record<string, string> = Object.fromEntries(
  COLOURS.map(([, name, light, dark = light]) => [name, dark]),
);
