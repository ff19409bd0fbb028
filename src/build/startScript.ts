import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(join(import.meta.dirname, 'beforeStart.js'), 'utf8');

export const INLINE_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** The script has to be the same in every build, since policies name it by its hash: only the attribute may differ (decision 014). */
export function startLater(address: string): string {
  return `<script data-address="${address}">${SCRIPT}</script>`;
}
