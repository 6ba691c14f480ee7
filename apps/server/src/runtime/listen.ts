import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { addressOf, explainPort } from './listen-at.ts';
import type { StartupListener } from './startup-listener.ts';

/** Listens where the settings say, at the startup that was opened there if there is one; resolves to the address. */
export async function listen(
  server: FastifyInstance,
  config: Config,
  startup?: StartupListener,
): Promise<string> {
  startup?.handOverTo(server.server);
  await server.listen({ host: config.host, port: config.port }).catch((cause) => explainPort(cause, config));
  return addressOf(server.server, config);
}
