import { readFileSync } from 'node:fs';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import {
  errorBody,
  Failure,
  failureKindTraits,
  openaiError,
  scimErrorBody,
  toFailure,
  validationBody,
} from '../errors/index.ts';
import { newId } from '../ids/new-id.ts';
import { credentialOf } from './authorize.ts';
import { addBodyParsers, scimContentType } from './body-parsers.ts';
import type { HandledRoute } from './call.ts';
import { compression } from './compression.ts';
import { KeyedCalls } from './idempotency/keyed-calls.ts';
import { type MountOptions, mountRoute } from './mount-route.ts';
import { InputFault } from './parse-input.ts';
import { KnownKeys, rateLimits } from './rate-limit.ts';
import { answerUnreadable, writeClientError } from './unreadable-request.ts';
import { watchUnusedConnections } from './unused-connections.ts';

/** JSON bodies; uploads have limits of their own. */
/** The first subprotocol that a client offers; `bearer.…` is a credential of a browser, and none. */
const handleProtocols = (offered: Set<string>): string | false =>
  [...offered].find((name) => !name.startsWith('bearer.')) ?? false;

const bodyLimitBytes = 8 * 1024 * 1024;

const exposedHeaders = [
  'request-id',
  'x-request-id',
  'history-item-id',
  'character-cost',
  'current-concurrent-requests',
  'maximum-concurrent-requests',
  'tts-latency-ms',
  'accept-ranges',
  'content-range',
  'x-mynah-engine',
  'x-mynah-warnings',
  'x-mynah-closest',
  'idempotent-replayed',
];

/** The HTTP server with every route mounted; not yet listening. */
export async function createHttpServer(
  routes: readonly HandledRoute[],
  options: Omit<MountOptions, 'closing' | 'keyedCalls'>,
): Promise<FastifyInstance> {
  const { config, log } = options.platform;
  const server = Fastify({
    loggerInstance: log as never,
    // one line a request, written by our own hook
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    bodyLimit: bodyLimitBytes,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerUnreadable,
    clientErrorHandler: writeClientError,
    https:
      config.tlsCert && config.tlsKey
        ? { cert: readFileSync(config.tlsCert), key: readFileSync(config.tlsKey) }
        : null,
  } as never) as unknown as FastifyInstance;
  await server.register(cookie);
  await server.register(cors, {
    origin: '*',
    exposedHeaders,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: 600,
  });
  await server.register(helmet, securityHeaders(config.partnerScriptUrl));
  await server.register(compress, compression);
  await server.register(multipart);
  await server.register(websocket, { options: { maxPayload: 1024 * 1024, handleProtocols } });
  const knownKeys = new KnownKeys();
  await server.register(rateLimit, rateLimits(config.requestsPerMinute, knownKeys));
  addHooks(server, options);
  addErrorWriter(server);
  const closing = new AbortController();
  const closeUnused = watchUnusedConnections(server.server);
  server.addHook('preClose', async () => {
    closing.abort();
    closeUnused();
  });
  server.addHook('onResponse', async () => {
    // a connection that was busy when the close began would be kept alive, and hold it up
    if (closing.signal.aborted) setImmediate(() => server.server.closeIdleConnections());
  });
  const authenticate = knownKeys.learning(options.authenticate);
  const keyedCalls = new KeyedCalls(server, { platform: options.platform, closing: closing.signal });
  for (const route of routes) {
    mountRoute(server, route, { ...options, authenticate, closing: closing.signal, keyedCalls });
  }
  return server;
}

/**
 * Scripts, styles and sound from this server alone; toasts and the API's reader bring styles of their own. Where the
 * operator names a partner's script it is let in, with what it calls at home.
 */
const securityHeaders = (partnerScriptUrl?: string): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...originOf(partnerScriptUrl)],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      // blob: a file that was opened in the page is read again for a download
      connectSrc: ["'self'", 'blob:', ...originOf(partnerScriptUrl)],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  // the API is made to be called from other sites
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  // whether this address is always https, only the operator's proxy knows
  strictTransportSecurity: false,
});

const originOf = (address: string | undefined): string[] => (address ? [new URL(address).origin] : []);

function addHooks(server: FastifyInstance, { platform }: Pick<MountOptions, 'platform'>): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', request.id).header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const labels = { route: request.routeOptions.url ?? 'unknown', status: String(reply.statusCode) };
    platform.metrics.httpSeconds.observe(labels, reply.elapsedTime / 1000);
    request.log.info({ method: request.method, ...labels, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  addBodyParsers(server);
}

/** What a caller broke off by leaving is no fault. */
const hasLeft = (thrown: unknown, { raw }: FastifyReply): boolean =>
  raw.destroyed && thrown instanceof Error && thrown.name === 'AbortError';

/** Whose shape an error has; undefined is the API's own. */
function shapeOf(request: FastifyRequest): 'scim' | 'openai' | undefined {
  const { failsAs } = request.routeOptions.config;
  if (failsAs !== 'openai-for-bearer') return failsAs;
  const isBearer = !request.headers['xi-api-key'] && credentialOf(request)?.apiKey !== undefined;
  return isBearer ? 'openai' : undefined;
}

/** The one writer of error bodies. */
function addErrorWriter(server: FastifyInstance): void {
  server.setErrorHandler((thrown, request, reply: FastifyReply) => {
    const shape = shapeOf(request);
    if (thrown instanceof InputFault && !shape) {
      return reply.code(422).send(validationBody(thrown.part, thrown.issues));
    }
    const failure =
      thrown instanceof InputFault ? new Failure('invalid_request', thrown.message) : toFailure(thrown);
    if (failure.kind === 'internal' && !hasLeft(thrown, reply))
      request.log.error({ err: failure.cause }, 'a request failed');
    if (failure.retryAfterSeconds !== undefined || failure.kind === 'rate-limited') {
      reply.header('retry-after', failure.retryAfterSeconds ?? 1);
    }
    if (shape === 'openai') {
      const { status, body } = openaiError(failure, thrown instanceof InputFault ? thrown.param : null);
      return reply.code(status).send(body);
    }
    const { status } = failureKindTraits[failure.kind];
    return shape === 'scim'
      ? reply
          .code(status)
          .type(scimContentType)
          .send(JSON.stringify(scimErrorBody(failure)))
      : reply.code(status).send(errorBody(failure, request.id));
  });
}
