/** Placeholder for an actor or action that `provide` must replace. Throws, so that a missing one is noticed. */
export function mustBeProvided(name: string): never {
  throw new Error(`\`${name}\` must be provided`);
}
