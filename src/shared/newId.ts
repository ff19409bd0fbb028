/** Creates an id from a recipe's time and random characters, so that two recipes created at the same time have different ids. */
export function newId(at: number): string {
  return `${at.toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
