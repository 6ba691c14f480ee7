/** Frames decoded beside a chunk so that its edges sound as in the middle of speech. */
export const LEFT_CONTEXT = 8;
export const RIGHT_CONTEXT = 4;
/** Before the first chunk there is silence, of which little is needed where the statistics are known. */
export const LEFT_CONTEXT_AT_FIRST = 3;

/** Three seconds of sound: so long somebody else may have to wait for the processor. */
const LONGEST_DECODE = 120;

const LARGEST_CHUNK = 64;
/** A last chunk smaller than this joins the one before. */
const SMALLEST_TAIL = 8;
/** Share of the sound already given out that may be spent on the next chunk. */
const SAFETY = 0.7;

/** How the decoding has gone so far. */
export interface Pace {
  /** Milliseconds that decoding a frame takes at present. */
  frameMs: number;
  /** Sound given out and not yet played, were it played as it came. */
  bufferedMs: number;
}

/** How many frames each chunk has. */
export interface Schedule {
  /** Size of the next chunk when `remaining` frames are left; at most `remaining`. */
  next(remaining: number, pace: Pace): number;
}

/** Chunks of like size for sound that nobody waits for: few, for each costs its context too. */
export class EvenSchedule implements Schedule {
  readonly #size: number;

  constructor(frames: number) {
    this.#size = Math.ceil(frames / Math.ceil(frames / LONGEST_DECODE));
  }

  next(remaining: number): number {
    return Math.min(remaining, this.#size);
  }
}

/**
 * How many frames each chunk has. The first is small, so that sound begins at once; the next ones are as large
 * as the sound already given out pays for, as every chunk costs its context too.
 */
export class ChunkSchedule implements Schedule {
  readonly #first: number;
  #previous = 0;

  /**
   * @param threads of one inference: with one the first chunk must last longer to cover the second
   * @param isKnown the decoder knows how the voice sounds: a shorter first chunk is not heard as one. It must still
   * last until the second is there, less the 0.2 s that are silent or held back by the watermarker.
   */
  constructor(threads: number, isKnown = false) {
    if (isKnown) this.#first = threads > 1 ? 12 : 20;
    else this.#first = threads > 1 ? 16 : 32;
  }

  next(remaining: number, pace: Pace): number {
    const wanted = this.#previous === 0 ? this.#first : this.#grown(pace);
    this.#previous = wanted;
    const tail = Math.max(SMALLEST_TAIL, wanted >> 2);
    return remaining - wanted <= tail ? remaining : wanted;
  }

  #grown({ frameMs, bufferedMs }: Pace): number {
    // a clock too coarse for the chunk says that it took no time
    const payable = frameMs > 0 ? (SAFETY * bufferedMs) / frameMs : Number.POSITIVE_INFINITY;
    const affordable = Math.floor(payable) - LEFT_CONTEXT - RIGHT_CONTEXT;
    return Math.max(this.#first, Math.min(LARGEST_CHUNK, 2 * this.#previous, affordable));
  }
}
