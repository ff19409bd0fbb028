const LONGEST_WORK = 20;
let last = 0;

/** Lets the browser draw if the last pause was long ago. */
export async function pause(): Promise<void> {
  if (performance.now() - last < LONGEST_WORK) return;
  await new Promise<void>((resolve) => setTimeout(resolve));
  last = performance.now();
}
