import { z } from 'zod';
import { optional } from '../wire.ts';

/** How a transcript can be written to a file; `vtt` is ours, the others are the public API's. */
export const exportFormats = ['srt', 'vtt', 'txt', 'segmented_json', 'html', 'docx', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

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

export const exportTypes: Readonly<Record<ExportFormat, { extension: string; contentType: string }>> = {
  srt: { extension: 'srt', contentType: 'application/x-subrip' },
  vtt: { extension: 'vtt', contentType: 'text/vtt' },
  txt: { extension: 'txt', contentType: 'text/plain' },
  segmented_json: { extension: 'json', contentType: 'application/json' },
  html: { extension: 'html', contentType: 'text/html' },
  docx: {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  pdf: { extension: 'pdf', contentType: 'application/pdf' },
};
