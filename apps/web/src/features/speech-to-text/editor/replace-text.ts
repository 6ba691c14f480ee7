import type { TranscriptDetails } from '@mynah/contract/speech/transcripts';
import type { ChannelChange } from '#web/features/speech-to-text/editor/change.ts';
import { correctWords } from '#web/features/speech-to-text/editor/correct-words.ts';
import type { Match } from '#web/features/speech-to-text/editor/find-text.ts';
import type { Paragraph } from '#web/features/speech-to-text/editor/paragraphs.ts';

/**
 * What puts `replacement` at the places that were found; words beside them keep their times. From the last place to
 * the first, so that no change moves what the next one counts from.
 */
export function replaceText(
  channels: TranscriptDetails['channels'],
  paragraphs: readonly Paragraph[],
  { matches, replacement }: { matches: readonly Match[]; replacement: string },
): ChannelChange[] {
  return placesOf(matches, paragraphs)
    .flatMap((found) => {
      const { channel, first, count, text } = paragraphs[found[0]!.paragraph]!;
      const words = channels.find(({ channel_index }) => channel_index === channel)?.words ?? [];
      const wanted = found
        .toReversed()
        .reduce((before, { from, to }) => before.slice(0, from) + replacement + before.slice(to), text);
      const change = correctWords(words.slice(first, first + count), first, wanted);
      return change ? [{ ...change, channel }] : [];
    })
    .sort((one, other) => other.index - one.index);
}

/** Matches, together where they touch the same word. */
function placesOf(matches: readonly Match[], paragraphs: readonly Paragraph[]): Match[][] {
  const places: Match[][] = [];
  let end = 0;
  for (const match of matches) {
    const last = places.at(-1);
    if (last && last[0]!.paragraph === match.paragraph && match.from < end) last.push(match);
    else places.push([match]);
    const { words } = paragraphs[match.paragraph]!;
    end = words.find(({ to }) => to >= match.to)?.to ?? match.to;
  }
  return places;
}
