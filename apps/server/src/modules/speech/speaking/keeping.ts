import type { StoredBlob } from '../../../platform/blobs/blobs.ts';
import type { SoundFile } from '../../../platform/sound/index.ts';
import type { Generation } from '../../billing/index.ts';
import type { PlannedSpeech } from './plan/index.ts';
import type { Recording } from './track/index.ts';

/** Speech that is whole, before it is charged. */
export interface FinishedSpeech {
  generation: Generation;
  planned: PlannedSpeech;
  recording: Recording;
  sound: SoundFile;
  /** Puts the sound into the blob store. */
  store(of: string): Promise<StoredBlob>;
}

/** Where speech is kept that has a place of its own in the product, and not in the history. */
export interface Keeping {
  /** What it is for, as it stands beside the charge: `studio`. */
  product: string;
  /** What it belongs to, likewise. */
  usage?: { projectId: string };
  /** Ends the generation: the bytes first, then the charge with what is kept of them, in one transaction. */
  complete(finished: FinishedSpeech): Promise<void>;
}
