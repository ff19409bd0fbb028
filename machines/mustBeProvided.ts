/** Placeholder for an actor or action that `provide` must replace. Throws if nothing has replaced it. */
export function mustBeProvided(name: string): never {
  throw new Error(`\`${name}\` must be provided`);
}
