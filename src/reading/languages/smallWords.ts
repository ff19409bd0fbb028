/** What each writes all the time, and its neighbours do not. Those told by their script need none. */
export const SMALL_WORDS: Record<string, string> = {
  da: 'og, i, på, med, til, et, en, af, lad, det, tilsæt, kog, steg, løg, hvidløg, smag',
  de: 'und, die, der, das, mit, den, dem, bis, für, auf, ein, eine, lassen',
  en: 'the, and, with, until, of, to, into, for, over, then, is',
  es: 'el, la, los, las, y, con, hasta, en, una, un, por, al',
  fr: 'le, la, les, et, des, du, une, dans, avec, un, pendant, puis, au, en',
  it: 'il, la, gli, le, e, con, un, una, fino, in, di, del, della, per',
  nb: 'og, i, på, med, til, et, en, av, la, det, tilsett, kok, stek, løk, hvitløk, smak',
  nl: 'de, het, een, en, met, tot, in, van, op, voeg, laat',
  pl: 'i, w, na, z, do, się, oraz, przez, aż, lub, dodaj',
  pt: 'o, a, os, as, e, com, até, uma, um, em, no, na, do, da, por',
  sv: 'och, i, på, med, tills, ett, en, av, till, de, låt',
  tr: 've, bir, ile, için, kadar, dakika, üzerine, ekleyin, de, da',
};

/** Of the script of a language, what other languages write in it. */
export const LETTERS_OF_OTHERS: Record<string, string> = { ar: 'پچژگکیے', ru: 'єіїґђљњћџѓќјѕ' };
