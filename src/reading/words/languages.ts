/** Those whose amounts, units, durations and foods are read by the same tables as those of English. */
export const READ_LANGUAGES = [
  'en',
  'zh',
  'es',
  'hi',
  'ar',
  'pt',
  'fr',
  'ru',
  'ja',
  'de',
  'ko',
  'it',
  'tr',
  'pl',
  'nl',
  'sv',
  'da',
];

export function isRead(language: string): boolean {
  return READ_LANGUAGES.some((tag) => language === tag || language.startsWith(`${tag}-`));
}
