import { orUndefined } from '../../shared/orUndefined.ts';

/** Reads a text aloud with a voice that runs on the device, so that no text is sent. Returns a function that stops the reading. */
export function readAloud(text: string, language: string, onEnd: () => void): () => void {
  const voice = findVoice(language);
  if (!voice) {
    onEnd();
    return () => {};
  }
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = tagOf(voice);
  // Uses the system's default voice if all voices run on the device, because the first voice of macOS is hard to understand.
  if (voicesOf(language).some(({ localService }) => !localService)) utterance.voice = voice;
  for (const type of ['end', 'error'] as const) utterance.addEventListener(type, onEnd);
  speechSynthesis.speak(utterance);
  return () => speechSynthesis.cancel();
}

export function hasVoice(language: string): boolean {
  return voicesOf(language).some(({ localService }) => localService);
}

/** Ignores voices that run on a server. The browser would send the recipe there. */
function findVoice(language: string): SpeechSynthesisVoice | undefined {
  const voices = voicesOf(language).filter(({ localService }) => localService);
  const regional = [language, ...navigator.languages, withLikeliestRegion(language)]
    .map((tag) => voices.find((voice) => tagOf(voice) === tag))
    .find((voice) => voice !== undefined);
  return regional ?? voices[0];
}

export function followVoices(onChange: () => void): () => void {
  // Listens for `voiceschanged` because Chromium lists no voices until it has loaded the system's voices.
  globalThis.speechSynthesis?.addEventListener('voiceschanged', onChange);
  return () => globalThis.speechSynthesis?.removeEventListener('voiceschanged', onChange);
}

function voicesOf(language: string): SpeechSynthesisVoice[] {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  return voices.filter((voice) => languageOf(tagOf(voice)) === languageOf(language));
}

/** Normalises the language tags of Android ('en_US') and of Firefox on Android ('eng-US-f000'). */
function tagOf({ lang }: SpeechSynthesisVoice): string {
  const tag = lang.split(/[-_]/).slice(0, 2).join('-');
  return orUndefined(() => new Intl.Locale(tag).baseName) ?? tag;
}

function languageOf(tag: string): string | undefined {
  return orUndefined(() => new Intl.Locale(tag).language);
}

/** Adds the likeliest region to a language tag: 'zh' becomes 'zh-CN'. */
function withLikeliestRegion(tag: string): string | undefined {
  const { language, region } = orUndefined(() => new Intl.Locale(tag).maximize()) ?? {};
  return `${language}-${region}`;
}
