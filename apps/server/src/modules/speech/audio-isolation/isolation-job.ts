import type { Transaction } from '../../../platform/db/database.ts';
import type { EnginePool } from '../../../platform/engines/engine-pool.ts';
import type { MediaFile, OpenedMedia } from '../../../platform/media/index.ts';
import type { SoundTrack } from '../../../platform/sound/index.ts';
import type { Generation } from '../../billing/index.ts';

export interface IsolationOrder {
  /** As the sender calls the recording. */
  fileName: string;
  previewB64?: string;
  /** False: nothing of this request is kept. */
  enableLogging: boolean;
  /** The sound is wanted while it is made. */
  soon: boolean;
}

/** A recording that was looked at, and can be worked on here. */
export interface IsolationSource {
  file: MediaFile;
  media: OpenedMedia & { durationMs: number };
  /** Its name. */
  engine: string;
}

/** A recording that was paid for, and is about to be worked on. */
export interface IsolationJob extends IsolationSource {
  order: IsolationOrder;
  requestId: string;
  generation: Generation;
  /** Who is asked; those of the platform when absent. */
  engines?: EnginePool;
  /** Takes the cleaned sound. */
  track: SoundTrack;
  signal: AbortSignal;
  /** What else is written with its history item. */
  also?(transaction: Transaction): Promise<void>;
}
