import type { VoicePreviews } from '@mynah/contract/voices/voice-design';
import type { PreviewRound } from './make-previews.ts';

export const toPreviews = ({
  previews,
  text,
  seed,
  ignoredWords,
  mediaType,
}: PreviewRound): VoicePreviews => ({
  previews: previews.map(({ row, sound }) => ({
    audio_base_64: sound ? Buffer.from(sound).toString('base64') : '',
    generated_voice_id: row.id,
    media_type: mediaType,
    duration_secs: Math.round(row.durationMs ?? 0) / 1000,
    language: row.language.split('-')[0]!,
    labels: row.labels,
  })),
  text,
  seed,
  ignored_words: [...ignoredWords],
});
