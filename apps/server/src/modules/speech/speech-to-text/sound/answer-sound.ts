import { Failure } from '../../../../platform/errors/index.ts';
import type { BytesAnswer } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { readRange } from '../../../history/index.ts';
import type { TranscriptionRow } from '../transcriptions.store.ts';
import { readSound } from './kept-sound.ts';

interface SoundReading {
  /** The header `Range`. */
  range: string | undefined;
  setHeader(name: string, value: string): void;
}

/** The file that was transcribed, or a part of it. @throws Failure `range_not_satisfiable`, `not_found` */
export async function answerSound(
  platform: Platform,
  { soundBlob, soundBytes, contentType }: TranscriptionRow,
  { range: header, setHeader }: SoundReading,
): Promise<BytesAnswer> {
  if (soundBlob === null) throw new Failure('not_found', 'The sound of this transcript is not kept.');
  const range = readRange(header, soundBytes);
  setHeader('accept-ranges', 'bytes');
  // what people upload is played, never opened as a page
  setHeader('content-disposition', 'attachment');
  if (range === 'beyond') {
    setHeader('content-range', `bytes */${soundBytes}`);
    throw new Failure(
      'range_not_satisfiable',
      `The sound has ${soundBytes} bytes; the range begins beyond them.`,
    );
  }
  const part = range === 'whole' ? undefined : range;
  const body = await readSound(platform, { soundBlob, soundBytes }, part);
  setHeader('cache-control', 'private, max-age=3600');
  if (!part) return { contentType, contentLength: soundBytes, body };
  setHeader('content-range', `bytes ${part.start}-${part.end}/${soundBytes}`);
  return { contentType, status: 206, contentLength: part.end - part.start + 1, body };
}
