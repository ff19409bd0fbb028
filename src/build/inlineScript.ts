import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(join(import.meta.dirname, 'start.js'), 'utf8');

/** How a policy names it. */
export const INLINE_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** The one script that stands in the page itself, always the same: `start.js`. What it does, and why, is in decision 014. */
export function startLater(address: string): string {
  return `<script data-address="${address}">${SCRIPT}</script>`;
}
