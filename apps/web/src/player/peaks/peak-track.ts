import { cutFrames } from '#web/player/peaks/mp3-frames.ts';
import { computePeaks, DECODE_RATE_HZ, type Decode } from '#web/shared/sound/peaks.ts';

/** Peaks a second: finer than the eye on any screen, coarse enough for an hour. */
export const PEAKS_PER_SECOND = 100;
/** Decoding little by little costs a call each time, so a few frames are put together. */
const BATCH_BYTES = 6000;

/** Loudness over time, which grows while sound arrives. Read by the canvas on every frame, so it is no React state. */
export class PeakTrack {
  peaks = new Float32Array(0);
  seconds = 0;
  #rest: Uint8Array = new Uint8Array(0);
  #turn: Promise<void> = Promise.resolve();
  readonly #decode: Decode;
  readonly #onChange: () => void;

  constructor(decode: Decode, onChange: () => void) {
    this.#decode = decode;
    this.#onChange = onChange;
  }

  /** Peaks known from elsewhere. */
  set(peaks: ArrayLike<number>, seconds: number): void {
    this.peaks = Float32Array.from(peaks);
    this.seconds = seconds;
    this.#onChange();
  }

  /** Peaks as the server keeps them: one byte each, in base64. */
  setBytes(base64: string, seconds: number): void {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    this.set(
      Array.from(bytes, (byte) => byte / 255),
      seconds,
    );
  }

  /** Draws a whole sound at once. */
  async readWhole(bytes: ArrayBuffer): Promise<void> {
    const samples = (await this.#decode(bytes)).getChannelData(0);
    const seconds = samples.length / DECODE_RATE_HZ;
    this.set(computePeaks(samples, Math.max(1, Math.round(seconds * PEAKS_PER_SECOND))), seconds);
  }

  append(bytes: Uint8Array): void {
    this.#rest = concat(this.#rest, bytes);
    if (this.#rest.length >= BATCH_BYTES) this.#decodeRest();
  }

  end(): void {
    this.#decodeRest();
  }

  #decodeRest(): void {
    const { byteLength, durationSeconds } = cutFrames(this.#rest);
    if (byteLength === 0) return;
    const part = this.#rest.slice(0, byteLength);
    this.#rest = this.#rest.slice(byteLength);
    this.#turn = this.#turn.then(() => this.#add(part, durationSeconds));
  }

  async #add(part: Uint8Array<ArrayBuffer>, durationSeconds: number): Promise<void> {
    const from = Math.round(this.seconds * PEAKS_PER_SECOND);
    this.seconds += durationSeconds;
    const count = Math.round(this.seconds * PEAKS_PER_SECOND) - from;
    try {
      const samples = (await this.#decode(part.buffer)).getChannelData(0);
      this.peaks = concatFloats(this.peaks, computePeaks(samples, count));
    } catch {
      // A part that cannot be decoded alone leaves a flat stretch; the sound itself is another matter.
      this.peaks = concatFloats(this.peaks, new Float32Array(count));
    }
    this.#onChange();
  }
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function concatFloats(first: Float32Array, second: Float32Array): Float32Array<ArrayBuffer> {
  const both = new Float32Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
