/** What each writes all the time, and its neighbours do not. */
const SMALL_WORDS: Record<string, string> = {
  en: 'the and with until of to into for over then is',
  de: 'und die der das mit den dem bis für auf ein eine lassen',
  fr: 'le la les et des du une dans avec un pendant puis au en',
  es: 'el la los las y con hasta en una un por al',
  pt: 'o a os as e com até uma um em no na do da por',
  it: 'il la gli le e con un una fino in di del della per',
  nl: 'de het een en met tot in van op voeg laat',
  pl: 'i w na z do się oraz przez aż lub dodaj',
  tr: 've bir ile için kadar dakika üzerine ekleyin de da',
  sv: 'och i på med tills ett en av till de låt',
  da: 'og i på med til et en af lad det tilsæt kog steg løg hvidløg smag',
  nb: 'og i på med til et en av la det tilsett kok stek løk hvitløk smak',
};
const SETS = Object.entries(SMALL_WORDS).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}));

/** `not`: letters of other languages in the same script. */
const SCRIPTS = [
  { language: 'ja', letters: /[\p{sc=Hira}\p{sc=Kana}]/gu },
  { language: 'ko', letters: /\p{sc=Hang}/gu },
  { language: 'zh', letters: /\p{sc=Hani}/gu, not: /[\p{sc=Hira}\p{sc=Kana}]/u },
  { language: 'hi', letters: /\p{sc=Deva}/gu },
  { language: 'ru', letters: /\p{sc=Cyrl}/gu, not: /[іїєґўђћљњџѓќјѕ]/iu },
  { language: 'ar', letters: /\p{sc=Arab}/gu, not: /[پچژگکیے]/u },
];

const LEAST_SHARE = 0.1;
/** How many more than of any other language. Danish and Norwegian share most of them. */
const LEAD = 2;

/** The language of the steps of a recipe; null where it is unsure, since a voice of another one is not understood. */
export function languageOf(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = SCRIPTS.find(
    (one) => (text.match(one.letters)?.length ?? 0) > letters / 5 && !one.not?.test(text),
  );
  if (script) return script.language;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [first, second] = SETS.map(({ language, words: small }) => ({
    language,
    count: words.filter((word) => small.has(word)).length,
  })).sort((one, other) => other.count - one.count);
  if (!first || !second || first.count < LEAST_SHARE * words.length) return null;
  return first.count >= second.count + LEAD ? first.language : null;
}
