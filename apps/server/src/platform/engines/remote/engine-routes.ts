import { createHash, timingSafeEqual } from 'node:crypto';
import { EngineFailure } from '@mynah/engine-spec';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SpeechPool } from '../speech-pool.ts';
import {
  beatEveryMs,
  type EngineDescription,
  enginePaths,
  engineProtocol,
  type SpeakOrder,
  speakOrder,
} from './engine-wire.ts';
import { encodeFrame, type SpeechFrame } from './speech-frames.ts';

interface EngineRoutesOptions {
  pool: SpeechPool;
  /** Whoever has it may speak. */
  key: string;
}

/** Serves the engines of this process to the servers that hold the key; see `engine-wire.ts`. */
export function addEngineRoutes(server: FastifyInstance, { pool, key }: EngineRoutesOptions): void {
  const mayEnter = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!holdsKey(request, key)) return reply.code(401).send({ message: 'This is not the key.' });
  };
  server.get(`/${enginePaths.describe}`, { onRequest: mayEnter }, async (_request, reply) => {
    const engines = pool.engines();
    if (engines.length === 0) return reply.code(503).send({ message: 'The engines are loading.' });
    const description: EngineDescription = {
      protocol: engineProtocol,
      slots: pool.slots,
      waiting: pool.waiting,
      engines: [...engines],
    };
    return description;
  });
  server.post(`/${enginePaths.speak}`, { onRequest: mayEnter }, async (request, reply) => {
    const order = speakOrder.safeParse(request.body);
    if (!order.success) return reply.code(422).send({ message: 'This is no order to speak.' });
    reply.hijack();
    await answer(reply.raw, pool, order.data);
    // a connection that was busy when the server began to close would be kept alive, and hold it up
    if (!server.server.listening) setImmediate(() => server.server.closeIdleConnections());
  });
}

function holdsKey({ headers }: FastifyRequest, key: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${key}`));
}

/** The segment as frames. A connection that closes cancels it; a slow reader holds no engine, its frames wait here. */
async function answer(
  response: FastifyReply['raw'],
  pool: SpeechPool,
  { engine, caller, request }: SpeakOrder,
): Promise<void> {
  // who has left already will not close again
  if (response.destroyed) return;
  const leaving = new AbortController();
  const write = (frame: SpeechFrame): void => void response.write(encodeFrame(frame));
  const beat = (): void => write({ type: 'beat', waiting: pool.waiting });
  response.once('close', () => leaving.abort());
  response.writeHead(200, { 'content-type': 'application/octet-stream' });
  beat();
  const beats = setInterval(beat, beatEveryMs);
  try {
    for await (const part of pool.speak(engine, request, { caller, signal: leaving.signal }))
      write({ type: 'part', part });
    write({ type: 'end' });
  } catch (thrown) {
    const kind = thrown instanceof EngineFailure ? thrown.kind : 'broken';
    write({ type: 'failed', kind, message: thrown instanceof Error ? thrown.message : String(thrown) });
  } finally {
    clearInterval(beats);
    response.end();
  }
}
