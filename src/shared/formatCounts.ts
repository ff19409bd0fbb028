const MOST_NAMED = 2;

export function countRecipes(recipes: number): string {
  return recipes === 1 ? '1 recipe' : `${recipes} recipes`;
}

/** Begins a text with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats how often something has happened: 'once', '3 times'. */
export function formatTimes(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}

/** Formats a list as a name if it has only one item, otherwise as a count: 'rice', '3 ingredients'. */
export function formatNames(names: string[], ofMany: 'ingredients' | 'recipes'): string {
  return names.length === 1 ? `${names[0]}` : `${names.length} ${ofMany}`;
}

/** Returns the separator of a list of names: the Arabic comma if any name is Arabic. */
export function commaFor(names: string[]): string {
  return /\p{sc=Arab}/u.test(names.join('')) ? '، ' : ', ';
}

export function joinNames(names: string[]): string {
  return names.join(commaFor(names));
}

/** Formats a list of names: 'rice, eggs and feta'. */
export function formatAll(names: string[]): string {
  return new Intl.ListFormat('en-GB').format(names).replaceAll(', ', commaFor(names));
}

/** Formats the first names of a list, and a count of the other names: 'rice, eggs and 2 more'. */
export function formatSome(names: string[]): string {
  const more = names.length - MOST_NAMED;
  return formatAll([...names.slice(0, MOST_NAMED), ...(more > 0 ? [`${more}\u00a0more`] : [])]);
}
