import { PassThrough, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../log/log.ts';
import type { Platform } from '../../platform.ts';
import type { Actor } from '../actor.ts';
import { AnswerRecorder } from './answer-recorder.ts';
import { claimKey, renewClaim } from './claim-key.ts';
import type { HeldRow } from './idempotency.store.ts';
import { type KeyIdentity, keyIdentity } from './idempotency-key.ts';
import { replayAnswer } from './replay-answer.ts';
import { requestFingerprint } from './request-fingerprint.ts';
import type { AnswerHead } from './sealed-answer.ts';

export interface KeyedRequest {
  key: string;
  actor: Actor;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Aborted when the server begins to close. */
  closing: AbortSignal;
}

/** Refusals that may be none a moment later: of the credential, of credits, of what runs or is so just now. */
const passingRefusals = new Set([401, 402, 409, 412, 425, 429]);
/** A fault of ours is made good by the next try. */
const isKept = (status: number): boolean => status < 500 && !passingRefusals.has(status);

/** Every answer has its own; these two name the call in the log, and in requests that follow it. */
const alwaysKept = ['request-id', 'x-request-id'];
/** A cookie that was given once may be worth something else by now. */
const neverKept = 'set-cookie';

/**
 * A call with an `Idempotency-Key`. Once its work has begun it is brought to its end whether or not the caller stays,
 * and its answer is kept, to be given again.
 */
export class KeyedCall {
  /** Resolves when nothing of the call goes on any more. */
  readonly ended: Promise<void>;
  readonly #platform: Platform;
  readonly #call: KeyedRequest;
  readonly #identity: KeyIdentity;
  readonly #row: HeldRow;
  /** What the server puts above every answer. */
  readonly #ownHeaders: Readonly<Record<string, unknown>>;
  readonly #abandoned = new AbortController();
  #hasLeft = false;
  #end: () => void = () => {};
  #claim: { letGo: () => void; leavesNothing: boolean } | undefined;

  constructor(platform: Platform, call: KeyedRequest) {
    const { key, actor, request, reply, closing } = call;
    this.#platform = platform;
    this.#call = call;
    this.#identity = keyIdentity(platform.keys, { actor, path: pathOf(request), key });
    this.#row = { id: this.#identity.id, workspaceId: actor.workspaceId, requestId: request.id };
    this.#ownHeaders = reply.getHeaders();
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    reply.raw.once('close', () => {
      this.#hasLeft = true;
      if (closing.aborted) this.#abandoned.abort();
    });
  }

  /** Aborted when the caller has left and the server closes. */
  get signal(): AbortSignal {
    return this.#abandoned.signal;
  }

  /** The server begins to close. */
  abandon(): void {
    if (this.#hasLeft) this.#abandoned.abort();
  }

  /**
   * Takes the key, or gives the first answer again and says so; the request was authorized and parsed.
   * @throws Failure `idempotency_key_reused`, `idempotency_key_in_use`, `history_item_not_found`, ...
   */
  async isReplayed(body: unknown, { leavesNothing }: { leavesNothing: boolean }): Promise<boolean> {
    const { request, reply } = this.#call;
    const { secret } = this.#identity;
    const fingerprint = await requestFingerprint({ query: request.query, body }, secret);
    const claim = { ...this.#row, fingerprint };
    const earlier = await claimKey(this.#platform, claim);
    if (!earlier) {
      this.#claim = { letGo: renewClaim(this.#platform, claim), leavesNothing };
      return false;
    }
    request.log.info({ first: earlier.requestId }, 'an earlier answer is given again');
    await replayAnswer(this.#platform, { row: earlier, secret, reply });
    return true;
  }

  /** Every answer goes by here on its way out, also a refusal; answers what is to be sent. */
  async pass(payload: unknown): Promise<unknown> {
    const claim = this.#claim;
    this.#claim = undefined;
    if (!claim) {
      this.#end();
      return payload;
    }
    const status = this.#call.reply.statusCode;
    // a refusal did nothing that must not be done twice
    const isWorthKeeping = isKept(status) && !(claim.leavesNothing && status >= 400);
    const recorder = this.#recorder(payload, claim.leavesNothing);
    const end = async (isWhole: boolean): Promise<void> => {
      claim.letGo();
      // whoever breaks work off may end it without an error
      await (isWhole && isWorthKeeping && !this.signal.aborted ? recorder.finish() : recorder.drop());
      this.#end();
    };
    if (isStream(payload)) {
      return passOn(payload, { recorder, end, hasLength: this.#call.reply.hasHeader('content-length') });
    }
    if (isWorthKeeping) await recorder.write(bytesOf(payload));
    await end(true);
    return payload;
  }

  #recorder(payload: unknown, leavesNothing: boolean): AnswerRecorder {
    const { request, reply } = this.#call;
    const historyItemId = reply.getHeader('history-item-id');
    return new AnswerRecorder(this.#platform, {
      row: this.#row,
      secret: this.#identity.secret,
      head: this.#head(payload),
      historyItemId: typeof historyItemId === 'string' ? historyItemId : undefined,
      leavesNothing,
      log: request.log as Log,
    });
  }

  #head(payload: unknown): AnswerHead {
    const { reply } = this.#call;
    const all = reply.getHeaders();
    const names = Object.keys(all).filter(
      (name) => name !== neverKept && (alwaysKept.includes(name) || all[name] !== this.#ownHeaders[name]),
    );
    const headers = Object.fromEntries(names.map((name) => [name, textOf(all[name])]));
    if (!isStream(payload) && reply.statusCode !== 204) {
      headers['content-length'] = String(bytesOf(payload).length);
    }
    return { status: reply.statusCode, headers };
  }
}

interface PassOnOptions {
  recorder: AnswerRecorder;
  end(isWhole: boolean): Promise<void>;
  /** Its reader knows the end by the length, and sees it with the last byte. */
  hasLength: boolean;
}

/**
 * Sends a streamed answer on, and reads it to its end: as fast as its reader while there is one. Each piece is sent
 * before it is stored, so that nobody waits for the store; but the answer is stored before its end is seen: whoever asks
 * again at once gets it.
 */
function passOn(source: Readable, { recorder, end, hasLength }: PassOnOptions): Readable {
  const reader = new PassThrough({ highWaterMark: 64 * 1024 });
  // who sends it hears of a fault; until then nobody listens
  reader.on('error', () => {});
  const send = (chunk: Uint8Array | undefined): void => {
    if (chunk && !reader.destroyed) reader.write(chunk);
  };
  const read = async (): Promise<void> => {
    /** With a length, the piece that may be the last one. */
    let held: Uint8Array | undefined;
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      send(hasLength ? held : chunk);
      held = hasLength ? chunk : undefined;
      await recorder.write(chunk);
      await drained(reader);
    }
    await end(true);
    send(held);
    reader.end();
  };
  read().catch(async (cause: Error) => {
    await end(false);
    reader.destroy(cause);
  });
  return reader;
}

/** Also when the reader leaves. */
async function drained(reader: PassThrough): Promise<void> {
  if (reader.destroyed || !reader.writableNeedDrain) return;
  await new Promise<void>((resolve) => {
    const goOn = (): void => {
      reader.off('drain', goOn).off('close', goOn);
      resolve();
    };
    reader.on('drain', goOn).on('close', goOn);
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? url;

const textOf = (value: unknown): string | string[] =>
  Array.isArray(value) ? value.map(String) : String(value);

const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload;

function bytesOf(payload: unknown): Uint8Array {
  if (payload instanceof Uint8Array) return payload;
  return Buffer.from(typeof payload === 'string' ? payload : '');
}
