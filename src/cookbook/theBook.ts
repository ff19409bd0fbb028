import { readBook } from './readBook.ts';

/** Empty cookbook. At build time, `cookbookPlugin` replaces this module with the dishes that it reads. */
export const packed = readBook('', []);
