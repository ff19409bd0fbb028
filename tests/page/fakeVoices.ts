import { vi } from 'vitest';
import { give } from './visitor.ts';

export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

export const LOCAL: Voice = { lang: 'en-US', localService: true };

/** Simulates speech synthesis, which jsdom lacks. `spoken` returns the text being spoken, and `end` ends it. */
export function speakWith(...voices: Voice[]) {
  const utterances: SpeechSynthesisUtterance[] = [];
  let now: SpeechSynthesisUtterance | null = null;
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: SpeechSynthesisUtterance) {
      utterances.push(utterance);
      now = utterance;
    },
    cancel() {
      now = null;
    },
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      constructor(readonly text: string) {
        super();
      }
    },
  );
  return {
    utterances,
    spoken: () => now?.text ?? null,
    end: (at = utterances.length - 1) => utterances[at]?.dispatchEvent(new Event('end')),
    bring(...more: Voice[]) {
      voices.push(...more);
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
  };
}

/** Simulates sound and vibration, which jsdom lacks. `resume` is called when a timer prepares the sound. */
export function ringWith() {
  const node = { connect: (next: unknown) => next, start() {}, stop() {}, disconnect() {}, frequency: {} };
  const [resume, vibrate] = [vi.fn(), vi.fn()];
  vi.stubGlobal(
    'AudioContext',
    class {
      resume = resume;
      createOscillator = () => node;
      createGain = () => ({ ...node, gain: { setValueAtTime() {} } });
    },
  );
  give('vibrate', vibrate);
  return { resume, vibrate };
}
