import { writeDocx } from './docx-file.ts';
import { type ExportedTranscript, type ExportOptions, layoutOf } from './export-options.ts';
import { writeHtml } from './html-file.ts';
import { writePdf } from './pdf-file.ts';
import { MissingGlyph } from './pdf-fonts.ts';
import { writeSegmentedJson } from './segmented-json.ts';
import { writeSubtitles } from './subtitle-file.ts';
import { writeText } from './text-file.ts';

/**
 * A transcript as a file: text in UTF-8 for most formats, bytes for docx and pdf. Undefined for a pdf of a script that
 * the typeface at hand does not have.
 */
export async function exportTranscript(
  transcript: ExportedTranscript,
  options: ExportOptions,
): Promise<string | Uint8Array<ArrayBuffer> | undefined> {
  const layout = layoutOf(options);
  switch (options.format) {
    case 'srt':
    case 'vtt':
      return writeSubtitles(transcript, layout, options.format);
    case 'txt':
      return writeText(transcript, layout);
    case 'segmented_json':
      return writeSegmentedJson(transcript, layout);
    case 'html':
      return writeHtml(transcript, layout);
    case 'docx':
      return writeDocx(transcript, layout);
    case 'pdf':
      return writePdf(transcript, layout).catch((cause) => {
        if (cause instanceof MissingGlyph) return undefined;
        throw cause;
      });
  }
}
