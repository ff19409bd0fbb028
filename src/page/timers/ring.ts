/** All beeps of the minute are scheduled at once: timers of a hidden tab run late. */
const BEEPS = 60;
const PATTERN_MS = Array.from({ length: 2 * BEEPS }, (_, at) => (at % 2 ? 600 : 400));

let context: AudioContext | undefined;

/** To be called at a press: some browsers play nothing that no press has begun. */
export function prepareSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** What it returns ends it. Of several tabs, only the first to get the lock rings. */
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

  // Over plain http there are no locks: there every tab rings.
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
  // After a reload a browser plays nothing before the first press, so the first one starts the sound.
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, prepareSound);
  return () => {
    for (const event of ['pointerdown', 'keydown']) removeEventListener(event, prepareSound);
    tone.stop();
    tone.disconnect();
  };
}
