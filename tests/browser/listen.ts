import type { AddressInfo, Server } from 'node:net';

/** On any free port of this machine, for nobody else. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}
