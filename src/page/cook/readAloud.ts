import { orUndefined } from '../../shared/orUndefined.ts';

/** By the device alone; what it returns ends it. */
export function readAloud(text: string, language: string, onEnd: () => void): () => void {
  const voice = findVoice(language);
  if (!voice) {
    onEnd();
    return () => {};
  }
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = tagOf(voice);
  // Where all are local the device takes the one that its owner has chosen: the first of macOS only croaks.
  if (voicesOf(language).some(({ localService }) => !localService)) utterance.voice = voice;
  for (const type of ['end', 'error'] as const) utterance.addEventListener(type, onEnd);
  speechSynthesis.speak(utterance);
  return () => speechSynthesis.cancel();
}

export function hasVoice(language: string): boolean {
  return voicesOf(language).some(({ localService }) => localService);
}

/** Only local ones: a remote one is sent the recipe. */
function findVoice(language: string): SpeechSynthesisVoice | undefined {
  const voices = voicesOf(language).filter(({ localService }) => localService);
  const ofRegion = [language, ...navigator.languages, likeliest(language)]
    .map((tag) => voices.find((voice) => tagOf(voice) === tag))
    .find((voice) => voice !== undefined);
  return ofRegion ?? voices[0];
}

export function followVoices(onChange: () => void): () => void {
  // Chromium has none until it has asked the system for them.
  globalThis.speechSynthesis?.addEventListener('voiceschanged', onChange);
  return () => globalThis.speechSynthesis?.removeEventListener('voiceschanged', onChange);
}

function voicesOf(language: string): SpeechSynthesisVoice[] {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  return voices.filter((voice) => languageOf(tagOf(voice)) === languageOf(language));
}

/** Android writes 'en_US', and Firefox there 'eng-US-f000'. */
function tagOf({ lang }: SpeechSynthesisVoice): string {
  const tag = lang.split(/[-_]/).slice(0, 2).join('-');
  return orUndefined(() => new Intl.Locale(tag).baseName) ?? tag;
}

function languageOf(tag: string): string | undefined {
  return orUndefined(() => new Intl.Locale(tag).language);
}

/** Of 'zh', 'zh-CN'. */
function likeliest(tag: string): string | undefined {
  const { language, region } = orUndefined(() => new Intl.Locale(tag).maximize()) ?? {};
  return `${language}-${region}`;
}
