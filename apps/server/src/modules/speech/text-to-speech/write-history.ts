import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addHistoryItem } from '../../history/index.ts';
import type { CreditCount } from './charge-speech.ts';
import { toAlignment } from './speech-chunk.view.ts';
import type { HistoryJob } from './speech-job.ts';
import type { Recording } from './speech-track.ts';

/** Sound that is kept in the blob store. */
export interface KeptSound {
  audioBlob: string;
  audioBytes: number;
}

/** Writes the history item of a generation and the event that tells of it, in the transaction of its charge. */
export async function writeHistory(
  platform: Platform,
  transaction: Transaction,
  { actor, job, recording, sound, count }: WrittenSpeech,
): Promise<void> {
  await addHistoryItem(transaction, {
    id: job.historyItemId,
    workspaceId: actor.workspaceId,
    userId: actor.userId,
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
    credits: count.credits,
    characterCountFrom: count.from,
    characterCountTo: count.to,
    createdAt: platform.clock.now(),
  });
  await platform.events.append(transaction, {
    name: 'speech.generated',
    workspaceId: actor.workspaceId,
    payload: {
      historyItemId: job.historyItemId,
      userId: actor.userId,
      voiceId: job.item.voiceId ?? null,
      modelId: job.model.id,
      credits: count.credits,
      durationMs: Math.round(recording.durationMs),
    },
  });
}

export interface WrittenSpeech {
  actor: Actor;
  job: HistoryJob;
  recording: Omit<Recording, 'bytes'>;
  sound: KeptSound;
  count: CreditCount;
}
