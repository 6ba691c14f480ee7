import type { Route } from '@mynah/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { Failure, failureKindTraits, socketErrorBody, toFailure } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import { SocketLine } from '../sockets/socket-line.ts';
import type { Actor, Authenticate } from './actor.ts';
import { authorize, credentialOf } from './authorize.ts';
import { isUrlEncoded } from './body-parsers.ts';
import type { Call, HandledRoute } from './call.ts';
import type { KeyedCall } from './idempotency/keyed-call.ts';
import type { KeyedCalls } from './idempotency/keyed-calls.ts';
import { InputFault, parseInput } from './parse-input.ts';
import { readForm } from './read-form.ts';
import { takesSecureCookies } from './secure-cookies.ts';
import { sendAnswer } from './send-answer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForm?: Route['takesForm'];
    takesText?: Route['takesText'];
    failsAs?: Route['failsAs'];
  }
}

export interface MountOptions {
  platform: Platform;
  authenticate: Authenticate;
  checkAnswers: boolean;
  /** Aborted when the server begins to close: answers without an end leave then. */
  closing: AbortSignal;
  keyedCalls: KeyedCalls;
}

type AnyCall = Call<Route>;

/** Puts one route on the server, at each of its addresses: authorize, parse, handle, answer. */
export function mountRoute(server: FastifyInstance, handled: HandledRoute, options: MountOptions): void {
  for (const path of [handled.route.path, ...(handled.route.aliases ?? [])])
    mountAt(server, path.replace(/\{(\w+)\}/g, ':$1'), handled, options);
}

function mountAt(server: FastifyInstance, url: string, handled: HandledRoute, options: MountOptions): void {
  const { route } = handled;
  if (handled.kind === 'socket') {
    const handler = handled.handler as unknown as (call: AnyCall, socket: WebSocket) => Promise<void>;
    server.route({
      method: 'GET',
      url,
      exposeHeadRoute: false,
      handler: async () => {
        throw new Failure('invalid_request', 'Open this address as a WebSocket.');
      },
      wsHandler: (socket, request) => runSocket({ route, socket, request, handler, options }),
    });
    return;
  }
  const handler = handled.handler as unknown as (call: AnyCall) => Promise<unknown>;
  server.route({
    method: route.method,
    url,
    exposeHeadRoute: false,
    config: {
      takesForm: route.takesForm || route.upload,
      takesText: route.takesText,
      failsAs: route.failsAs,
    },
    compress: route.answer.kind === 'json-stream' ? false : undefined,
    handler: async (request, reply) => {
      const credential = credentialOf(request);
      const isLater = route.authorizesLater === true && credential === undefined;
      const { checkAnswers, platform } = options;
      const actor = isLater
        ? await handled.authorize?.(platform, request.query as Record<string, unknown>)
        : await authorize(route, credential, options.authenticate);
      const findCaller = async () => actor ?? (await findSender(request, options));
      const keyed = await options.keyedCalls.begin({ request, reply, findCaller });
      const body = await readBody(route, { request, reply, actor, keyed, options });
      const call = makeCall(route, { request, reply, actor, body, keyed, options });
      if (await keyed?.isReplayed(body, { leavesNothing: isUnlogged(call) })) return reply;
      const given = await handler(call);
      return sendAnswer(route, given, reply, { log: call.log, checkAnswers, clock: platform.clock });
    },
  });
}

/** `enable_logging=false`, on whatever call has it: nothing of it stays. */
const isUnlogged = ({ query }: { query?: { enableLogging?: boolean } }): boolean =>
  query?.enableLogging === false;

interface BodyParts {
  request: FastifyRequest;
  reply: FastifyReply;
  actor: Actor | undefined;
  keyed: KeyedCall | undefined;
  options: MountOptions;
}

/** JSON was read by its parser; a form is read now that its sender is authorized, and its files go with the answer. */
async function readBody(
  route: Route,
  { request, reply, actor, keyed, options }: BodyParts,
): Promise<unknown> {
  if (!route.upload || !route.body) {
    if (!request.isMultipart()) return request.body;
    throw new Failure('invalid_request', 'This call takes JSON, not a form.');
  }
  if (isUrlEncoded(request)) return request.body;
  const { platform } = options;
  const { uploadMegabytes, publicUploadMegabytes } = platform.config;
  const known = actor ?? (await findSender(request, options));
  const most = known ? uploadMegabytes : Math.min(uploadMegabytes, publicUploadMegabytes);
  const form = await readForm(request, platform, { schema: route.body, megabytes: most });
  reply.raw.once('close', async () => {
    await keyed?.ended;
    await form.remove().catch(() => {});
  });
  return form.fields;
}

/** Of a public route: a stranger may send less. */
async function findSender(
  request: FastifyRequest,
  { authenticate }: MountOptions,
): Promise<Actor | undefined> {
  const credential = credentialOf(request);
  return credential && authenticate(credential).catch(orNobody);
}

/** A bad credential counts as none; when nobody can look it up, that is no answer to it. */
function orNobody(cause: unknown): undefined {
  if (toFailure(cause).kind === 'unavailable') throw cause;
}

interface SocketRun {
  route: Route;
  socket: WebSocket;
  request: FastifyRequest;
  handler: (call: AnyCall, socket: WebSocket) => Promise<void>;
  options: MountOptions;
}

/** Sockets may bring their credential in the first message, so the handler lets them in itself when none came. */
async function runSocket({ route, socket, request, handler, options }: SocketRun): Promise<void> {
  try {
    const credential = credentialOf(request);
    // messages that come before the handler listens would be lost
    socket.pause();
    const actor = credential ? await authorize(route, credential, options.authenticate) : undefined;
    const handled = handler(makeCall(route, { request, socket, actor, options }), socket);
    socket.resume();
    await handled;
  } catch (thrown) {
    closeSocket(socket, thrown, request);
  }
}

function closeSocket(socket: WebSocket, thrown: unknown, request: FastifyRequest): void {
  const failure = thrown instanceof InputFault ? undefined : toFailure(thrown);
  if (failure?.kind === 'internal') request.log.error({ err: failure.cause }, 'a socket failed');
  if (socket.readyState !== socket.OPEN) return;
  socket.resume();
  const body = failure
    ? socketErrorBody(failure)
    : { message: (thrown as InputFault).message, error: 'invalid_request', code: 1008 };
  socket.send(JSON.stringify(body));
  new SocketLine(socket).close(failure ? failureKindTraits[failure.kind].socketClose : 1008, body.message);
}

interface CallParts {
  request: FastifyRequest;
  reply?: FastifyReply;
  socket?: WebSocket;
  actor: Actor | undefined;
  body?: unknown;
  keyed?: KeyedCall;
  options: MountOptions;
}

function makeCall(route: Route, parts: CallParts): AnyCall {
  const { request, reply, socket, actor, body, keyed, options } = parts;
  const input = parseInput(route, { params: request.params, query: request.query, body });
  const left = new AbortController();
  (socket ?? reply?.raw)?.once('close', () => left.abort());
  const isEndless = route.answer.kind === 'event-stream';
  return {
    ...(input as Pick<AnyCall, 'params' | 'query' | 'body'>),
    platform: options.platform,
    get actor(): Actor {
      if (!actor) throw new Error(`${route.id} has no actor: it is public, or its socket was not let in yet`);
      return actor;
    },
    findActor: async () => {
      if (actor) return actor;
      const credential = credentialOf(request);
      return credential ? options.authenticate(credential).catch(orNobody) : undefined;
    },
    authorize: async (credential = credentialOf(request)) => {
      const located = credential && { ...credential, ipAddress: request.ip };
      const found = await authorize(route, located, options.authenticate);
      if (!found) throw new Error(`${route.id} is public: nobody is let in`);
      return found;
    },
    requestId: request.id,
    signal: keyed?.signal ?? (isEndless ? AbortSignal.any([left.signal, options.closing]) : left.signal),
    header: (name) => headerText(request.headers[name.toLowerCase()]),
    ipAddress: request.ip,
    cookies: request.cookies,
    setHeader: (name, value) => void reply?.header(name, value),
    removeHeader: (name) => void reply?.removeHeader(name),
    setCookie: (name, value, { maxAgeSeconds, path }) =>
      void reply?.setCookie(name, value, {
        httpOnly: true,
        sameSite: 'strict',
        secure: takesSecureCookies(request, options.platform.publicUrl()),
        path,
        maxAge: maxAgeSeconds,
      }),
    log: request.log as AnyCall['log'],
  };
}

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
