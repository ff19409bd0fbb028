/** Fails a promise that only the page can provide. Without the page, as in Stately's tools, the machine goes on. */
export function mustBeProvided(name: string): never {
  throw new Error(`\`${name}\` must be provided`);
}
