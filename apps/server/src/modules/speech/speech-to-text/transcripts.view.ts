import type {
  ListedTranscript,
  TranscriptDetails,
  TranscriptProgress,
} from '@mynah/contract/speech/transcripts';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { speakerNameIn } from './speaker-names.ts';
import { toWord } from './transcript-answer.view.ts';
import type { ListedRow, TranscriptionProgress, TranscriptionRow } from './transcriptions.store.ts';
import type { StoredChannel } from './transcriptions.tables.ts';

export function toProgress(row: Omit<TranscriptionProgress, 'failureCode'>): TranscriptProgress {
  const { id, state, progress, failureMessage } = row;
  return {
    transcription_id: id,
    state,
    progress: state === 'done' ? 1 : Math.round(progress * 1000) / 1000,
    failure: failureMessage,
  };
}

const previewLength = 240;

/** `progress` of the work, where there is any. */
export const toListed = (row: ListedRow, progress = 0): ListedTranscript => ({
  ...toProgress({ ...row, progress }),
  title: row.title,
  created_at_unix: unixSeconds(row.createdAt),
  duration_ms: row.durationMs,
  language: row.language,
  model_id: row.order.modelId,
  engine: row.engine,
  preview: row.text.slice(0, previewLength),
});

/** With what is there of it so far. */
export function toDetails(
  row: TranscriptionRow,
  channels: readonly StoredChannel[],
  progress?: number,
): TranscriptDetails {
  return {
    ...toListed(row, progress),
    version: row.version,
    speakers: speakersOf(row, channels),
    channels: channels.map(({ channelIndex, language, languageProbability, words }) => ({
      channel_index: channelIndex,
      language,
      language_probability: languageProbability,
      words: words.map((word) => toWord(word, false)),
    })),
    has_audio: row.soundBlob !== null && !row.order.isBarePcm,
    has_video: row.hasVideo,
    peaks: row.peaks && Buffer.from(row.peaks).toString('base64'),
    credits: row.credits,
    warnings: row.warnings,
  };
}

/** In the order of their first words; those that were only named come last. */
function speakersOf(row: TranscriptionRow, channels: readonly StoredChannel[]) {
  const said = channels.flatMap(({ words }) => words.flatMap(({ speakerId }) => speakerId ?? []));
  const ids = new Set([...said, ...Object.keys(row.speakerNames)]);
  const nameOf = speakerNameIn(row);
  return [...ids].map((id) => ({ speaker_id: id, name: nameOf(id) }));
}
