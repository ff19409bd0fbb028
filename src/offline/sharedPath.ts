/** Name under which the service worker keeps the content that another app has shared, until the page takes it out. */
export const SHARED_PATH = 'shared';
