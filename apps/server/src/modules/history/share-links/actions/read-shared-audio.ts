import { Failure } from '../../../../platform/errors/index.ts';
import type { BytesAnswer } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { toWav } from '../../downloads/to-wav.ts';
import { readItemAudio } from '../../items/actions/read-item-audio.ts';
import type { HistoryRow } from '../../items/items.store.ts';
import { readRange } from '../../items/read-range.ts';

interface ReadOptions {
  /** The header `Range`. */
  range: string | undefined;
  setHeader(name: string, value: string): void;
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
  { range: header, setHeader }: ReadOptions,
): Promise<BytesAnswer> {
  const answer = isHeadless(item)
    ? readPart(await toWav(platform, item), header, setHeader)
    : await readItemAudio(platform, item, { range: header, setHeader });
  // a link that was ended is dead at once: whoever keeps the sound has to ask first
  setHeader('cache-control', 'no-cache');
  return answer;
}

function readPart(wav: Uint8Array, header: string | undefined, setHeader: ReadOptions['setHeader']) {
  const contentType = 'audio/wav';
  const range = readRange(header, wav.length);
  setHeader('accept-ranges', 'bytes');
  if (range === 'whole') return { contentType, body: wav };
  if (range === 'beyond') {
    setHeader('content-range', `bytes */${wav.length}`);
    throw new Failure(
      'range_not_satisfiable',
      `The audio has ${wav.length} bytes; the range begins beyond them.`,
    );
  }
  setHeader('content-range', `bytes ${range.start}-${range.end}/${wav.length}`);
  return { contentType, status: 206 as const, body: wav.subarray(range.start, range.end + 1) };
}
