import type { Check } from 'recipe-reading';
import { labelOf, placesIn } from '../context/useChecks.ts';

/** Keeps a URL below 8 kB, which is GitHub's limit, even if each character takes nine bytes. */
const MOST_CHARS = 400;

/**
 * Returns a report for each food that was found, with the fields of .github/ISSUE_TEMPLATE/warning.yml. `form`: URL of
 * the form with these fields, or null while package.json does not name a real repository.
 */
export function reportsOf(checks: Check[], language: string, bugs: string) {
  const reports = checks.flatMap((check) =>
    placesIn(check).map((place) => {
      const line = place.line.replace(/\s+/g, ' ').trim().slice(0, MOST_CHARS);
      const food = `${place.food.slice(0, MOST_CHARS)} (${labelOf(check)})`;
      const fields = { line, food, language, version: __PAGE_VERSION__ };
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
      const query = new URLSearchParams({ template: 'warning.yml', ...fields });
      return { food, text: lines.join('\n'), form: bugs.includes('/OWNER/') ? null : `${bugs}/new?${query}` };
    }),
  );
  // Keeps only one of several equal reports, because two words to avoid may mean the same food.
  return [...new Map(reports.map((report) => [report.text, report])).values()];
}
