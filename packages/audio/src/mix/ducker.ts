import type { ChannelCount } from '../channels.ts';
import { joinSamples } from '../join-samples.ts';
import { SpeechGate } from './speech-gate.ts';

export interface DuckingOptions {
  sampleRateHz: number;
  /** Of the bed and of the speech. Default 1. */
  channels?: ChannelCount;
  /** Mean level of 20 ms from which on it is speech. Default -42 dB of full scale. */
  thresholdDb?: number;
  /** By how much the bed is lowered. Default 12 dB. */
  depthDb?: number;
  /** How long it takes to fall. Default 120 ms. */
  attackMs?: number;
  /** How long it stays low after the last sound: longer than a breath, so that nothing pumps. Default 600 ms. */
  holdMs?: number;
  /** How long it takes to rise again. Default 700 ms. */
  releaseMs?: number;
  /** How long before the first sound it begins to fall. Default 150 ms. */
  lookAheadMs?: number;
}

/**
 * Lowers a bed (music, the sound of a film) under speech. The gain glides along a raised cosine in dB, so nothing
 * clicks and no step is heard; words of one sentence hold it down. n samples in, n samples out with `finish`; the same
 * whatever the blocks.
 */
export class Ducker {
  readonly #channels: ChannelCount;
  readonly #depthDb: number;
  readonly #fall: number;
  readonly #rise: number;
  readonly #hold: number;
  readonly #ahead: number;
  readonly #gate: SpeechGate;
  /** Frames of the bed that wait, and whether there is speech in each window from the first of them on. */
  #waiting: Float32Array = new Float32Array(0);
  #windows: boolean[] = [];
  /** Frames given; the frame up to which the bed is held down; 0 (as it is) to 1 (lowered). */
  #given = 0;
  #heldUntil = 0;
  #position = 0;
  #firstWindow = 0;
  #seenWindows = 0;

  constructor({
    sampleRateHz,
    channels = 1,
    thresholdDb = -42,
    depthDb = 12,
    attackMs = 120,
    holdMs = 600,
    releaseMs = 700,
    lookAheadMs = 150,
  }: DuckingOptions) {
    const toFrames = (ms: number): number => Math.round((ms * sampleRateHz) / 1000);
    this.#channels = channels;
    this.#depthDb = depthDb;
    this.#fall = 1 / Math.max(1, toFrames(attackMs));
    this.#rise = 1 / Math.max(1, toFrames(releaseMs));
    this.#hold = toFrames(holdMs);
    this.#ahead = toFrames(lookAheadMs);
    this.#gate = new SpeechGate({ sampleRateHz, channels, thresholdDb });
  }

  /** Blocks of the same length, interleaved; both are only read. Gives of the bed what can be said already. */
  write(bed: Float32Array, speech: Float32Array): Float32Array {
    this.#waiting = joinSamples([this.#waiting, bed]);
    this.#windows.push(...this.#gate.write(speech));
    const known = (this.#firstWindow + this.#windows.length) * this.#gate.windowFrames;
    const held = this.#waiting.length / this.#channels;
    return this.#give(Math.max(0, Math.min(held, known - this.#ahead - this.#given)));
  }

  /** The last samples. No `write` may follow. */
  finish(): Float32Array {
    return this.#give(this.#waiting.length / this.#channels);
  }

  #give(frames: number): Float32Array {
    const out = this.#waiting.slice(0, frames * this.#channels);
    this.#waiting = this.#waiting.slice(out.length);
    for (let frame = 0; frame < frames; frame++) {
      const gain = this.#nextGain();
      for (let side = 0; side < this.#channels; side++) out[frame * this.#channels + side]! *= gain;
    }
    this.#forgetWindows();
    return out;
  }

  #nextGain(): number {
    this.#lookAhead();
    const isLow = this.#given < this.#heldUntil;
    this.#given += 1;
    this.#position = isLow
      ? Math.min(1, this.#position + this.#fall)
      : Math.max(0, this.#position - this.#rise);
    if (this.#position === 0) return 1;
    const share = 0.5 - 0.5 * Math.cos(Math.PI * this.#position);
    return 10 ** ((-this.#depthDb * share) / 20);
  }

  /** Speech that begins within the look-ahead holds the bed down until its end and the hold. */
  #lookAhead(): void {
    const { windowFrames } = this.#gate;
    while (this.#seenWindows < this.#firstWindow + this.#windows.length) {
      const start = this.#seenWindows * windowFrames;
      if (start > this.#given + this.#ahead) return;
      if (this.#windows[this.#seenWindows - this.#firstWindow])
        this.#heldUntil = start + windowFrames + this.#hold;
      this.#seenWindows += 1;
    }
  }

  #forgetWindows(): void {
    this.#windows.splice(0, this.#seenWindows - this.#firstWindow);
    this.#firstWindow = this.#seenWindows;
  }
}
