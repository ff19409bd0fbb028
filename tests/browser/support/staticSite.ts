import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listen } from './listen.ts';
import { waitForBuild } from './sites.ts';

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

/** Serves a folder like a static host: compresses files, and lets browsers cache `assets/` forever. `answerPost`: answers POST requests. */
export async function openStaticSite(folder: string, answerPost?: RequestListener) {
  let deployed = folder;
  await waitForBuild(folder);
  const server = createServer(async (request, response) => {
    if (answerPost && request.method === 'POST') return answerPost(request, response);
    const { pathname } = new URL(request.url ?? '/', 'http://page/');
    const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const file = await readFile(join(deployed, path)).catch(() => null);
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
    response.end(compressed ? gzipSync(file) : file);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/`,
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
