/** Runs a function when the browser is idle. `deadline`: absent in Safari, which has no `requestIdleCallback`. */
export type WhenIdle = (run: (deadline?: IdleDeadline) => void) => void;

const PIECE_MS = 4;
/** Least time left in an idle period for a further piece. */
const LEAST_MS = 10;

/** Does work in pieces of a few milliseconds, and lets the browser do other work after each piece. */
export async function inPieces(steps: Iterator<unknown>, pause = nextTask): Promise<void> {
  for (;;) {
    const end = performance.now() + PIECE_MS;
    do {
      if (steps.next().done) return;
    } while (performance.now() < end);
    await pause();
  }
}

/** Does work in pieces while the browser is idle. */
export async function inIdlePieces(steps: Iterator<unknown>, whenIdle: WhenIdle): Promise<void> {
  let deadline: IdleDeadline | undefined;
  async function pause() {
    if ((deadline?.timeRemaining() ?? 0) > LEAST_MS) await nextTask();
    else deadline = await new Promise((resolve) => whenIdle(resolve));
  }
  await pause();
  await inPieces(steps, pause);
}

/** Ends the current task. Without `scheduler`, sends a message, because timers wait for a second in a hidden tab. */
export async function nextTask(): Promise<unknown> {
  return (
    globalThis.scheduler?.yield?.() ??
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = (message) => {
        port1.close();
        resolve(message);
      };
      port2.postMessage(null);
    })
  );
}
