import type { BlockKind } from './pauses.ts';

/** A recording that can be read from its begin as often as needed: mono, -1 to 1, in pieces of any size. */
export interface TakeSound {
  sampleRateHz: number;
  open(): AsyncIterable<Float32Array>;
}

/** A block on its way into the sound of its chapter. */
export interface BlockSound {
  type: BlockKind;
  /** Who speaks; what one voice says is brought to one loudness. */
  voice: string;
  /** By how much it shall be louder than the others, in dB. Default 0. */
  gainDb?: number;
  /** Absent: it says nothing, and takes no time. */
  take?: TakeSound | undefined;
}
