/** Number of beeps, one per second. All of them are scheduled at the start, since timers in a hidden tab run late. */
const BEEPS = 60;
const PATTERN_MS = Array.from({ length: 2 * BEEPS }, (_, index) => (index % 2 ? 600 : 400));

let context: AudioContext | undefined;

/** Prepares the sound. Call this when a button is pressed. Otherwise, some browsers play nothing. */
export function prepareSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** Plays the sound of a timer in one tab only, the first that gets the lock. Returns a function that stops the sound. */
export function ring(id: string): () => void {
  let isOver = false;
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });

  async function play() {
    if (isOver) return;
    const stopSound = startSound();
    navigator.vibrate?.(PATTERN_MS);
    await over;
    navigator.vibrate?.(0);
    stopSound();
  }

  // Plays the sound in every tab if the page uses plain http, which has no locks.
  if (navigator.locks) {
    void navigator.locks.request(`recipe-kitchen.ring.${id}`, { ifAvailable: true }, (lock) =>
      lock ? play() : undefined,
    );
  } else {
    void play();
  }
  return () => {
    isOver = true;
    end();
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
  // Also starts the sound when the visitor presses anything, since browsers allow no sound before that after a reload.
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, prepareSound);
  return () => {
    for (const event of ['pointerdown', 'keydown']) removeEventListener(event, prepareSound);
    tone.stop();
    tone.disconnect();
  };
}
