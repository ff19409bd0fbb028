import { lazyPart } from './lazyPart.ts';

/** What nobody needs in the first moment: fetched once the page is there. */
export const later = lazyPart(() => import('./laterViews.ts'));
