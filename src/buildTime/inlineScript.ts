import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(join(import.meta.dirname, 'start.js'), 'utf8');

/** How a policy names it. */
export const INLINE_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/**
 * The one script that stands in the page itself, always the same.
 *
 * It marks the page of whoever has kept something, so that they are not shown the empty kitchen first (`.kept` in page.css).
 * Then it has the script of the page come behind the first paint, which it would hold up: when the browser says that it has
 * painted, or after a while where it does not say so. Nobody waits for a paint that shows nothing new: in a hidden tab, on
 * the way back from a sign-in, with something kept. A script that does not come is told on the page.
 */
export function startLater(address: string): string {
  return `<script data-address="${address}">${SCRIPT}</script>`;
}
