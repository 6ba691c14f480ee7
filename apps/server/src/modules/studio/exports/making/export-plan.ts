import {
  type BookExportFormat,
  bookExportFormats,
  type ExportFormat,
} from '@mynah/contract/studio/project-values';
import type { SoundFormat } from './encode-sound.ts';

/** What a format is made of. */
export interface ExportPlan {
  /**
   * What each chapter becomes first: its sound in a format, bare samples that are put together later, or nothing but its
   * times.
   */
  piece: SoundFormat | 'samples' | 'times';
  /** The pieces are what people get, and are measured as shops measure. */
  areFiles: boolean;
  /** What the pieces become then. */
  assembly:
    | 'as-it-is'
    | 'one-sound'
    | 'm4b'
    | 'epub'
    | 'words'
    | 'zip-of-sounds'
    | 'zip-of-words'
    | 'zip-of-all';
  /** Of the file, without dot. */
  extension: string;
  contentType: string;
}

/** MP3 as shops demand it; the others with nothing lost, or as well as speech needs. */
const soundFormats = {
  mp3: { format: 'mp3_44100_192', contentType: 'audio/mpeg' },
  wav: { format: 'wav_44100', contentType: 'audio/wav' },
  flac: { format: 'flac', contentType: 'audio/flac' },
  opus: { format: 'opus_48000_64', contentType: 'audio/ogg' },
} as const;

/** Speech within a book: half the bytes of a file for shops. */
const readAlongFormat = 'mp3_44100_96';

const wordTypes = { srt: 'application/x-subrip', vtt: 'text/vtt', json: 'application/json' } as const;

const zip = { extension: 'zip', contentType: 'application/zip' };

export const isBookFormat = (format: ExportFormat): format is BookExportFormat =>
  bookExportFormats.some((each) => each === format);

export function planExport(
  format: BookExportFormat,
  { chapters, isByChapter }: { chapters: number; isByChapter: boolean },
): ExportPlan {
  switch (format) {
    case 'mp3':
    case 'wav':
    case 'flac':
    case 'opus': {
      const { format: sound, contentType } = soundFormats[format];
      if (isByChapter) return { piece: sound, areFiles: true, assembly: 'zip-of-sounds', ...zip };
      const file = { extension: format, contentType };
      if (chapters === 1) return { piece: sound, areFiles: true, assembly: 'as-it-is', ...file };
      return { piece: 'samples', areFiles: false, assembly: 'one-sound', ...file };
    }
    case 'm4b':
      return {
        piece: 'samples',
        areFiles: false,
        assembly: 'm4b',
        extension: 'm4b',
        contentType: 'audio/mp4',
      };
    case 'epub':
      return {
        piece: readAlongFormat,
        areFiles: false,
        assembly: 'epub',
        extension: 'epub',
        contentType: 'application/epub+zip',
      };
    case 'srt':
    case 'vtt':
    case 'json':
      return isByChapter
        ? { piece: 'times', areFiles: false, assembly: 'zip-of-words', ...zip }
        : {
            piece: 'times',
            areFiles: false,
            assembly: 'words',
            extension: format,
            contentType: wordTypes[format],
          };
    case 'zip':
      return { piece: soundFormats.mp3.format, areFiles: true, assembly: 'zip-of-all', ...zip };
  }
}

/** The format that chapters are put together in, for `one-sound`. */
export const soundFormatOf = (format: ExportFormat): SoundFormat =>
  format === 'wav' || format === 'flac' || format === 'opus'
    ? soundFormats[format].format
    : soundFormats.mp3.format;
