import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Config } from '../platform/config/config.ts';
import { StartFault } from './start-fault.ts';

/** Listens where the settings say. @throws StartFault when the port is taken. */
export async function listenAt(server: Server, config: Config): Promise<void> {
  server.listen({ host: config.host, port: config.port });
  await once(server, 'listening').catch((cause) => explainPort(cause, config));
}

export function addressOf(server: Server, { host, tlsCert }: Config): string {
  const { port } = server.address() as { port: number };
  return `${tlsCert ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

export function explainPort(cause: unknown, { port }: Config): never {
  if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
  throw new StartFault(`Port ${port} is taken. Choose another with PORT=4701 npm start.`);
}
