/** Above it a frame is speech; a voice that goes on may fall to the second. */
const onset = 0.5;
const upkeep = 0.35;
/** Shorter gaps are between sounds of one word. */
const gapMs = 150;

/** How long somebody has been speaking, or has been silent: from the frames of a voice detector. */
export class VoiceGauge {
  readonly #frameMs: number;
  #voicedMs = 0;
  #silenceMs = 0;
  /** Frames with a voice so far: words are whole when no more have come. */
  #voicedFrames = 0;

  constructor(frameMs: number) {
    this.#frameMs = frameMs;
  }

  /** Of the stretch that goes on; 0 in silence. */
  get voicedMs(): number {
    return this.#silenceMs >= gapMs ? 0 : this.#voicedMs;
  }

  get silenceMs(): number {
    return this.#silenceMs;
  }

  get voicedFrames(): number {
    return this.#voicedFrames;
  }

  add(probabilities: Iterable<number>): void {
    for (const probability of probabilities) {
      const goesOn = this.#voicedMs > 0 && this.#silenceMs < gapMs;
      if (probability >= (goesOn ? upkeep : onset)) {
        this.#voicedMs = (goesOn ? this.#voicedMs + this.#silenceMs : 0) + this.#frameMs;
        this.#silenceMs = 0;
        this.#voicedFrames++;
      } else this.#silenceMs += this.#frameMs;
    }
  }
}
