import { Failure } from '../errors/index.ts';
import type { BytesAnswer } from './call.ts';
import { type ByteRange, readRange } from './read-range.ts';

/** A file that is kept somewhere, whole or by a part of it. */
export interface ServedFile {
  contentType: string;
  sizeBytes: number;
  /** Both ends inclusive; all of it without a range. @throws Failure `not_found` */
  open(range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
}

export interface FileReading {
  /** The header `Range`. */
  range: string | undefined;
  setHeader(name: string, value: string): void;
}

/**
 * A file or the part of it that a `Range` header asks for; sets the headers that belong to it. Only the reader keeps
 * it, for an hour.
 * @throws Failure `range_not_satisfiable`
 */
export async function answerFile(
  { contentType, sizeBytes, open }: ServedFile,
  { range: header, setHeader }: FileReading,
): Promise<BytesAnswer> {
  const range = readRange(header, sizeBytes);
  setHeader('accept-ranges', 'bytes');
  if (range === 'beyond') {
    setHeader('content-range', `bytes */${sizeBytes}`);
    throw new Failure(
      'range_not_satisfiable',
      `The range starts past the end of the file, which has ${sizeBytes} bytes.`,
    );
  }
  const part = range === 'whole' ? undefined : range;
  // a file that is gone answers an error, which must not be kept
  const body = await open(part);
  setHeader('cache-control', 'private, max-age=3600');
  if (!part) return { contentType, contentLength: sizeBytes, body };
  setHeader('content-range', `bytes ${part.start}-${part.end}/${sizeBytes}`);
  return { contentType, status: 206, contentLength: part.end - part.start + 1, body };
}
