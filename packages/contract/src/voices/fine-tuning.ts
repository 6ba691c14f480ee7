import { z } from 'zod';

/** Where a professional clone is, by model, as answers of the API say it. */
export const fineTuningStates = [
  'not_started',
  'queued',
  'fine_tuning',
  'fine_tuned',
  'failed',
  'delayed',
] as const;
export type FineTuningState = (typeof fineTuningStates)[number];

const recording = z.object({
  recording_id: z.string(),
  mime_type: z.string(),
  size_bytes: z.int(),
  upload_date_unix: z.int(),
  transcription: z.string(),
});

export const verificationAttempt = z.object({
  text: z.string(),
  date_unix: z.int(),
  accepted: z.boolean(),
  /** Cosine of the reader's voice and the samples. */
  similarity: z.number(),
  levenshtein_distance: z.number(),
  recording: recording.nullable(),
});

export const manualVerification = z.object({
  extra_text: z.string(),
  request_time_unix: z.int(),
  files: z.array(
    z.object({
      file_id: z.string(),
      file_name: z.string(),
      mime_type: z.string(),
      size_bytes: z.int(),
      upload_date_unix: z.int(),
    }),
  ),
});

export const fineTuning = z.object({
  is_allowed_to_fine_tune: z.boolean(),
  /** By model id. */
  state: z.record(z.string(), z.enum(fineTuningStates)),
  verification_failures: z.array(z.string()),
  verification_attempts_count: z.int(),
  manual_verification_requested: z.boolean(),
  language: z.string().nullable(),
  /** By model id, 0 to 1. */
  progress: z.record(z.string(), z.number()).nullable(),
  message: z.record(z.string(), z.string()).nullable(),
  dataset_duration_seconds: z.number().nullable(),
  verification_attempts: z.array(verificationAttempt).nullable(),
  /** Clients know the key; what it holds with others is not documented. */
  finetuning_state: z.null(),
  slice_ids: z.array(z.string()).nullable(),
  manual_verification: manualVerification.nullable(),
  max_verification_attempts: z.int().nullable(),
  next_max_verification_attempts_reset_unix_ms: z.int().nullable(),
});
export type FineTuning = z.infer<typeof fineTuning>;
