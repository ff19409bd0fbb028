/** For what a machine is given where it is started: without it, it must not seem to work. */
export function mustBeProvided(name: string): never {
  throw new Error(`\`${name}\` must be provided`);
}
