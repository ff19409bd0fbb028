/** For what may throw, as each call of a storage does in a browser that blocks it. */
export function orUndefined<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
