import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** A folder on the web, as any static host has it. What is deployed can be exchanged; the old files are gone then. */
export async function openStaticSite(folder: string) {
  let deployed = folder;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const content = await readFile(join(deployed, file)).catch(() => null);
    response.writeHead(content ? 200 : 404, {
      'content-type': TYPES[extname(file)] ?? 'text/plain',
      'cache-control': file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(content);
  });
  const listen = (port: number) =>
    new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  return {
    url: `http://127.0.0.1:${port}/`,
    deploy: (newer: string) => {
      deployed = newer;
    },
    close,
  };
}
