/** Number of beeps, one per second. A hidden tab runs timers late, so all beeps are scheduled at the start. */
const BEEPS = 60;
const PATTERN_MS = Array.from({ length: 2 * BEEPS }, (_, index) => (index % 2 ? 600 : 400));

let context: AudioContext | undefined;

/** Prepares the sound. Call this when a button is pressed, because some browsers would otherwise play nothing. */
export function prepareSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

/**
 * Plays a sound, but only in the first tab that gets the lock for `end`, the timer's end time. Returns a function that
 * stops the sound. Browsers allow no sound before a press, so a tab without a press waits for a press. Escape, Shift and
 * the like do not count as a press.
 */
export function ring(end: number): () => void {
  let isOver = false;
  let stop = () => {};
  // A touch counts as a press only when the finger lifts.
  const presses = ['pointerup', 'keydown'];

  function play() {
    if (isOver) return;
    const stopSound = startSound();
    return new Promise<void>((releaseLock) => {
      stop = () => {
        stopSound();
        releaseLock();
      };
    });
  }

  function begin() {
    if (navigator.userActivation?.hasBeenActive === false) return;
    for (const press of presses) removeEventListener(press, begin);
    prepareSound();
    // If the page is served over plain http, plays the sound in every tab because the Web Locks API requires https.
    if (!navigator.locks) void play();
    void navigator.locks?.request(`recipe-kitchen.ring.${end}`, { ifAvailable: true }, (lock) =>
      lock ? play() : undefined,
    );
  }

  for (const press of presses) addEventListener(press, begin);
  begin();
  return () => {
    isOver = true;
    for (const press of presses) removeEventListener(press, begin);
    stop();
  };
}

function startSound(): () => void {
  context ??= new AudioContext();
  const start = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 880;
  volume.gain.value = 0;
  for (let beep = 0; beep < BEEPS; beep += 1) {
    for (const second of [beep, beep + 0.2]) {
      volume.gain.setValueAtTime(0.3, start + second);
      volume.gain.setValueAtTime(0, start + second + 0.12);
    }
  }
  tone.connect(volume).connect(context.destination);
  tone.start();
  navigator.vibrate?.(PATTERN_MS);
  return () => {
    tone.stop();
    tone.disconnect();
    navigator.vibrate?.(0);
  };
}
