import type { PageSettings } from './settings.ts';

/** The page came with a connection of its own. */
export function hasConnection({ token, inferenceUrl, problems }: PageSettings): boolean {
  return problems.length === 0 && (token !== '' || inferenceUrl !== '');
}
