/** Stands in for a promise that `app.ts` provides. Where there is no `app.ts`, as in Stately's tools, the promise fails. */
export function mustBeProvided(name: string): never {
  throw new Error(`\`${name}\` must be provided`);
}
