import { files, type OutputFormatName, outputFormat } from '@mynah/audio';
import { Failure } from '../../../../platform/errors/index.ts';
import type { BytesAnswer } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { HistoryRow } from '../items.store.ts';
import { type ByteRange, readRange } from '../read-range.ts';

export interface AudioReading {
  /** The header `Range`. */
  range: string | undefined;
  setHeader(name: string, value: string): void;
  /** For a media element: raw samples, which none can play, get the head of a WAV file. */
  isPlayed?: boolean;
}

/** The sound of an item, or a file that belongs to it. */
export type KeptBytes = Pick<HistoryRow, 'contentType' | 'audioBlob' | 'audioBytes'> &
  Partial<Pick<HistoryRow, 'outputFormat'>>;

/**
 * The audio of an item or the part of it that a `Range` header asks for; sets the headers that belong to it.
 * @throws Failure `range_not_satisfiable`
 */
export async function readItemAudio(
  platform: Platform,
  item: KeptBytes,
  { range: header, setHeader, isPlayed = false }: AudioReading,
): Promise<BytesAnswer> {
  const head = isPlayed ? playerHead(item) : undefined;
  const headBytes = head?.length ?? 0;
  const contentType = head ? 'audio/wav' : item.contentType;
  const size = headBytes + item.audioBytes;
  const range = readRange(header, size);
  setHeader('accept-ranges', 'bytes');
  if (range === 'beyond') {
    setHeader('content-range', `bytes */${size}`);
    throw new Failure('range_not_satisfiable', `The audio has ${size} bytes; the range begins beyond them.`);
  }
  const part = range === 'whole' ? { start: 0, end: size - 1 } : range;
  // a blob that is gone answers an error, which must not be kept
  const body = head
    ? await withHead(platform, item, head, part)
    : await platform.blobs.stream(item.audioBlob, range === 'whole' ? undefined : part);
  setHeader('cache-control', 'private, max-age=3600');
  const contentLength = part.end - part.start + 1;
  if (range === 'whole') return { contentType, contentLength, body };
  setHeader('content-range', `bytes ${part.start}-${part.end}/${size}`);
  return { contentType, status: 206, contentLength, body };
}

/** Undefined for what players read as it is. */
function playerHead({ outputFormat: name, audioBytes }: KeptBytes): Uint8Array | undefined {
  if (name === undefined) return undefined;
  const { codec, sampleRateHz } = outputFormat(name as OutputFormatName);
  if (codec === 'pcm') return files.wavHeader(sampleRateHz, audioBytes);
  return codec === 'ulaw' || codec === 'alaw'
    ? files.logWavHeader(codec, sampleRateHz, audioBytes)
    : undefined;
}

/** A part of the file that head and sound are together. */
async function withHead(
  { blobs }: Platform,
  { audioBlob }: KeptBytes,
  head: Uint8Array,
  { start, end }: ByteRange,
): Promise<AsyncIterable<Uint8Array>> {
  const first = head.subarray(start, end + 1);
  const inSound = { start: Math.max(0, start - head.length), end: end - head.length };
  const sound = inSound.end < 0 ? undefined : await blobs.stream(audioBlob, inSound);
  return (async function* () {
    if (first.length > 0) yield first;
    if (sound) yield* sound;
  })();
}
