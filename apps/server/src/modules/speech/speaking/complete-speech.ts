import type { StoredBlob } from '../../../platform/blobs/blobs.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Generation } from '../../billing/index.ts';
import { completeInHistory } from '../generation/index.ts';
import { saveCachedItem } from './cache/index.ts';
import type { PlannedSpeech } from './plan/index.ts';
import { toAlignment } from './speech-chunk.view.ts';
import type { Recording } from './track/index.ts';

type InHistory = Parameters<typeof completeInHistory>[3];

interface FinishedSpeech {
  generation: Generation;
  planned: Pick<PlannedSpeech, 'requestId' | 'isKept' | 'model' | 'format' | 'speaker' | 'item'>;
  recording: Recording;
  /** Puts the sound into the blob store, if it is kept; it may lie there. */
  store(of: string): Promise<StoredBlob>;
  /** Where the same request may be answered from this. */
  cacheKey?: string;
  /** As `completeInHistory` takes them. */
  cost?: InHistory['cost'];
  also?: InHistory['also'];
}

/** Ends a generation: the bytes first, then charge, history item, event and cache entry in one transaction. */
export async function completeSpeech(
  platform: Platform,
  actor: Actor,
  { generation, planned, recording, store, cacheKey, cost, also }: FinishedSpeech,
): Promise<void> {
  generation.note({ durationMs: Math.round(recording.durationMs) });
  if (!planned.isKept) return generation.complete();
  const { key: audioBlob, sizeBytes: audioBytes } = await store(generation.id);
  const { workspaceId } = actor;
  await completeInHistory(platform, actor, generation, {
    item: {
      requestId: planned.requestId,
      source: 'TTS',
      modelId: planned.model.id,
      ...planned.item,
      outputFormat: planned.format.name,
      contentType: planned.format.contentType,
      engine: planned.speaker.engine,
      audioBlob,
      audioBytes,
      durationMs: recording.durationMs,
      peaks: recording.peaks,
      alignments: {
        alignment: toAlignment(recording.written),
        normalizedAlignment: toAlignment(recording.spoken),
      },
    },
    event: {
      name: 'speech.generated',
      payload: { voiceId: planned.item.voiceId ?? null, modelId: planned.model.id },
    },
    ...(cost && { cost }),
    also: async (tx) => {
      await also?.(tx);
      if (cacheKey === undefined) return;
      const historyItemId = generation.id;
      await saveCachedItem(tx, { workspaceId, requestHash: cacheKey, historyItemId });
    },
  });
}
