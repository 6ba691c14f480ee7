import type { ExportOptions as WireOptions } from '@mynah/contract/transcript-exports';
import type { ExportOptions } from '@mynah/transcripts';

/** Options of one export, which come as JSON in a field of a form, on the inside's names. */
export const camelOptions = (options: WireOptions): ExportOptions => ({
  format: options.format,
  includeSpeakers: options.include_speakers,
  includeTimestamps: options.include_timestamps,
  segmentOnSilenceLongerThanS: options.segment_on_silence_longer_than_s,
  maxSegmentDurationS: options.max_segment_duration_s,
  maxSegmentChars: options.max_segment_chars,
  maxCharactersPerLine: 'max_characters_per_line' in options ? options.max_characters_per_line : undefined,
});
