import { EngineFailure, type SpeechPart } from '@mynah/engine-spec';
import { PartQueue } from '../part-queue.ts';
import { type EngineFrame, readFrames } from './engine-frames.ts';
import {
  type EngineDescription,
  engineDescription,
  enginePaths,
  mostOrderBytes,
  type RunOrder,
  type SpeakOrder,
  silenceAllowedMs,
} from './engine-wire.ts';
import { encodeValue } from './wire-value.ts';

/** The engine did not take the order: nothing was begun, and asking again costs nothing. */
export class EngineAway extends EngineFailure {
  constructor(message: string, cause?: unknown) {
    super('unavailable', message, { cause });
  }
}

/** The engine is there and has taken as much as it can; it has room again soon. */
export class EngineBusy extends EngineFailure {
  constructor(message: string) {
    super('unavailable', message);
  }
}

/** The connection broke while the engine worked. */
export class ConnectionLost extends EngineFailure {
  constructor(message: string, cause?: unknown) {
    super('unavailable', message, { cause });
  }
}

export interface EngineClientOptions {
  url: string;
  key: string;
  /** Told with every sign of life: so many segments wait for the engine. */
  onWaiting(count: number): void;
  /** The same of steps. */
  onTasksWaiting(count: number): void;
}

interface Order {
  path: string;
  contentType: string;
  body: string | Buffer;
  onWaiting(count: number): void;
  signal: AbortSignal;
}

/** The slowest network between the machines that still works. */
const slowestBytesPerMs = 100;

/** Calls of one engine address. Every failure is one sentence that names the address. */
export class EngineClient {
  readonly #options: EngineClientOptions;
  readonly #base: URL;

  constructor(options: EngineClientOptions) {
    this.#options = options;
    this.#base = new URL(options.url.endsWith('/') ? options.url : `${options.url}/`);
  }

  /** @throws EngineFailure */
  async describe(signal: AbortSignal): Promise<EngineDescription> {
    const response = await this.#fetch(enginePaths.describe, { signal });
    const body = await response.text().catch((cause) => {
      throw new EngineAway(`The connection to the engine at ${this.#name} was lost.`, cause);
    });
    const description = engineDescription.safeParse(fromJson(body));
    if (description.success) return description.data;
    throw new EngineFailure('broken', `The server at ${this.#name} isn’t an engine of this version.`);
  }

  /**
   * Begins a segment. The parts are fetched at once, whether or not they are read: a slow reader must not look
   * like a broken connection. Aborting closes the connection, which frees the engine.
   * @throws EngineAway when it was not begun, EngineFailure when it cannot be
   */
  speak(order: SpeakOrder, signal: AbortSignal): Promise<AsyncIterable<SpeechPart>> {
    const { onWaiting } = this.#options;
    const body = JSON.stringify(order);
    return this.#give({ path: enginePaths.speak, contentType: 'application/json', body, onWaiting, signal });
  }

  /** Begins a step of a task, likewise. @throws EngineAway, EngineBusy, EngineFailure */
  async run<Part>(order: RunOrder, signal: AbortSignal): Promise<AsyncIterable<Part>> {
    const { onTasksWaiting: onWaiting } = this.#options;
    const body = encodeValue(order);
    if (body.length > mostOrderBytes)
      throw new EngineFailure('unsupported', 'This step is too large for an engine on another machine.');
    const contentType = 'application/octet-stream';
    return this.#give<Part>({ path: enginePaths.run, contentType, body, onWaiting, signal });
  }

  async #give<Part>({ path, contentType, body, onWaiting, signal }: Order): Promise<AsyncIterable<Part>> {
    const silence = new Silence(silenceAllowedMs + body.length / slowestBytesPerMs);
    try {
      const response = await this.#fetch(path, {
        method: 'POST',
        headers: { 'content-type': contentType },
        body: body as BodyInit,
        signal: AbortSignal.any([signal, silence.signal]),
      });
      const parts = new PartQueue<Part>();
      void this.#fill(parts, { response, silence, onWaiting, signal });
      return parts;
    } catch (thrown) {
      silence.stop();
      throw thrown;
    }
  }

  get #name(): string {
    return this.#base.host;
  }

  async #fill<Part>(
    parts: PartQueue<Part>,
    { response, silence, onWaiting, signal }: Pick<Order, 'onWaiting' | 'signal'> & Answer,
  ): Promise<void> {
    try {
      // read to its very end, so that the connection can be used again
      for await (const frame of readFrames<Part>(heard(response, silence))) take(frame, parts, onWaiting);
      parts.end(new ConnectionLost(`The engine at ${this.#name} closed the connection.`));
    } catch (thrown) {
      // a caller who left wants no failure
      if (signal.aborted) parts.end();
      else if (thrown instanceof EngineFailure) parts.end(thrown);
      else parts.end(new ConnectionLost(`The connection to the engine at ${this.#name} was lost.`, thrown));
    } finally {
      silence.stop();
    }
  }

  async #fetch(path: string, { headers, signal, ...init }: RequestInit): Promise<Response> {
    const sent = { ...headers, authorization: `Bearer ${this.#options.key}` };
    const response = await fetch(new URL(path, this.#base), {
      ...init,
      signal,
      headers: sent,
      // the key is for this address alone
      redirect: 'error',
    }).catch((cause) => {
      throw new EngineAway(`The engine at ${this.#name} cannot be reached (${reasonOf(cause)}).`, cause);
    });
    if (response.ok && response.body) return response;
    await response.body?.cancel().catch(() => {});
    throw this.#refusal(response.status);
  }

  #refusal(status: number): EngineFailure {
    if (status === 401)
      return new EngineFailure(
        'broken',
        `The engine at ${this.#name} refused MYNAH_ENGINE_KEY. Set the same key there and here.`,
      );
    if (status === 429) return new EngineBusy(`The engine at ${this.#name} is busy.`);
    // from the engine, or from the load balancer before it
    if (status >= 500) return new EngineAway(`The engine at ${this.#name} is not ready (${status}).`);
    return new EngineFailure(
      'broken',
      `The server at ${this.#name} isn’t an engine of this version (${status}).`,
    );
  }
}

/** What comes after the end of the parts is not heard any more. */
function take<Part>(
  frame: EngineFrame<Part>,
  parts: PartQueue<Part>,
  onWaiting: (count: number) => void,
): void {
  if (frame.type === 'beat') onWaiting(frame.waiting);
  else if (frame.type === 'part') parts.push(frame.part);
  else if (frame.type === 'end') parts.end();
  else parts.end(new EngineFailure(frame.kind, frame.message));
}

interface Answer {
  response: Response;
  silence: Silence;
}

/** Aborts when nothing was heard for a while: a machine without power closes no connection. */
class Silence {
  readonly #allowedMs: number;
  readonly #end = new AbortController();
  #timer: NodeJS.Timeout;

  constructor(allowedMs: number) {
    this.#allowedMs = allowedMs;
    this.#timer = this.#start();
  }

  get signal(): AbortSignal {
    return this.#end.signal;
  }

  heard(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#start();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #start(): NodeJS.Timeout {
    return setTimeout(() => this.#end.abort(), this.#allowedMs).unref();
  }
}

async function* heard(response: Response, silence: Silence): AsyncGenerator<Uint8Array> {
  for await (const chunk of response.body ?? []) {
    silence.heard();
    yield chunk;
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // whatever it is, it is no description
    return undefined;
  }
}

/** The network's own word for it: ECONNREFUSED. */
function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error ? cause.cause : undefined;
  const code = inner instanceof Error && 'code' in inner ? inner.code : undefined;
  return typeof code === 'string' ? code : 'no answer';
}
