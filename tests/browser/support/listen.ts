import { type AddressInfo, createServer, type Server } from 'node:net';

/** Listens on a free port, which only this machine can reach. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

/** Finds a free port for a program that opens it by itself. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((closed) => server.close(closed));
  return port;
}
