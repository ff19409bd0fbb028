/** True in nightly runs, which read all records of each rate. */
export const isNight = Boolean(process.env.NIGHTLY);

/**
 * Returns all records at night, and otherwise every nth record. Throws if these are fewer than `least`, because a rate
 * says little about a few records.
 */
export function sampleOf<One>(all: readonly One[], nth: number, least: number): readonly One[] {
  const sample = isNight ? all : all.filter((_, index) => index % nth === nth - 1);
  if (sample.length < least) throw new Error(`Only ${sample.length} of ${least} records`);
  return sample;
}
