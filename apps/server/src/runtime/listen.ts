import { once } from 'node:events';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import type { FrontDoor } from './front-door.ts';
import { StartFault } from './start-fault.ts';

/** Listens where the settings say, at the door that was opened there if there is one; resolves to the address. */
export async function listen(server: FastifyInstance, config: Config, door?: FrontDoor): Promise<string> {
  door?.handOverTo(server.server);
  await server.listen({ host: config.host, port: config.port }).catch((cause) => explain(cause, config));
  return addressOf(server.server, config);
}

/** The same without the product. @throws StartFault when the port is taken. */
export async function listenAt(server: Server, config: Config): Promise<void> {
  server.listen({ host: config.host, port: config.port });
  await once(server, 'listening').catch((cause) => explain(cause, config));
}

export function addressOf(server: Server, { host, tlsCert }: Config): string {
  const { port } = server.address() as { port: number };
  return `${tlsCert ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function explain(cause: unknown, { port }: Config): never {
  if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
  throw new StartFault(`The port ${port} is taken. Choose another with PORT=4701 npm start.`);
}
