/** For calls of a storage: a browser that blocks it throws at each of them. */
export function orUndefined<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
