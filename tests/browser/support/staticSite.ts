import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listen } from './listen.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED = /^text|json$|svg/;

type Options = {
  /** Path under which the site is served. */
  base?: string | undefined;
  /** Answers POST requests. */
  answerPost?: RequestListener;
  /** Delays the first answers until the folder has its files. */
  whenReady?: () => Promise<void>;
};

/** Serves a folder like a static host: compresses files, and lets browsers cache `assets/` forever. */
export async function openStaticSite(folder: string, { base = '/', answerPost, whenReady }: Options = {}) {
  let deployed = folder;
  const compressedFiles = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    if (answerPost && request.method === 'POST') return answerPost(request, response);
    const { pathname } = new URL(request.url ?? '/', 'http://page/');
    await whenReady?.();
    const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname).replace(base, '/');
    const name = join(deployed, path);
    const file = await readFile(name).catch(() => null);
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const compressed = COMPRESSED.test(type) && /gzip/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(200, {
      'content-type': type,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(compressed && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
    });
    if (!compressed) return response.end(file);
    const body = compressedFiles.get(name) ?? gzipSync(file);
    compressedFiles.set(name, body);
    response.end(body);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}${base}`,
    /** Serves another folder instead, like a deployment that deletes the old files. */
    deploy: (newer: string) => {
      deployed = newer;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
