/**
 * @typedef {{ title: string, ms: number }} Timed
 * @typedef {{ file?: string, title?: string, suites?: Suite[], specs?: { title: string, tests: { results: { duration: number }[] }[] }[] }} Suite
 */

/**
 * Returns the tests in a report of Vitest.
 * @param {{ name: string, assertionResults: { fullName: string, duration?: number }[] }[]} files
 * @returns {Timed[]}
 */
export const unitTests = (files) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      title: `${name.replace(/^.*[\\/]tests[\\/]/, '')}: ${fullName}`,
      ms: duration,
    })),
  );

/**
 * Returns the tests in a report of Playwright.
 * @param {Suite[]} suites
 * @returns {Timed[]}
 */
export const browserTests = (suites) =>
  suites.flatMap(({ title: outer = '', suites: inner = [], specs = [] }) => [
    ...browserTests(inner).map(({ title, ms }) => ({ title: `${outer}: ${title}`, ms })),
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) =>
        results.map(({ duration }) => ({ title: `${outer}: ${title}`, ms: duration })),
      ),
    ),
  ]);

/**
 * Formats the ten slowest tests, one on each line.
 * @param {Timed[]} tests
 */
export const formatSlowest = (tests) =>
  tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 10)
    .map(
      ({ title, ms }) =>
        `${(ms / 1000).toFixed(1).padStart(7)} s  ${title.replace(/\s+/g, ' ').slice(0, 120)}`,
    )
    .join('\n');
