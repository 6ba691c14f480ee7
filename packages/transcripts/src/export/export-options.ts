import type { TranscriptWord } from '../transcript-word.ts';

export type ExportFormat = 'srt' | 'vtt' | 'txt' | 'segmented_json' | 'html' | 'docx' | 'pdf';

/** What is absent follows from the format, as the public API has it. */
export interface ExportOptions {
  format: ExportFormat;
  includeSpeakers?: boolean;
  includeTimestamps?: boolean;
  segmentOnSilenceLongerThanS?: number;
  maxSegmentDurationS?: number;
  maxSegmentChars?: number;
  maxCharactersPerLine?: number;
}

/** A transcript that is written to a file. */
export interface ExportedTranscript {
  title: string;
  /** ISO 639-1. */
  language: string;
  words: readonly TranscriptWord[];
  /** What a speaker is called. */
  speakerName(speakerId: string): string;
}

/** With every default filled in. */
export interface ExportLayout {
  speakers: boolean;
  timestamps: boolean;
  silence: number | undefined;
  duration: number | undefined;
  width: number | undefined;
  lineWidth: number;
}

/** A paragraph ends at such a silence, s. */
const paragraphSilence = 2;

export function layoutOf(options: ExportOptions): ExportLayout {
  const isSubtitle = options.format === 'srt' || options.format === 'vtt';
  return {
    speakers: options.includeSpeakers ?? !isSubtitle,
    timestamps: options.includeTimestamps ?? true,
    silence: options.segmentOnSilenceLongerThanS ?? (isSubtitle ? 0.8 : paragraphSilence),
    duration: options.maxSegmentDurationS ?? (isSubtitle ? 4 : undefined),
    width: options.maxSegmentChars ?? (isSubtitle ? 84 : undefined),
    lineWidth: options.maxCharactersPerLine ?? (isSubtitle ? 42 : 100),
  };
}
