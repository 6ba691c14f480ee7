import { z } from 'zod';
import { json, route } from '../route.ts';
import { formList, uploadedFile } from '../uploads.ts';
import { id, ok } from '../wire.ts';
import { sampleLimits } from './sample-limits.ts';

export const separationStates = ['not_started', 'pending', 'completed', 'failed'] as const;

/** Who speaks in a sample, and when. */
export const speakerSeparation = z.object({
  voice_id: z.string(),
  sample_id: z.string(),
  status: z.enum(separationStates),
  /** By speaker id. */
  speakers: z
    .record(
      z.string(),
      z.object({
        speaker_id: z.string(),
        duration_secs: z.number(),
        /** Seconds from the start of the sample. */
        utterances: z.array(z.object({ start: z.number(), end: z.number() })),
      }),
    )
    .nullable(),
  selected_speaker_ids: z.array(z.string()).nullable(),
});
export type SpeakerSeparation = z.infer<typeof speakerSeparation>;

export const voiceSample = z.object({
  sample_id: z.string(),
  file_name: z.string(),
  mime_type: z.string(),
  size_bytes: z.int(),
  /** SHA-256 of the file, hexadecimal. */
  hash: z.string(),
  duration_secs: z.number().nullable(),
  remove_background_noise: z.boolean(),
  has_isolated_audio: z.boolean(),
  has_isolated_audio_preview: z.boolean(),
  speaker_separation: speakerSeparation.nullable(),
  /** What of it is used, in ms; null: from its start, to its end. */
  trim_start: z.int().nullable(),
  trim_end: z.int().nullable(),
});
export type VoiceSample = z.infer<typeof voiceSample>;

export const sampleParams = z.object({ voice_id: id, sample_id: id });

/** The files of a form. */
export const sampleFiles = formList(uploadedFile).refine(
  (files) => files.length <= sampleLimits.filesPerVoice,
  `Send at most ${sampleLimits.filesPerVoice} files`,
);

/** Samples of any voice that was made of recordings. */
export const voiceSampleRoutes = {
  audio: route({
    id: 'voice-samples.audio',
    method: 'GET',
    path: '/v1/voices/{voice_id}/samples/{sample_id}/audio',
    summary: 'Get the recording as it was uploaded',
    access: 'voices_read',
    params: sampleParams,
    answer: { kind: 'bytes', contentTypes: ['audio/mpeg', 'audio/wav', 'audio/*'] },
  }),
  remove: route({
    id: 'voice-samples.delete',
    method: 'DELETE',
    path: '/v1/voices/{voice_id}/samples/{sample_id}',
    summary: 'Delete a recording of a voice',
    access: 'voices_write',
    params: sampleParams,
    answer: json(ok),
  }),
};
