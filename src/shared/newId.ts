/** Creates an id for a recipe made at this time. Two recipes of the same moment get different ids. */
export function newId(at: number): string {
  return `${at.toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
