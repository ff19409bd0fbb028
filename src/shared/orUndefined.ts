/** Every call of a storage can throw. What it returns, or undefined where it does. */
export function orUndefined<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
