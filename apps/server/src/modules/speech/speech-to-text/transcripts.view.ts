import type { ListedTranscript, TranscriptDetails, TranscriptProgress } from '@mynah/contract/transcripts';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { speakerNameIn } from './speaker-names.ts';
import { toWord } from './transcript-answer.view.ts';
import type { ListedRow, TranscriptionProgress, TranscriptionRow } from './transcriptions.store.ts';
import type { StoredChannel } from './transcriptions.tables.ts';

export function toProgress(row: TranscriptionProgress): TranscriptProgress {
  const { id, state, doneChannels, doneMs, durationMs, order, failureMessage } = row;
  const share = (doneChannels + Math.min(1, doneMs / Math.max(1, durationMs))) / (order.channels ?? 1);
  return {
    transcription_id: id,
    state,
    // what remains after the last window is small, and it is not done before it is
    progress: state === 'done' ? 1 : Math.round(Math.min(0.99, share) * 1000) / 1000,
    failure: failureMessage,
  };
}

const previewLength = 240;

export const toListed = (row: ListedRow): ListedTranscript => ({
  ...toProgress(row),
  title: row.title,
  created_at_unix: unixSeconds(row.createdAt),
  duration_ms: row.durationMs,
  language: row.language,
  model_id: row.order.modelId,
  engine: row.engine,
  preview: row.text.slice(0, previewLength),
});

/** With what is there of it so far. */
export function toDetails(row: TranscriptionRow, channels: readonly StoredChannel[]): TranscriptDetails {
  return {
    ...toListed(row),
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
