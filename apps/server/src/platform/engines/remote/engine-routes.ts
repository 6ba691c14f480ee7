import { createHash, timingSafeEqual } from 'node:crypto';
import { EngineFailure } from '@mynah/engine-spec';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EnginePool, ServedEngines } from '../engine-pool.ts';
import type { SpeechPool } from '../speech-pool.ts';
import { type EngineFrame, encodeFrame } from './engine-frames.ts';
import {
  allTasks,
  beatEveryMs,
  type EngineDescription,
  enginePaths,
  engineProtocol,
  mostOrderBytes,
  mostOrders,
  runOrder,
  speakOrder,
} from './engine-wire.ts';
import { decodeValue } from './wire-value.ts';

interface EngineRoutesOptions {
  pool: SpeechPool;
  /** For all but speaking. */
  engines: ServedEngines;
  /** Whoever has it may use them. */
  key: string;
}

/** Serves the engines of this process to the servers that hold the key; see `engine-wire.ts`. */
export function addEngineRoutes(server: FastifyInstance, { pool, engines, key }: EngineRoutesOptions): void {
  const mayEnter = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!holdsKey(request, key)) return reply.code(401).send({ message: 'The key is wrong.' });
  };
  server.get(`/${enginePaths.describe}`, { onRequest: mayEnter }, async (_request, reply) => {
    if (pool.engines().length === 0) return reply.code(503).send({ message: 'The engines are loading.' });
    return describe(pool, engines);
  });
  server.post(`/${enginePaths.speak}`, { onRequest: mayEnter }, async (request, reply) => {
    const order = speakOrder.safeParse(request.body);
    if (!order.success) return reply.code(422).send({ message: 'This isn’t a valid speech request.' });
    const { engine, request: asked, ...turn } = order.data;
    reply.hijack();
    await answer(reply.raw, pool, (signal) => pool.speak(engine, asked, { ...turn, signal }));
    letGo(server);
  });
  server.register(async (scope) => addRun(scope, engines, mayEnter));
}

const describe = (pool: SpeechPool, engines: EnginePool): EngineDescription => ({
  protocol: engineProtocol,
  slots: pool.slots,
  waiting: pool.waiting,
  engines: [...pool.engines()],
  tasks: allTasks.flatMap((task) => engines.engines(task).map(({ name }) => ({ task, name }))),
});

type Enter = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Steps are large: those that would not fit into memory together are turned away before they are read. */
function addRun(server: FastifyInstance, engines: ServedEngines, mayEnter: Enter): void {
  let taken = 0;
  const mayAsk = async (_request: FastifyRequest, reply: FastifyReply) => {
    if (taken >= mostOrders) return reply.code(429).send({ message: 'The engines are busy.' });
    taken++;
    reply.raw.once('close', () => taken--);
  };
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  const options = { onRequest: [mayEnter, mayAsk], bodyLimit: mostOrderBytes };
  server.post(`/${enginePaths.run}`, options, async (request, reply) => {
    const order = runOrder.safeParse(readValue(request.body));
    if (!order.success) return reply.code(422).send({ message: 'This isn’t a valid task request.' });
    const { task, request: asked, ...more } = order.data;
    reply.hijack();
    await answer(reply.raw, engines, (signal) => engines.run(task, asked as never, { ...more, signal }));
    letGo(server);
  });
}

function readValue(body: unknown): unknown {
  try {
    return decodeValue(body as Buffer);
  } catch {
    // whatever it is, it is no order
    return undefined;
  }
}

/** A connection that was busy when the server began to close would be kept alive, and hold it up. */
function letGo({ server }: FastifyInstance): void {
  if (!server.listening) setImmediate(() => server.closeIdleConnections());
}

function holdsKey({ headers }: FastifyRequest, key: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${key}`));
}

/** The parts as frames. A connection that closes cancels; a slow reader holds no engine, its frames wait here. */
async function answer<Part>(
  response: FastifyReply['raw'],
  pool: { readonly waiting: number },
  run: (signal: AbortSignal) => AsyncIterable<Part>,
): Promise<void> {
  // who has left already will not close again
  if (response.destroyed) return;
  const leaving = new AbortController();
  const write = (frame: EngineFrame<Part>): void => void response.write(encodeFrame(frame));
  const beat = (): void => write({ type: 'beat', waiting: pool.waiting });
  response.once('close', () => leaving.abort());
  response.writeHead(200, { 'content-type': 'application/octet-stream' });
  beat();
  const beats = setInterval(beat, beatEveryMs);
  try {
    for await (const part of run(leaving.signal)) write({ type: 'part', part });
    write({ type: 'end' });
  } catch (thrown) {
    const kind = thrown instanceof EngineFailure ? thrown.kind : 'broken';
    write({ type: 'failed', kind, message: thrown instanceof Error ? thrown.message : String(thrown) });
  } finally {
    clearInterval(beats);
    response.end();
  }
}
