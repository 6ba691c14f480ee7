import { exportTypes } from '@mynah/contract/speech/export-types';
import { type ExportOptions, exportTranscript } from '@mynah/transcripts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { BytesAnswer } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { speakerNameIn } from '../speaker-names.ts';
import { combined } from '../transcript-answer.view.ts';
import type { TranscriptionKey } from '../transcriptions.store.ts';
import { getFinishedTranscription } from './get-transcription.ts';

interface ExportedFile extends BytesAnswer {
  /** RFC 6266. */
  disposition: string;
}

/** A transcript as a file; several channels in one, in order of time. @throws Failure `not_found_error` */
export async function exportFile(
  platform: Platform,
  key: TranscriptionKey,
  options: ExportOptions,
): Promise<ExportedFile> {
  const row = await getFinishedTranscription(platform, key);
  const channels = row.channels ?? [];
  const whole = channels.length === 1 ? channels[0]! : combined(channels);
  const content = await exportTranscript(
    { title: row.title, language: whole.language, words: whole.words, speakerName: speakerNameIn(row) },
    options,
  );
  if (content === undefined) {
    throw new Failure('unprocessable', 'This server has no PDF font for this script. Choose DOCX or HTML.');
  }
  const { extension, contentType } = exportTypes[options.format];
  const isText = contentType.startsWith('text/');
  return {
    contentType: isText ? `${contentType}; charset=utf-8` : contentType,
    body: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    disposition: dispositionOf(`${row.title}.${extension}`),
  };
}

/** The name in ASCII for old programs, and as it is. */
function dispositionOf(name: string): string {
  const safe = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  const ascii = safe.normalize('NFKD').replace(/[^\x20-\x7e]/g, '') || 'transcript';
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(safe)}`;
}
