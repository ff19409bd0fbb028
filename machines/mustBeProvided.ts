/** Stands for an actor or action that `provide` must replace. Throws, so that a machine without it does not seem to work. */
export function mustBeProvided(name: string): never {
  throw new Error(`\`${name}\` must be provided`);
}
