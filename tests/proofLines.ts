import type { Proof, Reading } from 'recipe-reading';

/** Formats each finding of proof-reading as a line. */
export function proofLines({ hasNoAmounts, missing, wait, unused, oven }: Proof, reading: Reading): string[] {
  return [
    ...(hasNoAmounts ? ['amounts'] : []),
    ...missing.map((food) => `missing ${food}`),
    ...(wait === null ? [] : [`wait ${wait}`]),
    ...unused.map(({ text }) => `unused ${text}`),
    ...(oven ? [`oven ${reading.steps.indexOf(oven.step) + 1} ${oven.word}`] : []),
  ];
}
