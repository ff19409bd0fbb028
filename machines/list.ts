/** Two texts are the same when they differ only in case, composition or repeated spaces. */
export function identityOf(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The first of those that are the same, and none that is blank. */
export function distinct(texts: string[]): string[] {
  const byIdentity = new Map<string, string>();
  for (const text of texts) {
    const identity = identityOf(text);
    if (identity !== '' && !byIdentity.has(identity)) byIdentity.set(identity, text);
  }
  return [...byIdentity.values()];
}

/** What has become of a list that was changed in two places: what either has added stands, what either has removed is gone. */
export function mergeLists(before: string[], here: string[], elsewhere: string[]): string[] {
  const stoodBefore = new Set(before.map(identityOf));
  const standHere = new Set(here.map(identityOf));
  const isRemoved = (identity: string) => stoodBefore.has(identity) && !standHere.has(identity);
  return distinct([
    ...elsewhere.filter((text) => !isRemoved(identityOf(text))),
    ...here.filter((text) => !stoodBefore.has(identityOf(text))),
  ]);
}

export function findSame(texts: string[], text: string): string | undefined {
  const identity = identityOf(text);
  return texts.find((other) => identityOf(other) === identity);
}

export function isSameList(one: string[], other: string[]): boolean {
  return one.join('\n') === other.join('\n');
}
