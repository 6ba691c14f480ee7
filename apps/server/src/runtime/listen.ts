import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { StartFault } from './start-fault.ts';

/** Listens where the settings say; resolves to the address. @throws StartFault when the port is taken. */
export async function listen(server: FastifyInstance, { host, port, tlsCert }: Config): Promise<string> {
  try {
    await server.listen({ host, port });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    throw new StartFault(`The port ${port} is taken. Choose another with PORT=4701 npm start.`);
  }
  const { port: taken } = server.server.address() as { port: number };
  return `${tlsCert ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${taken}`;
}
