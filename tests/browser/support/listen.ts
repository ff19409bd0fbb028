import { type AddressInfo, createServer, type Server } from 'node:net';

/** Makes a server listen on a free port that only this machine can reach. Returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

/** Returns a free port, for a program that opens the port itself. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((closed) => server.close(closed));
  return port;
}
