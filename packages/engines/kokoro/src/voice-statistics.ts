import type { NormStatistics } from './norm-statistics.ts';

/** How much longer or shorter speech may be than that whose statistics it begins with. */
const LIKE_LENGTH = 1.6;
/** Of each some 140 kB. */
const MOST_KEPT = 24;

interface Known {
  /** Who spoke, and how. */
  voice: string;
  statistics: NormStatistics;
}

/**
 * What the decoder's normalizations heard in earlier speech of a voice. A first chunk that is decoded with it may be
 * short. Only speech of like length helps: with that of a long sentence a greeting becomes a whisper. What was heard
 * first is kept, so that the same text sounds the same from then on.
 */
export class VoiceStatistics {
  /** Those that were asked for last come last. */
  #known: Known[] = [];

  /** Of speech by the voice about as long as `frames`. */
  find(voice: string, frames: number): NormStatistics | undefined {
    const found = this.#known.find((known) => known.voice === voice && isAlike(known.statistics, frames));
    if (!found) return undefined;
    this.#known = [...this.#known.filter((known) => known !== found), found];
    return found.statistics;
  }

  /** Keeps what was heard in a whole utterance, unless one of like length is known. */
  learn(voice: string, statistics: NormStatistics): void {
    if (this.find(voice, statistics.frames)) return;
    this.#known = [...this.#known, { voice, statistics }].slice(-MOST_KEPT);
  }
}

const isAlike = ({ frames: known }: NormStatistics, frames: number): boolean =>
  Math.max(known, frames) <= LIKE_LENGTH * Math.min(known, frames);
