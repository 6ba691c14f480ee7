import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { newId } from '../platform/ids/new-id.ts';
import type { Log } from '../platform/log/log.ts';

/** Orders to speak are small. */
const bodyLimitBytes = 256 * 1024;

/** The HTTP server of a process that no person calls: health, figures, and engines for other servers. */
export function createInternalServer({ tlsCert, tlsKey }: Config, log: Log): FastifyInstance {
  return Fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    bodyLimit: bodyLimitBytes,
    https: tlsCert && tlsKey ? { cert: readFileSync(tlsCert), key: readFileSync(tlsKey) } : null,
  } as never) as unknown as FastifyInstance;
}
