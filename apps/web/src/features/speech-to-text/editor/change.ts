import type { TranscriptDetails } from '@mynah/contract/speech/transcripts';
import type { WordChange } from '#web/features/speech-to-text/editor/correct-words.ts';

export type ChannelChange = WordChange & { channel: number };

export type Change = {
  title?: string;
  speakers?: TranscriptDetails['speakers'];
  /** One after the other: each counts in the words that the one before left. */
  words?: readonly ChannelChange[];
};

/** What a person may change of a transcript. */
type Editable = Pick<TranscriptDetails, 'title' | 'speakers' | 'channels'>;

export const applyChange = <Details extends Editable>(
  details: Details,
  { title, speakers, words = [] }: Change,
): Details => ({
  ...details,
  title: title ?? details.title,
  speakers: speakers ?? details.speakers,
  channels: words.reduce(changeWords, details.channels),
});

type Channels = TranscriptDetails['channels'];

const changeWords = (channels: Channels, { channel, index, deleteCount, words }: ChannelChange): Channels =>
  channels.map((each) =>
    each.channel_index === channel
      ? { ...each, words: each.words.toSpliced(index, deleteCount, ...words) }
      : each,
  );

/** What turns the changed details back into these. */
export function inverseOf(details: Editable, { title, speakers, words }: Change): Change {
  let { channels } = details;
  const back = words?.map((change): ChannelChange => {
    const { channel, index, deleteCount } = change;
    const before = channels.find(({ channel_index }) => channel_index === channel)?.words ?? [];
    channels = changeWords(channels, change);
    return {
      ...{ channel, index, deleteCount: change.words.length },
      words: before.slice(index, index + deleteCount),
    };
  });
  return {
    title: title === undefined ? undefined : details.title,
    speakers: speakers && details.speakers,
    words: back?.toReversed(),
  };
}
