/** Maximum time to wait for words. A dish that could not be checked is shown with a note. */
const MOST_MS = 5_000;

/** Waits until all words have loaded or failed to load, but no longer than `MOST_MS`. */
export async function waitForWords(loads: readonly (Promise<unknown> | undefined)[]): Promise<void> {
  const hasWaited = new Promise((resolve) => setTimeout(resolve, MOST_MS));
  await Promise.race([Promise.allSettled(loads), hasWaited]);
}
