import type { SpeechChunk, TimedCharacter } from '../track/index.ts';

/** Characters of a chunk; whole milliseconds from where it begins to sound. */
export interface ChunkTimes {
  chars: string[];
  startsMs: number[];
  durationsMs: number[];
}

/** Of a float that stands for a whole number. */
const grain = 1e-6;

/**
 * Tells the times of one sound relative to its chunks. Who adds them up with the lengths of the chunks gets times that
 * never go back, though they are whole milliseconds and chunks are not.
 */
class LineTimes {
  #lastMs = 0;

  /** Undefined for a chunk without a character. */
  of(characters: readonly TimedCharacter[], chunkStartMs: number): ChunkTimes | undefined {
    if (characters.length === 0) return undefined;
    const times: ChunkTimes = { chars: [], startsMs: [], durationsMs: [] };
    for (const { character, startMs, endMs } of characters) {
      // one that began in a chunk before is told from here on
      const start = Math.max(0, Math.ceil(Math.max(startMs, this.#lastMs) - chunkStartMs - grain));
      const end = Math.max(start, Math.floor(endMs - chunkStartMs + grain));
      this.#lastMs = chunkStartMs + end;
      times.chars.push(character);
      times.startsMs.push(start);
      times.durationsMs.push(end - start);
    }
    return times;
  }
}

/** The times of a sound: as it was written, and as it was spoken. */
export class SoundTimes {
  readonly #written = new LineTimes();
  readonly #spoken = new LineTimes();

  of({ written, spoken, startMs }: SpeechChunk) {
    return {
      written: this.#written.of(written, startMs),
      spoken: this.#spoken.of(spoken, startMs),
    };
  }
}
