const MOST_REMEMBERED = 4_000;
/** Fewer, because the results for the names of all foods would take half a megabyte. */
const MOST_REMEMBERED_IN_LANGUAGE = 1_000;
const LONGEST_TEXT = 40;

/** Returns a function that caches its results, because the same words occur in many lines of a recipe. */
export function remembered<Value>(
  read: (text: string) => Value,
  longest = LONGEST_TEXT,
  most = MOST_REMEMBERED,
) {
  const known = new Map<string, Value>();
  return (text: string): Value => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (known.size >= most) known.clear();
    if (text.length <= longest) known.set(text, value);
    return value;
  };
}

/** Returns a function that caches one result for each object. The cache keeps no object in memory. */
export function rememberedOf<One extends object, Value>(make: (one: One) => Value) {
  const known = new WeakMap<One, Value>();
  return (one: One): Value => {
    const before = known.get(one);
    if (before !== undefined) return before;
    const value = make(one);
    known.set(one, value);
    return value;
  };
}

/** Returns a function that caches its results separately for each language. */
export function rememberedIn<Language extends object, Value>(
  read: (text: string, language: Language) => Value,
  longest: number,
) {
  const memoryOf = rememberedOf((language: Language) =>
    remembered((text: string) => read(text, language), longest, MOST_REMEMBERED_IN_LANGUAGE),
  );
  return (text: string, language: Language): Value => memoryOf(language)(text);
}
