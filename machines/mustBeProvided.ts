/** Placeholder for an actor or action that `provide` must replace. Throws if `provide` has not replaced the placeholder. */
export function mustBeProvided(name: string): never {
  throw new Error(`\`${name}\` must be provided`);
}
