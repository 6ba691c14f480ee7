import type { SpeechRequest } from '@mynah/engine-spec';

/** Bench to bare process; each is answered by one report, in order. */
export type BareCommand =
  | { type: 'load'; packFolders: Record<string, string>; threads: number }
  /** Reads the phonemes of what will be spoken; this is not part of the limit. */
  | { type: 'prepare'; requests: SpeechRequest[] }
  /** Speaks one of what was prepared. */
  | { type: 'speak'; index: number };

/** What speaking cost: the model and nothing else. */
export interface BareCost {
  audioSeconds: number;
  cpuSeconds: number;
}

export type BareReport = { type: 'done'; cost?: BareCost } | { type: 'failed'; message: string };
