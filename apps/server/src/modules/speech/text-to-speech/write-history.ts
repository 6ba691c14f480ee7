import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addHistoryItem } from '../../history/index.ts';
import type { CreditCount } from './charge-speech.ts';
import { toAlignment } from './speech-chunk.view.ts';
import type { SpeechJob, SpeechOrder } from './speech-job.ts';
import type { Recording } from './speech-track.ts';

/** What the history tells of a generation. */
export type HistoryJob = Omit<SpeechJob, 'calls' | 'cacheKey' | 'credits' | 'seed' | 'warnings'>;

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
    voiceId: job.voice.id,
    voiceName: job.voice.name,
    voiceCategory: job.voice.category,
    modelId: job.model.id,
    text: job.order.text,
    settings: job.settings,
    request: toRequest(job.order),
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
      voiceId: job.voice.id,
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

/** What the page sets beside text, voice, model and settings, in the words of the wire. */
const toRequest = ({ languageCode, seed, outputFormat, applyTextNormalization }: SpeechOrder) => ({
  output_format: outputFormat,
  ...(languageCode !== undefined && { language_code: languageCode }),
  ...(seed !== undefined && { seed }),
  ...(applyTextNormalization !== undefined && { apply_text_normalization: applyTextNormalization }),
});
