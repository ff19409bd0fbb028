const MAX_KNOWN = 300;

/** The same lines are asked about again and again. */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    if (known.size > MAX_KNOWN) known.clear();
    known.set(text, value);
    return value;
  };
}
