/** One minute of it is laid out at once: a hidden tab runs no timers of its own in time. */
const BEEPS = 60;
const PATTERN_MS = Array.from({ length: 2 * BEEPS }, (_, at) => (at % 2 ? 600 : 400));

let context: AudioContext | undefined;

/** To be called at a press: some browsers let nothing sound that was not begun by one. */
export function prepareSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** Sounds and vibrates until what it returns is called. With two tabs, the one that comes first. */
export function ring(id: string): () => void {
  let isOver = false;
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });

  async function play() {
    if (isOver) return;
    const hush = sound();
    navigator.vibrate?.(PATTERN_MS);
    await over;
    navigator.vibrate?.(0);
    hush();
  }

  // Only secure pages have locks.
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

/** Two short tones a second. */
function sound(): () => void {
  context ??= new AudioContext();
  const start = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 880;
  volume.gain.value = 0;
  for (let beep = 0; beep < BEEPS; beep += 1) {
    for (const at of [beep, beep + 0.2]) {
      volume.gain.setValueAtTime(0.3, start + at);
      volume.gain.setValueAtTime(0, start + at + 0.12);
    }
  }
  tone.connect(volume).connect(context.destination);
  tone.start();
  // After a reload a browser plays nothing before the first press.
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, prepareSound);
  return () => {
    for (const event of ['pointerdown', 'keydown']) removeEventListener(event, prepareSound);
    tone.stop();
    tone.disconnect();
  };
}
