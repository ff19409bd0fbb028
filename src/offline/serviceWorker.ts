/// <reference lib="webworker" />
import { SHARED_PATH } from './sharedPath.ts';

/**
 * Files of the build, which are cached. Responses from hosts are never cached, so that recipes, tokens and the
 * visitor's name do not outlive the visit.
 */
declare const __FILES__: string[];
/** Word lists, one file per language. Each file is cached on first use because no visitor needs all languages. */
declare const __WORDS__: string[];
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const page = new URL(worker.registration.scope);
const addressOf = (file: string) => new URL(file, page).href;
const files = new Set(__FILES__.map(addressOf));
const words = new Set(__WORDS__.map(addressOf));
/** Prefix of cache names. Contains the page's URL, so that two pages of one origin do not delete each other's caches. */
const PREFIX = `recipe-kitchen ${page.href} `;
const CACHE = PREFIX + __VERSION__;
/**
 * Aborts all open requests. A browser activates a newer service worker only once the older service worker has no open
 * requests.
 */
const requests = new AbortController();

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(begin()));

// Takes over only when the page asks for it. Taking over in `install` would delete files that an open page still needs.
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'give way') requests.abort();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && pageAt(new URL(request.url))) event.respondWith(keepShared(request));
  const file = request.mode === 'navigate' ? pageAt(new URL(request.url)) : request.url;
  if (request.method === 'GET' && file && (file === page.href || files.has(file) || words.has(file))) {
    event.respondWith(find(file, request));
  }
});

/**
 * Answers another app that shares a text or files with the installed page. Keeps this content in the cache until the
 * page takes it out, so that the content reaches no server.
 */
async function keepShared(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  await cache.put(new URL(SHARED_PATH, page), new Response(await request.formData()));
  return Response.redirect(`${page.href}#${SHARED_PATH}`, 303);
}

async function fill() {
  const response = await fetch(requestFor(page.href));
  const html = await response.clone().text();
  // Rejects a page of another version, which a host may still serve shortly after an update.
  const named = html.match(/assets\/[\w.-]+/g) ?? [];
  const matchesFiles = named.length > 0 && named.every((file) => files.has(new URL(file, page).href));
  if (!response.ok || !matchesFiles) throw new Error('The page belongs to another version');
  const cache = await caches.open(CACHE);
  await cache.put(page.href, response);
  await cache.addAll([...files, ...(await wordsUsed())].map(requestFor));
}

/** Returns the URLs of this version's word lists, for the languages that an older version has cached. */
async function wordsUsed(): Promise<string[]> {
  const languageIn = (file: string) => /\/((?:foods-)?\w\w)-[\w-]+\.js$/.exec(file)?.[1];
  const older = await Promise.all(
    (await namesOfCaches()).map(async (name) => (await caches.open(name)).keys()),
  );
  const used = new Set(older.flat().map(({ url }) => languageIn(url)));
  return [...words].filter((file) => used.has(languageIn(file)));
}

async function namesOfCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/**
 * Bypasses the browser's HTTP cache, which may hold an old page. Rejects redirects because browsers do not accept
 * redirects from a service worker's cache. Lets the page load its own files first.
 */
function requestFor(file: string): Request {
  return new Request(file, { cache: 'no-cache', redirect: 'error', priority: 'low' });
}

async function begin() {
  const old = (await namesOfCaches()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * Returns the page's URL if the given URL leads to the page, otherwise null. Ignores the query because a sign-in adds a
 * query.
 */
function pageAt({ origin, pathname }: URL): string | null {
  const isPage = pathname === page.pathname || pathname === `${page.pathname}index.html`;
  return origin === page.origin && isPage ? page.href : null;
}

async function find(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(file);
  if (cached) return cached;
  const response = await fetch(request, { signal: requests.signal });
  if (words.has(file) && response.ok) await cache.put(file, response.clone());
  return response;
}
