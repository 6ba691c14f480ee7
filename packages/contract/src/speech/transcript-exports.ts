import { z } from 'zod';
import { optional } from '../wire.ts';
import { exportFormats } from './export-types.ts';

const seconds = z.number().positive().max(3600);
const characters = z.int().min(1).max(10_000);

/** One file that a transcript is wanted as. What is absent follows from the format. */
export const exportOptions = z.object({
  format: z.enum(exportFormats),
  include_speakers: optional(z.boolean()),
  include_timestamps: optional(z.boolean()),
  segment_on_silence_longer_than_s: optional(seconds),
  max_segment_duration_s: optional(seconds),
  max_segment_chars: optional(characters),
  /** Of `srt`, `vtt` and `txt`. */
  max_characters_per_line: optional(characters),
});
export type ExportOptions = z.input<typeof exportOptions>;

/** `additional_formats` of a transcription. */
export const mostExports = 10;
export const exportList = z.array(exportOptions).max(mostExports);

export const exportedFile = z.object({
  requested_format: z.string(),
  file_extension: z.string(),
  content_type: z.string(),
  is_base64_encoded: z.boolean(),
  content: z.string(),
});
export type ExportedFile = z.infer<typeof exportedFile>;
