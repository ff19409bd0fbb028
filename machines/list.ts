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

/** What is missing stands again behind what it stood behind; nothing else moves. Of two spellings it is the one of before. */
export function putBack(texts: string[], before: string[]): string[] {
  const spelt = new Map(before.map((text) => [identityOf(text), text]));
  const list = texts.map((text) => spelt.get(identityOf(text)) ?? text);
  const present = new Set(list.map(identityOf));
  for (const [at, text] of before.entries()) {
    if (!present.has(identityOf(text))) list.splice(list.indexOf(before[at - 1] ?? '') + 1, 0, text);
  }
  return list;
}

export function findSame(texts: string[], text: string): string | undefined {
  const identity = identityOf(text);
  return texts.find((other) => identityOf(other) === identity);
}

export function isSameList(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((text, at) => text === other[at]);
}
