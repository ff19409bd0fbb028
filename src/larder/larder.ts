import type { Kept } from '../../machines/recipeMachine.ts';

const KEY = 'recipe-kitchen';
const VERSION = 1;
const NOTHING: Kept = { ingredients: [], recipe: null };

export type Larder = {
  kept: Kept;
  keep: (changes: Partial<Kept>) => void;
};

/** Storage may be blocked, full, corrupt or from a newer version: then the page works in memory. */
export function openLarder(getStorage: () => Storage): Larder {
  const found = read(getStorage);
  let kept = found ?? NOTHING;

  return {
    kept,
    keep(changes) {
      const next = { ...kept, ...changes };
      if (next.ingredients === kept.ingredients && next.recipe === kept.recipe) return;
      kept = next;
      // What could not be read is never overwritten.
      if (found) write(getStorage, kept);
    },
  };
}

function read(getStorage: () => Storage): Kept | null {
  try {
    const text = getStorage().getItem(KEY);
    return text === null ? NOTHING : parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function parse(document: unknown): Kept | null {
  if (typeof document !== 'object' || document === null) return null;
  const { version, ingredients, recipe } = document as Record<string, unknown>;
  const readable =
    version === VERSION &&
    Array.isArray(ingredients) &&
    ingredients.every((ingredient) => typeof ingredient === 'string') &&
    (recipe === null || typeof recipe === 'string');
  return readable ? { ingredients, recipe } : null;
}

function write(getStorage: () => Storage, kept: Kept): void {
  try {
    getStorage().setItem(KEY, JSON.stringify({ version: VERSION, ...kept }));
  } catch {
    // Full or blocked since: what was kept before stays, and the next change tries again.
  }
}
