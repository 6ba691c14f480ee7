import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Generation } from '../../billing/index.ts';
import { completeInHistory } from '../generation/index.ts';
import { saveCachedItem } from './speech-cache.store.ts';
import { toAlignment } from './speech-chunk.view.ts';
import type { HistoryJob } from './speech-job.ts';
import type { Recording } from './speech-track.ts';

/** Sound that is in the blob store. */
export interface StoredSound {
  audioBlob: string;
  audioBytes: number;
}

export interface FinishedSpeech {
  generation: Generation;
  job: HistoryJob;
  recording: Recording;
  /** Of sound that was made before; otherwise it is stored now, if it is kept. */
  sound?: StoredSound;
  /** Where the same request may be answered from this. */
  cacheKey?: string;
}

/** Ends a generation: the bytes first, then charge, history item, event and cache entry in one transaction. */
export async function completeSpeech(
  platform: Platform,
  actor: Actor,
  { generation, job, recording, sound: known, cacheKey }: FinishedSpeech,
): Promise<void> {
  if (!job.isKept) return generation.complete();
  const sound = known ?? (await store(platform, recording, generation.id));
  const { workspaceId } = actor;
  await completeInHistory(platform, actor, generation, {
    item: {
      requestId: job.requestId,
      source: 'TTS',
      modelId: job.model.id,
      ...job.item,
      outputFormat: job.format.name,
      contentType: job.format.contentType,
      engine: job.speaker.engine,
      ...sound,
      durationMs: recording.durationMs,
      peaks: recording.peaks,
      alignments: {
        alignment: toAlignment(recording.written),
        normalizedAlignment: toAlignment(recording.spoken),
      },
    },
    event: {
      name: 'speech.generated',
      payload: { voiceId: job.item.voiceId ?? null, modelId: job.model.id },
    },
    also: async (tx) => {
      if (cacheKey === undefined) return;
      const historyItemId = generation.id;
      await saveCachedItem(tx, { workspaceId, requestHash: cacheKey, historyItemId });
    },
  });
}

async function store({ blobs }: Platform, { bytes }: Recording, of: string): Promise<StoredSound> {
  const { key, sizeBytes } = await blobs.put(bytes, of);
  return { audioBlob: key, audioBytes: sizeBytes };
}
