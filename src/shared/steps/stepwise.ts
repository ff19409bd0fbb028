/** Divides work into steps. `steps` does them one at a time, and `result` does those that are left. */
export function stepwise<Value>(start: () => Generator<undefined, Value>) {
  let work = start();
  let last: IteratorResult<undefined, Value> | undefined;
  function next(): IteratorResult<undefined, Value> {
    try {
      return work.next();
    } catch (error) {
      // Begins anew, because a generator that has thrown an error would return undefined.
      work = start();
      throw error;
    }
  }
  return {
    *steps(): Generator<undefined> {
      while (!last?.done) {
        last = next();
        yield;
      }
    },
    result(): Value {
      while (!last?.done) last = next();
      return last.value;
    },
  };
}
