import { on } from 'node:events';
import { SignJWT } from 'jose';
import { WebSocket } from 'ws';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { LanguageModel, ModelEvent, ModelRequest } from '../../../../platform/language-model/index.ts';
import { openOutsideSocket } from '../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { readEngineMessage, toTranscript } from './messages.ts';

export interface SpeechEngineServer {
  url: string;
  headers: Record<string, string>;
  /** SHA-256 of the API key that made the engine; undefined where a session made it: the call is then not signed. */
  key: Uint8Array | undefined;
  conversationId: string;
  /** So long is waited for the first word. */
  firstWordMs: number;
  /** The conversation is over. */
  gone: AbortSignal;
}

/** The official clients look for these words (API page on the speech engine). */
const issuer = 'https://api.elevenlabs.io/convai/speech-engine';
const subject = 'convai_speech_engine_upstream';
const authorizationHeader = 'X-Elevenlabs-Speech-Engine-Authorization';

const connectMs = 10_000;
const pingMs = 20_000;
/** A server that says nothing for so long within an answer has hung. */
const longestSilenceMs = 60_000;
const maxMessageBytes = 1 << 20;

/**
 * A server of somebody's own as the mind of a conversation: one line for all of it, which is opened again where it
 * broke. It is sent what was said at each turn, and a later turn leaves the answer to an earlier one.
 */
export class SpeechEngineLine implements LanguageModel {
  readonly name = 'speech-engine';
  readonly contextTokens = 128_000;
  readonly #platform: Platform;
  readonly #server: SpeechEngineServer;
  #socket: Promise<WebSocket> | undefined;
  #isClosed = false;
  #eventId = 0;

  constructor(platform: Platform, server: SpeechEngineServer) {
    this.#platform = platform;
    this.#server = server;
  }

  /** Before its first word it is asked once more, on a new line. @throws Failure `language_model_unavailable` */
  async *stream(request: ModelRequest): AsyncGenerator<ModelEvent> {
    let hasSpoken = false;
    try {
      for await (const event of this.#ask(request)) {
        hasSpoken = true;
        yield event;
      }
    } catch (cause) {
      request.signal.throwIfAborted();
      if (hasSpoken) throw cause;
      this.#leave();
      yield* this.#ask(request);
    }
  }

  async *#ask({ messages, signal: caller }: ModelRequest): AsyncGenerator<ModelEvent> {
    const eventId = ++this.#eventId;
    const silence = new Silence(this.#server.firstWordMs);
    try {
      const signal = AbortSignal.any([caller, silence.signal]);
      const socket = await unlessAborted(this.#open(), signal);
      const incoming = on(socket, 'message', { signal, close: ['close'] });
      send(socket, {
        type: 'user_transcript',
        user_transcript: toTranscript(messages),
        event_id: eventId,
      });
      for await (const [data] of incoming) {
        const answer = readEngineMessage(String(data));
        // without a number it is of the turn that goes on
        if (!answer || (answer.event_id ?? eventId) !== eventId) continue;
        silence.broken();
        if (answer.content !== '') yield { type: 'text', text: answer.content };
        if (!answer.is_final) continue;
        yield { type: 'end', reason: 'stop' };
        return;
      }
      throw unavailable('Your server closed the line before its answer was done.');
    } catch (cause) {
      caller.throwIfAborted();
      if (silence.signal.aborted) throw unavailable('Your server said nothing for too long.', cause);
      throw cause instanceof Failure && cause.code === 'language_model_unavailable'
        ? cause
        : unavailable(`Your server couldn’t be reached. ${messageOf(cause)}`, cause);
    } finally {
      silence.end();
    }
  }

  /** The conversation is over: that server is told, and the line closed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const socket = await this.#socket?.catch(() => undefined);
    if (socket?.readyState !== WebSocket.OPEN) return;
    send(socket, { type: 'close' });
    socket.close(1000);
  }

  /** A line on which nothing comes. */
  #leave(): void {
    const left = this.#socket;
    this.#socket = undefined;
    // it may still be opening
    left?.then(
      (socket) => socket.terminate(),
      () => {},
    );
  }

  /** The line that stands, or is being opened; one that failed or broke is forgotten. */
  async #open(): Promise<WebSocket> {
    if (this.#isClosed) throw unavailable('Somebody else speaks now.');
    if (this.#socket) return this.#socket;
    const opening = this.#connect();
    const forget = () => {
      if (this.#socket === opening) this.#socket = undefined;
    };
    opening.then((socket) => socket.once('close', forget), forget);
    this.#socket = opening;
    return opening;
  }

  async #connect(): Promise<WebSocket> {
    const { url, headers, key, conversationId, gone } = this.#server;
    const signed = key && { [authorizationHeader]: `Bearer ${await this.#sign(key)}` };
    const socket = await openOutsideSocket(this.#platform, url, {
      ...{ headers: { ...headers, ...signed }, timeoutMs: connectMs, maxMessageBytes, signal: gone },
    });
    const pings = setInterval(() => send(socket, { type: 'ping' }), pingMs);
    socket.once('close', () => clearInterval(pings));
    send(socket, { type: 'init', conversation_id: conversationId });
    return socket;
  }

  #sign(key: Uint8Array): Promise<string> {
    const issuedAt = unixSeconds(this.#platform.clock.now());
    return new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(subject)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 300)
      .sign(key);
  }
}

/** Ends what is waited for when nothing comes for too long. */
class Silence {
  readonly #over = new AbortController();
  #timer: NodeJS.Timeout;

  constructor(firstWordMs: number) {
    this.#timer = setTimeout(() => this.#over.abort(), firstWordMs);
  }

  get signal(): AbortSignal {
    return this.#over.signal;
  }

  broken(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#over.abort(), longestSilenceMs);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** Rejects as soon as nobody waits for it any more. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

const send = (socket: WebSocket, message: object): void => socket.send(JSON.stringify(message));

const messageOf = (cause: unknown): string => (cause instanceof Failure ? cause.message : '');

const unavailable = (message: string, cause?: unknown): Failure =>
  new Failure('language_model_unavailable', message.trim(), { cause });
