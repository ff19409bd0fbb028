/** Stands for an actor or action that `provide` must replace. Throws, since a machine without it must not seem to work. */
export function mustBeProvided(name: string): never {
  throw new Error(`\`${name}\` must be provided`);
}
