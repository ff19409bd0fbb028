/** The same lines are asked about again and again. */
export function remembered<Value>(read: (text: string) => Value, most = 300): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    if (known.size > most) known.clear();
    known.set(text, value);
    return value;
  };
}
