import type { SpeakerSeparation, VoiceSample } from '@mynah/contract/voices/voice-samples';
import type { VoiceSampleRow } from './samples.tables.ts';

const seconds = (ms: number): number => Math.round(ms) / 1000;

export const toSample = (sample: VoiceSampleRow): VoiceSample => ({
  sample_id: sample.id,
  file_name: sample.fileName,
  mime_type: sample.contentType,
  size_bytes: sample.sizeBytes,
  hash: sample.hash,
  duration_secs: seconds(sample.durationMs),
  remove_background_noise: sample.removeBackgroundNoise,
  has_isolated_audio: sample.cleanBlob !== null,
  has_isolated_audio_preview: sample.cleanBlob !== null,
  speaker_separation: toSeparation(sample),
  trim_start: sample.trimStartMs,
  trim_end: sample.trimEndMs,
});

export function toSeparation(sample: VoiceSampleRow): SpeakerSeparation {
  const speakers = sample.speakers?.map(({ speakerId, utterances }) => ({
    speaker_id: speakerId,
    duration_secs: seconds(utterances.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)),
    utterances: utterances.map(({ startMs, endMs }) => ({ start: seconds(startMs), end: seconds(endMs) })),
  }));
  return {
    voice_id: sample.voiceId,
    sample_id: sample.id,
    status: sample.separationState,
    speakers: speakers ? Object.fromEntries(speakers.map((speaker) => [speaker.speaker_id, speaker])) : null,
    selected_speaker_ids: sample.selectedSpeakerIds,
  };
}
