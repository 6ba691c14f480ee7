import { type Cut, findCut } from '../work/find-cut.ts';
import { SampleBuffer } from '../work/sample-buffer.ts';

export const rateHz = 16_000;
const toMs = (samples: number): number => (samples / rateHz) * 1000;
const toSamples = (ms: number): number => Math.round((ms * rateHz) / 1000);

export interface Listening {
  frameMs: number;
  /** Above it a frame is speech. */
  threshold: number;
  minSpeechMs: number;
  minSilenceMs: number;
}

/** Kept before the first word: it may begin softly. */
const leadMs = 600;
/** What the recognizer of speech hears of the past, so that it knows the voice and the room. */
const contextMs = 1000;

/** Sound that has come and is not committed yet, with how likely each frame of it is speech. */
export class OpenSpeech {
  readonly #samples = new SampleBuffer();
  readonly #listening: Listening;
  #probabilities: number[] = [];
  /** Of the first sample, in the time of the session. */
  #startMs: number;

  constructor(listening: Listening, startMs = 0) {
    this.#listening = listening;
    this.#startMs = startMs;
  }

  get startMs(): number {
    return this.#startMs;
  }

  get lengthMs(): number {
    return toMs(this.#samples.length);
  }

  /** Not looked at yet. */
  get unheardMs(): number {
    return this.lengthMs - this.heardMs;
  }

  get heardMs(): number {
    return this.#probabilities.length * this.#listening.frameMs;
  }

  add(samples: Float32Array): void {
    this.#samples.add(samples);
  }

  /** What is to be looked at next, in whole frames, and how many frames of it are known already. */
  toHear(): { samples: Float32Array; known: number } {
    const { frameMs } = this.#listening;
    const known = Math.min(this.#probabilities.length, Math.floor(contextMs / frameMs));
    const from = (this.#probabilities.length - known) * frameMs;
    const frames = Math.floor((this.lengthMs - from) / frameMs);
    return { samples: this.#samples.slice(toSamples(from), toSamples(from + frames * frameMs)), known };
  }

  hear(probabilities: Float32Array, known: number): void {
    this.#probabilities.push(...probabilities.subarray(known));
  }

  /** Has anybody spoken for long enough? */
  get hasSpeech(): boolean {
    const { frameMs, threshold, minSpeechMs } = this.#listening;
    return this.#probabilities.filter((value) => value >= threshold).length * frameMs >= minSpeechMs;
  }

  /** How long nobody has spoken, up to what was looked at. */
  get silenceMs(): number {
    const { frameMs, threshold, minSilenceMs } = this.#listening;
    const last = this.#probabilities.findLastIndex((value) => value >= threshold);
    const silence = (this.#probabilities.length - 1 - last) * frameMs;
    return silence >= minSilenceMs ? silence : 0;
  }

  all(): Float32Array {
    return this.#samples.slice(0, this.#samples.length);
  }

  front(ms: number): Float32Array {
    return this.#samples.slice(0, toSamples(ms));
  }

  /** Where speech that is longer than a window is best cut. */
  cut(mostMs: number): Cut | undefined {
    const { frameMs, threshold } = this.#listening;
    const probabilities = Float32Array.from(this.#probabilities);
    return findCut(probabilities, { frameMs, threshold, mostMs, isEnd: false });
  }

  /** Forgets silence before the first word. */
  dropSilence(): void {
    if (!this.hasSpeech && this.heardMs > 3 * leadMs) this.drop(this.heardMs - leadMs);
  }

  drop(ms: number): void {
    const frames = Math.floor(ms / this.#listening.frameMs);
    this.#samples.dropFront(toSamples(frames * this.#listening.frameMs));
    this.#probabilities = this.#probabilities.slice(frames);
    this.#startMs += frames * this.#listening.frameMs;
  }

  /** Ends here: what was not looked at begins the speech that follows. */
  split(): OpenSpeech {
    const next = new OpenSpeech(this.#listening, this.#startMs + this.heardMs);
    const heard = toSamples(this.heardMs);
    next.add(this.#samples.slice(heard, this.#samples.length));
    this.#samples.dropBack(this.#samples.length - heard);
    return next;
  }

  /** Ends with all that has come. */
  follow(): OpenSpeech {
    return new OpenSpeech(this.#listening, this.#startMs + this.lengthMs);
  }
}
