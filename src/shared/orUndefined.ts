/** Returns the result of `use`, or undefined if it throws, as blocked storage does. */
export function orUndefined<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
