import { readBook } from './readBook.ts';

/** Empty cookbook. At build time, `cookbookPlugin` replaces this module with the parsed dishes. */
export const packed = readBook('', []);
