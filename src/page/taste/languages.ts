/** Languages with a file of words in `reading/languages`, most spoken first. They are listed here, since the words load later. */
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
