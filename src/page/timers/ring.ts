/** Number of beeps, one per second. All beeps are scheduled at the start, since a hidden tab runs timers late. */
const BEEPS = 60;
const PATTERN_MS = Array.from({ length: 2 * BEEPS }, (_, index) => (index % 2 ? 600 : 400));

let context: AudioContext | undefined;

/** Prepares the sound. Call this when a button is pressed, since some browsers would otherwise play nothing. */
export function prepareSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

/**
 * Plays a sound in only one tab, the first to get the lock for a timer that ended at `end`. Returns a function that stops
 * the sound.
 */
export function ring(end: number): () => void {
  let isOver = false;
  let stop = () => {};

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

  // If the page is served over plain http, plays the sound in every tab, since the Web Locks API requires https.
  if (navigator.locks) {
    void navigator.locks.request(`recipe-kitchen.ring.${end}`, { ifAvailable: true }, (lock) =>
      lock ? play() : undefined,
    );
  } else {
    void play();
  }
  return () => {
    isOver = true;
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
  // Also starts the sound on the visitor's first press, since browsers allow no sound between a reload and that press.
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, prepareSound);
  return () => {
    for (const event of ['pointerdown', 'keydown']) removeEventListener(event, prepareSound);
    tone.stop();
    tone.disconnect();
    navigator.vibrate?.(0);
  };
}
