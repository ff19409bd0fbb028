import lighthouse from 'lighthouse';
import { type Site, urlOf } from './browser.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What it has found on the page, but for times. */
export const complaints = new Set<string>();

/** A first visit on a simulated phone and network: Lighthouse's own defaults. */
export async function measureLoading(port: number, site: Site): Promise<Record<string, number[]>> {
  const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES } as const;
  const { lhr } = (await lighthouse(urlOf(site), flags)) ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse: ${lhr?.runtimeError?.message}`);
  const { audits, categories } = lhr;
  if (site === 'page') {
    const listed = Object.values(categories).filter(({ id }) => id !== 'performance');
    for (const { id, weight } of listed.flatMap(({ auditRefs }) => auditRefs)) {
      const { score = null, title, explanation = '' } = audits[id] ?? {};
      if (weight > 0 && score !== null && score < 1)
        complaints.add([id, title, explanation].filter(Boolean).join(': '));
    }
  }
  const seconds = (id: string) => [(audits[id]?.numericValue ?? Number.NaN) / 1000];
  return {
    fcp: seconds('first-contentful-paint'),
    lcp: seconds('largest-contentful-paint'),
    ...Object.fromEntries(CATEGORIES.map((id) => [id, [(categories[id]?.score ?? Number.NaN) * 100]])),
  };
}
