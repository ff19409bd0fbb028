import type { Proof } from '../src/reading/proof/proofRead.ts';
import type { Reading } from '../src/reading/read.ts';

/** Formats each finding of proof-reading as a line. */
export function proofLines({ hasNoAmounts, missing, wait, unused, oven }: Proof, reading: Reading): string[] {
  return [
    ...(hasNoAmounts ? ['amounts'] : []),
    ...missing.map((food) => `missing ${food}`),
    ...(wait === null ? [] : [`wait ${wait}`]),
    ...unused.map((index) => `unused ${reading.ingredients[index]?.text}`),
    ...(oven ? [`oven ${oven.step + 1} ${oven.word}`] : []),
  ];
}
