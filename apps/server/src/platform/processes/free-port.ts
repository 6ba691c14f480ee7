import { createServer } from 'node:net';

/** A port of this machine alone that nobody has now. */
export const freePort = (): Promise<number> => listenOnce(0, '127.0.0.1');

/** Whether nobody has this port: on this machine alone, or, without an address, on all of its addresses. */
export const isPortFree = (port: number, address?: string): Promise<boolean> =>
  listenOnce(port, address).then(
    () => true,
    () => false,
  );

function listenOnce(port: number, address?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, address, () => {
      const { port: given } = server.address() as { port: number };
      server.close(() => resolve(given));
    });
  });
}
