/** Somebody who speaks, or something. Clips are mono, 16 kHz. */
export interface Speaker {
  name: string;
  /** The engine, or the recordings that they belong to. */
  source: string;
  made: 0 | 1;
  clips: Float32Array[];
}
