import type { BytesAnswer } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { HistoryRow } from '../../items/items.tables.ts';
import { type AudioReading, readItemAudio } from '../../sound/index.ts';

/** Samples without a head, which come with one. */
const isHeadless = ({ contentType }: HistoryRow): boolean => /^audio\/(pcm|basic)\b/.test(contentType);

/** What a browser is told that it gets. */
export const sharedAudioType = (item: HistoryRow): string =>
  isHeadless(item) ? 'audio/wav' : item.contentType;

/** The sound of a link or a part of it, in a form that browsers play. @throws Failure `range_not_satisfiable` */
export async function readSharedAudio(
  platform: Platform,
  item: HistoryRow,
  reading: Omit<AudioReading, 'isPlayed'>,
): Promise<BytesAnswer> {
  const answer = await readItemAudio(platform, item, { ...reading, isPlayed: true });
  // a link that was ended is dead at once: whoever keeps the sound has to ask first
  reading.setHeader('cache-control', 'no-cache');
  return answer;
}
