const DISPLAYS = ['long', 'short', 'narrow'] as const;
/** Numbers for which plural forms are looked up. Together, they cover all plural forms of all languages. */
const COUNTS = [1, 2, 3, 5, 11, 1.5];
const LATIN_LETTER = /^[a-z]$/i;

/** Returns the browser's words for a unit: 'minute', 'minutes', 'min', 'm'. */
export function unitsOf(language: string, unit: 'hour' | 'minute' | 'second'): string[] {
  const words = DISPLAYS.flatMap((unitDisplay) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
    return COUNTS.map(
      (count) => format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? '',
    );
  });
  // Drops units of a single letter, such as '5 m', which may mean metres. Keeps only 'h', which always means hours.
  return words.filter((word) => !LATIN_LETTER.test(word) || (unit === 'hour' && word === 'h'));
}

/** Returns the browser's words for 'and' or 'or'. */
export function joinersOf(language: string, type: 'conjunction' | 'disjunction'): string[] {
  const parts = new Intl.ListFormat(language, { type }).formatToParts(['a', 'b']);
  const joiners = parts.filter((part) => part.type === 'literal').map(({ value }) => value.trim());
  return joiners.filter((word) => /\p{L}/u.test(word));
}
