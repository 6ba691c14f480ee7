import type { UploadedFile } from '@mynah/contract/uploads';
import type { MediaFile, OpenedMedia } from '../../../platform/media/index.ts';
import type { SoundTrack } from '../../../platform/sound/index.ts';
import type { Generation } from '../../billing/index.ts';

export interface IsolationOrder {
  audio: UploadedFile;
  fileFormat?: MediaFile['fileFormat'];
  previewB64?: string;
  /** False: nothing of this request is kept. */
  enableLogging: boolean;
  /** The sound is wanted while it is made. */
  soon: boolean;
}

/** A recording that was looked at and paid for, and is about to be worked on. */
export interface IsolationJob {
  order: IsolationOrder;
  requestId: string;
  file: MediaFile;
  media: OpenedMedia;
  engine: string;
  generation: Generation;
  /** Takes the cleaned sound. */
  track: SoundTrack;
  signal: AbortSignal;
}
