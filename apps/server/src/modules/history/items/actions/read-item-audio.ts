import { Failure } from '../../../../platform/errors/index.ts';
import type { BytesAnswer } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { HistoryRow } from '../items.store.ts';
import { readRange } from '../read-range.ts';

export interface AudioReading {
  /** The header `Range`. */
  range: string | undefined;
  setHeader(name: string, value: string): void;
}

/** The sound of an item, or a file that belongs to it. */
export type KeptBytes = Pick<HistoryRow, 'contentType' | 'audioBlob' | 'audioBytes'>;

/**
 * The audio of an item or the part of it that a `Range` header asks for; sets the headers that belong to it.
 * @throws Failure `range_not_satisfiable`
 */
export async function readItemAudio(
  platform: Platform,
  { contentType, audioBlob: key, audioBytes: size }: KeptBytes,
  { range: header, setHeader }: AudioReading,
): Promise<BytesAnswer> {
  const range = readRange(header, size);
  setHeader('accept-ranges', 'bytes');
  if (range === 'beyond') {
    setHeader('content-range', `bytes */${size}`);
    throw new Failure('range_not_satisfiable', `The audio has ${size} bytes; the range begins beyond them.`);
  }
  // a blob that is gone answers an error, which must not be kept
  const part = range === 'whole' ? undefined : range;
  const body = await platform.blobs.stream(key, part);
  setHeader('cache-control', 'private, max-age=3600');
  if (!part) return { contentType, contentLength: size, body };
  setHeader('content-range', `bytes ${part.start}-${part.end}/${size}`);
  return { contentType, status: 206, contentLength: part.end - part.start + 1, body };
}
