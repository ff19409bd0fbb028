/** Returns a key for comparing ingredients. The key ignores case, extra spaces and the Unicode form of accents. */
export function identityOf(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

export function distinct(texts: string[]): string[] {
  const byIdentity = new Map<string, string>();
  for (const text of texts) {
    const identity = identityOf(text);
    if (identity !== '' && !byIdentity.has(identity)) byIdentity.set(identity, text);
  }
  return [...byIdentity.values()];
}

export function findSame(texts: string[], text: string): string | undefined {
  const identity = identityOf(text);
  return texts.find((other) => identityOf(other) === identity);
}

/** Adds an item to a list, or removes the item if the list contains it. */
export function toggle<Item>(list: readonly Item[], item: Item): Item[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
