/** Those that have a file of words in `reading/languages`, the most spoken first. Named here, since the words come late. */
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
  'nb',
];

export function isRead(language: string): boolean {
  return READ_LANGUAGES.includes(language.replace(/-.*/, '').replace(/^no$/, 'nb'));
}
