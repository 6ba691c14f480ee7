import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import type { FrontDoor } from './front-door.ts';
import { addressOf, explainPort } from './listen-at.ts';

/** Listens where the settings say, at the door that was opened there if there is one; resolves to the address. */
export async function listen(server: FastifyInstance, config: Config, door?: FrontDoor): Promise<string> {
  door?.handOverTo(server.server);
  await server.listen({ host: config.host, port: config.port }).catch((cause) => explainPort(cause, config));
  return addressOf(server.server, config);
}
