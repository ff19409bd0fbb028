/** Returns undefined if `use` throws, as every call of a blocked storage does. */
export function orUndefined<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
