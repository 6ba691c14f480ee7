import { Failure } from '../../../../platform/errors/index.ts';
import { answerFile, type BytesAnswer, type FileReading } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { TranscriptionRow } from '../transcriptions.store.ts';

/** The file that was transcribed, or a part of it. @throws Failure `range_not_satisfiable`, `not_found` */
export async function answerSound(
  { blobs }: Platform,
  { soundBlob, soundBytes: sizeBytes, contentType }: TranscriptionRow,
  reading: FileReading,
): Promise<BytesAnswer> {
  if (soundBlob === null) throw new Failure('not_found', 'The audio of this transcript isn’t stored.');
  // what people upload is played, never opened as a page
  reading.setHeader('content-disposition', 'attachment');
  return answerFile({ contentType, sizeBytes, open: (range) => blobs.stream(soundBlob, range) }, reading);
}
