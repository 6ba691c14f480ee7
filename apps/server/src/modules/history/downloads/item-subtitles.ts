import type { SubtitleFormat } from '@mynah/contract/history/download-formats';
import { subtitleCues, type TimedWord, toSrt, toVtt, wordsOfCharacters } from '@mynah/text/subtitles';
import { Failure } from '../../../platform/errors/index.ts';
import type { HistoryRow } from '../items/items.tables.ts';

const utf8 = new TextEncoder();

/** The words of an item and when each is heard; undefined when nobody noted it. */
export function timedWordsOf({ alignments }: Pick<HistoryRow, 'alignments'>): TimedWord[] | undefined {
  if (!alignments) return undefined;
  const { alignment } = alignments;
  const words = wordsOfCharacters({
    characters: alignment.characters,
    starts: alignment.character_start_times_seconds,
    ends: alignment.character_end_times_seconds,
  });
  return words.length > 0 ? words : undefined;
}

/** The words of an item in a file. @throws Failure `no_timings` */
export function subtitleFile(item: HistoryRow, format: SubtitleFormat): Uint8Array {
  const words = timedWordsOf(item);
  if (!words) {
    const loc = ['path', 'history_item_id'];
    throw new Failure('no_timings', 'This item has no timings for subtitles.', { loc });
  }
  const duration = item.durationMs / 1000;
  const cues = subtitleCues(words, { duration });
  switch (format) {
    case 'srt':
      return utf8.encode(toSrt(cues));
    case 'vtt':
      return utf8.encode(toVtt(cues));
    case 'json':
      return utf8.encode(`${JSON.stringify(timingsOf(item, words, cues), null, 1)}\n`);
  }
}

/** Times in seconds, as in the API's alignments. */
const timingsOf = (item: HistoryRow, words: readonly TimedWord[], cues: ReturnType<typeof subtitleCues>) => ({
  history_item_id: item.id,
  text: item.text,
  duration: item.durationMs / 1000,
  words: words.map(({ text, start, end }) => ({ text, start, end })),
  cues: cues.map(({ start, end, lines }) => ({ start: toMs(start), end: toMs(end), text: lines.join('\n') })),
  alignment: item.alignments?.alignment,
  normalized_alignment: item.alignments?.normalizedAlignment,
});

const toMs = (seconds: number): number => Math.round(seconds * 1000) / 1000;
