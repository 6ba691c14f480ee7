import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform.ts';
import type { Actor } from '../actor.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { KeyedCall } from './keyed-call.ts';

interface Beginning {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Keys belong to somebody: without one they say nothing. */
  findCaller(): Promise<Actor | undefined>;
}

/** The calls of this process that were sent with an `Idempotency-Key`. */
export class KeyedCalls {
  readonly #platform: Platform;
  readonly #closing: AbortSignal;
  readonly #calls = new WeakMap<FastifyRequest, KeyedCall>();
  readonly #running = new Set<KeyedCall>();

  constructor(server: FastifyInstance, { platform, closing }: { platform: Platform; closing: AbortSignal }) {
    this.#platform = platform;
    this.#closing = closing;
    server.addHook('onSend', async (request, _reply, payload) => {
      const call = this.#calls.get(request);
      return call ? call.pass(payload) : payload;
    });
    closing.addEventListener('abort', () => {
      for (const call of this.#running) call.abandon();
    });
    // what goes on without its caller still needs the database
    server.addHook('onClose', async () => {
      await Promise.all([...this.#running].map(({ ended }) => ended));
    });
  }

  /** Undefined for a call without a key. @throws InputFault */
  async begin({ request, reply, findCaller }: Beginning): Promise<KeyedCall | undefined> {
    const key = readIdempotencyKey(request);
    const actor = key === undefined ? undefined : await findCaller();
    if (key === undefined || !actor) return undefined;
    const call = new KeyedCall(this.#platform, { key, actor, request, reply, closing: this.#closing });
    this.#calls.set(request, call);
    this.#running.add(call);
    void call.ended.then(() => this.#running.delete(call));
    return call;
  }
}
