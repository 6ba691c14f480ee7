import type { ChannelCount } from '../channels.ts';

/** A window long enough for a period of a deep voice. */
const windowMs = 20;
/** It stays open until the level is this much under the threshold: it does not flutter around it. */
const hysteresisDb = 6;

/** Tells where a track is loud enough to be speech, window by window. */
export class SpeechGate {
  readonly windowFrames: number;
  readonly #channels: ChannelCount;
  readonly #opens: number;
  readonly #closes: number;
  #sum = 0;
  #filled = 0;
  #isOpen = false;

  constructor(options: { sampleRateHz: number; channels: ChannelCount; thresholdDb: number }) {
    this.#channels = options.channels;
    this.windowFrames = Math.max(1, Math.round((windowMs * options.sampleRateHz) / 1000));
    this.#opens = 10 ** (options.thresholdDb / 10);
    this.#closes = 10 ** ((options.thresholdDb - hysteresisDb) / 10);
  }

  /** For each window that is full now: was there speech in it. */
  write(samples: Float32Array): boolean[] {
    const windows: boolean[] = [];
    const size = this.windowFrames * this.#channels;
    for (const sample of samples) {
      this.#sum += sample * sample;
      if (++this.#filled < size) continue;
      const power = this.#sum / size;
      this.#isOpen = power > (this.#isOpen ? this.#closes : this.#opens);
      windows.push(this.#isOpen);
      this.#sum = 0;
      this.#filled = 0;
    }
    return windows;
  }
}
