/**
 * Languages that have a word list in `reading/languages`, most spoken first. This file lists the languages, since the
 * word lists load later.
 */
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
