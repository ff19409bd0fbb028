import { readBook } from './readBook.ts';

/** Without dishes: `cookbookPlugin` replaces this module with what it reads at build time. */
export const packed = readBook('', []);
