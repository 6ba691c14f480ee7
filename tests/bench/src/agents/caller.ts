import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { BenchServer } from '../server/start-server.ts';
import { backgroundDb, backgroundLevel } from './backgrounds.ts';
import { levelOf, mixInto, msOf, samplesOf } from './pcm.ts';

const chunkMs = 20;
/** Who waits longer for an answer asks whether anybody is there. */
const mostWaitMs = 4000;

/** When what happened, in ms of one clock. */
export interface TurnTimes {
  /** The first and the last sample that is speech went out. */
  beganMs: number;
  endedMs: number;
  /** The agent took the turn as over: first of all, and first after the caller's end. */
  firstTakenMs: number | undefined;
  takenMs: number | undefined;
  firstTextMs: number | undefined;
  firstSoundMs: number | undefined;
  /** What the agent took for the caller's words, turn by turn. */
  heard: string[];
}

interface Happened {
  type: string;
  atMs: number;
  heard: string | undefined;
}

/** Somebody on the line with a microphone that is never silent for the program: it sends, speech or not, in real time. */
export class Caller {
  readonly #socket: WebSocket;
  readonly #background: Int16Array | undefined;
  readonly #happened: Happened[] = [];
  readonly #ending = new AbortController();
  #sent = 0;
  #say: { sound: Int16Array; at: number; done(): void } | undefined;
  #fault: Error | undefined;

  private constructor(socket: WebSocket, background: Int16Array | undefined) {
    this.#socket = socket;
    this.#background = background;
    socket.on('message', (frame) => this.#hear(String(frame)));
    socket.on('close', (code, reason) => {
      if (code !== 1000) this.#fault = new Error(`The conversation ended with ${code}: ${reason}`);
      this.#ending.abort();
    });
  }

  static async call(
    server: BenchServer,
    agentId: string,
    background: Int16Array | undefined,
  ): Promise<Caller> {
    const address = `${server.url.replace(/^http/, 'ws')}/v1/convai/conversation?agent_id=${agentId}`;
    const socket = new WebSocket(address, { headers: { 'xi-api-key': server.apiKey } });
    const caller = new Caller(socket, background);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.send(JSON.stringify({ type: 'conversation_initiation_client_data' }));
    await caller.#until('conversation_initiation_metadata', 0, 60_000);
    void caller.#stream();
    return caller;
  }

  /** Says a turn, and listens to the answer to its end. */
  async take(sound: Int16Array): Promise<TurnTimes> {
    const from = this.#happened.length;
    const beganMs = performance.now();
    await new Promise<void>((done) => {
      this.#say = { sound, at: 0, done };
    });
    const endedMs = performance.now();
    await this.#until('audio', endedMs, mostWaitMs);
    await this.#until('agent_response_complete', endedMs, 15_000);
    await wait(400);
    const mine = this.#happened.slice(from);
    const first = (type: string, afterMs = 0) =>
      mine.find((event) => event.type === type && event.atMs >= afterMs)?.atMs;
    return {
      ...{ beganMs, endedMs },
      firstTakenMs: first('user_transcript'),
      takenMs: first('user_transcript', endedMs),
      firstTextMs: first('agent_chat_response_part', endedMs),
      firstSoundMs: first('audio', endedMs),
      heard: mine.flatMap(({ heard }) => heard ?? []),
    };
  }

  async hangUp(): Promise<void> {
    this.#socket.close(1000);
    if (!this.#ending.signal.aborted) await new Promise((resolve) => this.#socket.once('close', resolve));
  }

  #hear(frame: string): void {
    const event = JSON.parse(frame) as {
      type: string;
      ping_event?: { event_id: number };
      user_transcription_event?: { user_transcript: string };
    };
    const heard = event.user_transcription_event?.user_transcript;
    this.#happened.push({ type: event.type, atMs: performance.now(), heard });
    if (event.type === 'ping')
      this.#socket.send(JSON.stringify({ type: 'pong', event_id: event.ping_event?.event_id }));
  }

  /** Undefined when it does not happen in time: the agent missed it. @throws Error when the line is gone */
  async #until(type: string, afterMs: number, withinMs: number): Promise<number | undefined> {
    const limitMs = performance.now() + withinMs;
    for (;;) {
      if (this.#fault) throw this.#fault;
      const found = this.#happened.find((event) => event.type === type && event.atMs >= afterMs);
      if (found) return found.atMs;
      if (performance.now() > limitMs) return undefined;
      await wait(10);
    }
  }

  /** Each piece goes when it would have been recorded. */
  async #stream(): Promise<void> {
    const startMs = performance.now();
    const size = samplesOf(chunkMs);
    while (!this.#ending.signal.aborted) {
      await wait(Math.max(0, startMs + msOf(this.#sent + size) - performance.now()));
      if (this.#socket.readyState !== WebSocket.OPEN) return;
      const piece = this.#next(size);
      const base64 = Buffer.from(piece.buffer).toString('base64');
      this.#socket.send(JSON.stringify({ user_audio_chunk: base64 }));
      this.#finish();
    }
  }

  #next(size: number): Int16Array<ArrayBuffer> {
    const piece = new Int16Array(size);
    const say = this.#say;
    if (say) {
      piece.set(say.sound.subarray(say.at, say.at + size));
      say.at += size;
    }
    if (this.#background) {
      const from = this.#sent % (this.#background.length - size);
      const gain = (speechLevel * 10 ** (-backgroundDb / 20)) / backgroundLevel;
      mixInto(piece, this.#background.subarray(from, from + size), gain);
    }
    this.#sent += size;
    return piece;
  }

  #finish(): void {
    if (!this.#say || this.#say.at < this.#say.sound.length) return;
    const { done } = this.#say;
    this.#say = undefined;
    done();
  }
}

const speechLevel = 3000;

/** As loud as all callers are. */
export function asLoudAsAll(sound: Int16Array): Int16Array {
  const even = new Int16Array(sound.length);
  mixInto(even, sound, speechLevel / levelOf(sound));
  return even;
}
