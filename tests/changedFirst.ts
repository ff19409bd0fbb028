import { existsSync, statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Maximum time in which a Git checkout writes all files. */
const CHECKOUT_MS = 10_000;

/** Begins with tests that were edited recently, or whose source file was, so that mistakes show up early. */
export class ChangedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const times = new Map(sorted.map((file) => [file, editedAt(file.moduleId)]));
    const checkout = [...times.values()].sort((one, other) => one - other)[files.length >> 1] ?? 0;
    const sinceCheckout = (file: TestSpecification) => {
      const ms = (times.get(file) ?? 0) - checkout;
      return ms > CHECKOUT_MS ? ms : 0;
    };
    return sorted.toSorted((one, other) => sinceCheckout(other) - sinceCheckout(one));
  }
}

/** Finds the source file of a test: `src/page/list/Bowl.tsx` for `tests/page/list/Bowl.test.tsx`. */
function editedAt(test: string): number {
  const source = test.replace('.test.', '.');
  const files = [test, source.replace('/tests/', '/src/'), source.replace('/tests/', '/')].filter(existsSync);
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}
