/** What comes of it, or nothing where the browser refuses: every call of a storage can throw. */
export function unlessRefused<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
