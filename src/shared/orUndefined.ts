/** Returns the result of `use`, or undefined if `use` throws, as it does when the browser blocks storage. */
export function orUndefined<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
