import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SoundTrack } from '../../../platform/sound/index.ts';
import type { Generation, Price } from '../../billing/index.ts';
import { addHistoryFiles } from '../../history/index.ts';
import { completeInHistory, recordingFormat } from '../generation/index.ts';
import type { ChangeJob } from './plan-order.ts';
import type { UsedEngines } from './used-engines.ts';

export interface FinishedChange {
  job: ChangeJob;
  used: UsedEngines;
  generation: Generation;
  track: SoundTrack;
  /** The recording as it was sent; absent when nothing is to be kept. */
  original: SoundTrack | undefined;
  requestId: string;
  /** What follows from the charge, where the generation does not know it. */
  cost?: ReturnType<Price['costOf']>;
  /** What else is written with the history item. */
  also?(transaction: Transaction): Promise<void>;
}

/** Ends a change: the bytes first, then charge, history item and event in one transaction. */
export async function completeChange(
  platform: Platform,
  actor: Actor,
  { job, used, generation, track, original, requestId, cost, also }: FinishedChange,
): Promise<void> {
  const { voice, modelId, settings, format } = job;
  if (!original) return generation.complete();
  const source = await original.store(platform.blobs, generation.id);
  const stored = await track.store(platform.blobs, generation.id);
  await completeInHistory(platform, actor, generation, {
    item: {
      requestId,
      source: 'STS',
      voiceId: voice.id,
      voiceName: voice.name,
      voiceCategory: voice.category,
      modelId,
      settings,
      request: requestOf(job, used),
      outputFormat: format.name,
      contentType: format.contentType,
      engine: used.names,
      audioBlob: stored.key,
      audioBytes: stored.sizeBytes,
      durationMs: track.durationMs,
      peaks: track.peaks,
    },
    event: {
      name: 'speech.generated',
      payload: { voiceId: voice.id, modelId, task: 'speech-to-speech' },
    },
    ...(cost && { cost }),
    also: async (tx) => {
      await addHistoryFiles(tx, generation.id, [
        {
          name: 'original',
          contentType: recordingFormat.contentType,
          blob: source.key,
          sizeBytes: source.sizeBytes,
          peaks: original.peaks,
        },
      ]);
      await also?.(tx);
    },
  });
}

/** What the page sets beside voice, model and settings, in the words of the wire. */
const requestOf = (
  { order, isolation }: ChangeJob,
  { names, stretches }: UsedEngines,
): Record<string, unknown> => ({
  output_format: order.outputFormat,
  engine: names,
  file_name: order.audio.fileName,
  ...(order.seed !== undefined && { seed: order.seed }),
  ...(order.removeBackgroundNoise && { remove_background_noise: isolation !== undefined }),
  ...(stretches.length > 1 && {
    stretches: stretches.map(({ engine, fromMs, toMs }) => ({
      engine,
      start_ms: Math.round(fromMs),
      end_ms: Math.round(toMs),
    })),
  }),
});
