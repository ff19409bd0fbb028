import { orUndefined } from './orUndefined.ts';

export const POSTER_ORIGIN = 'https://i.ytimg.com';
export const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';
const ID = /^[A-Za-z0-9_-]{11}$/;
const PAGES = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const POSTERS = /^(?:i\d?\.ytimg\.com|img\.youtube\.com)$/;
const ID_IN_PATH = /^\/(?:embed|shorts|live|v|vi)\/([^/]+)/;

/** Returns the id of the YouTube video at a URL, or null. Build every link from this id because the model's own URL could lead anywhere. */
export function videoIdOf(address: string): string | null {
  const url = orUndefined(() => new URL(address, 'https://nowhere.invalid'));
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const id = idIn(url);
  return id && ID.test(id) ? id : null;
}

function idIn({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname === 'youtu.be') return pathname.slice(1).split('/')[0] ?? null;
  if (PAGES.test(hostname) && pathname === '/watch') return searchParams.get('v');
  if (PAGES.test(hostname) || POSTERS.test(hostname)) return ID_IN_PATH.exec(pathname)?.[1] ?? null;
  return null;
}

export function watchUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

export function posterUrl(id: string): string {
  return `${POSTER_ORIGIN}/vi/${id}/mqdefault.jpg`;
}

export function playerUrl(id: string): string {
  return `${PLAYER_ORIGIN}/embed/${id}?autoplay=1`;
}

export function searchUrl(dish: string): string {
  return `https://www.youtube.com/results?${new URLSearchParams({ search_query: `how to cook ${dish}` })}`;
}
