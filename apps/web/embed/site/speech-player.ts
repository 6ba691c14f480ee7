import { addressOf } from '#web/shared/api/address-of.ts';
import { messageOf } from '../parts/refusal.ts';

const rateHz = 24_000;
/** A breath before the first sample, so that the second piece is there in time. */
const leadSeconds = 0.06;

export interface Said {
  text: string;
  voice: string;
  code: string;
}

export type PlayerState = 'idle' | 'waiting' | 'playing';

interface Listener {
  onState(state: PlayerState): void;
  /** The sound so far has grown, or the place in it has moved. */
  onMove(samples: readonly Float32Array[], seconds: { now: number; made: number }): void;
}

/** Says a text as its sound comes, and again what it has said last. One at a time on a page. */
export class SpeechPlayer {
  static #playing: SpeechPlayer | undefined;
  readonly #listener: Listener;
  #context: AudioContext | undefined;
  #leaving: AbortController | undefined;
  #parts: Float32Array<ArrayBuffer>[] = [];
  #made = 0;
  #startsAt = 0;
  #isWhole = false;
  #said: Said | undefined;
  #frame = 0;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** @throws Error with what the server says, in words for people */
  async say(said: Said): Promise<void> {
    SpeechPlayer.#playing?.stop();
    SpeechPlayer.#playing = this;
    this.#listener.onState('waiting');
    const isSame = this.#isWhole && JSON.stringify(said) === JSON.stringify(this.#said);
    const leaving = new AbortController();
    this.#leaving = leaving;
    this.#said = said;
    this.#context = new AudioContext({ sampleRate: rateHz });
    try {
      // within the press: a browser lets no page begin by itself
      await this.#context.resume();
      leaving.signal.throwIfAborted();
      if (isSame) this.#replay();
      else await this.#receive(said, leaving.signal);
    } catch (cause) {
      if (leaving.signal.aborted) return;
      this.stop();
      throw cause;
    }
  }

  stop(): void {
    this.#leaving?.abort();
    cancelAnimationFrame(this.#frame);
    void this.#context?.close();
    this.#context = undefined;
    if (SpeechPlayer.#playing === this) SpeechPlayer.#playing = undefined;
    this.#listener.onState('idle');
  }

  #replay(): void {
    const parts = this.#parts;
    this.#begin();
    for (const part of parts) this.#schedule(part);
    this.#isWhole = true;
  }

  #begin(): void {
    this.#parts = [];
    this.#made = 0;
    this.#startsAt = 0;
    this.#isWhole = false;
  }

  async #receive(said: Said, signal: AbortSignal): Promise<void> {
    this.#begin();
    const answer = await fetch(addressOf('POST /v1/website/speech'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: said.text, voice_id: said.voice, language_code: said.code }),
      signal,
    });
    if (!answer.ok || !answer.body)
      throw new Error(await messageOf(answer, 'It couldn’t be spoken. Try again in a moment.'));
    const reader = answer.body.getReader();
    let rest = new Uint8Array();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const bytes = new Uint8Array(rest.length + read.value.length);
      bytes.set(rest);
      bytes.set(read.value, rest.length);
      const whole = bytes.length - (bytes.length % 2);
      rest = bytes.slice(whole);
      if (whole > 0) this.#schedule(toSamples(bytes.subarray(0, whole)));
    }
    this.#isWhole = true;
  }

  /** Behind what is there; where that has run out, now. */
  #schedule(samples: Float32Array<ArrayBuffer>): void {
    const context = this.#context;
    if (!context) return;
    if (this.#parts.length === 0) {
      this.#startsAt = context.currentTime + leadSeconds;
      this.#listener.onState('playing');
      this.#follow();
    }
    const due = this.#startsAt + this.#made;
    const late = Math.max(0, context.currentTime + 0.02 - due);
    this.#startsAt += late;
    const buffer = context.createBuffer(1, samples.length, rateHz);
    buffer.copyToChannel(samples, 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    source.start(due + late);
    this.#parts.push(samples);
    this.#made += samples.length / rateHz;
  }

  #follow(): void {
    const context = this.#context;
    if (!context) return;
    const now = Math.min(this.#made, Math.max(0, context.currentTime - this.#startsAt));
    this.#listener.onMove(this.#parts, { now, made: this.#made });
    if (this.#isWhole && now >= this.#made) this.stop();
    else this.#frame = requestAnimationFrame(() => this.#follow());
  }
}

function toSamples(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: bytes.byteLength / 2 }, (_, at) => view.getInt16(at * 2, true) / 32_768);
}
