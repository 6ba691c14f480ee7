import { Failure } from '../../../../platform/errors/index.ts';
import type { BytesAnswer } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { openSound } from '../../downloads/item-sound.ts';
import { readItemAudio } from '../../items/actions/read-item-audio.ts';
import type { HistoryRow } from '../../items/items.store.ts';
import { type ByteRange, readRange } from '../../items/read-range.ts';

interface ReadOptions {
  /** The header `Range`. */
  range: string | undefined;
  setHeader(name: string, value: string): void;
  signal: AbortSignal;
}

/** Samples without a head: no browser plays them. */
const isHeadless = ({ contentType }: HistoryRow): boolean => /^audio\/(pcm|basic)\b/.test(contentType);

/** What a browser is told that it gets. */
export const sharedAudioType = (item: HistoryRow): string =>
  isHeadless(item) ? 'audio/wav' : item.contentType;

/** The sound of a link or a part of it, in a form that browsers play. @throws Failure `range_not_satisfiable` */
export async function readSharedAudio(
  platform: Platform,
  item: HistoryRow,
  options: ReadOptions,
): Promise<BytesAnswer> {
  const answer = isHeadless(item)
    ? await readAsWav(platform, item, options)
    : await readItemAudio(platform, item, options);
  // a link that was ended is dead at once: whoever keeps the sound has to ask first
  options.setHeader('cache-control', 'no-cache');
  return answer;
}

/** The file is made while it is read: a part is what is left when the bytes before it are passed over. */
async function readAsWav(
  platform: Platform,
  item: HistoryRow,
  { range: header, setHeader, signal }: ReadOptions,
): Promise<BytesAnswer> {
  const sound = await openSound(
    platform,
    { ...item, hasTimings: false },
    { format: 'wav', hasTags: false, signal },
  );
  const { contentType, contentLength: size = 0, body } = sound;
  const range = readRange(header, size);
  setHeader('accept-ranges', 'bytes');
  if (range === 'whole') return sound;
  if (range === 'beyond') {
    setHeader('content-range', `bytes */${size}`);
    throw new Failure('range_not_satisfiable', `The audio has ${size} bytes; the range begins beyond them.`);
  }
  setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return { contentType, status: 206, contentLength: range.end - range.start + 1, body: partOf(body, range) };
}

async function* partOf(
  bytes: AsyncIterable<Uint8Array>,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of bytes) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    if (part.length > 0) yield part;
    at += chunk.length;
    if (at > end) return;
  }
}
