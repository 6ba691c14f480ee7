import type { TranscriptWord } from '@mynah/contract/speech-to-text';
import type { TranscriptDetails } from '@mynah/contract/transcripts';
import { useQueryClient } from '@tanstack/react-query';
import type { WordChange } from '#web/features/speech-to-text/editor/correct-words.ts';
import { message } from '#web/features/speech-to-text/messages.ts';
import {
  detailsQuery,
  editTranscript,
  type TranscriptEdit,
  transcriptsKey,
} from '#web/features/speech-to-text/transcripts.requests.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { toast } from '#web/ui/toast.tsx';

export type Change = {
  title?: string;
  speakers?: TranscriptDetails['speakers'];
  words?: WordChange & { channel: number };
};

/** Edits wait for one another: each stands on the version that the one before made. */
let queue: Promise<unknown> = Promise.resolve();

/** Changes a transcript: at once on the page, then on the server. A refused change is taken back. */
export function useEdit(id: string): (change: Change) => Promise<void> {
  const client = useQueryClient();
  const { queryKey } = detailsQuery(id);
  return (change) => {
    client.setQueryData<TranscriptDetails>(queryKey, (details) => details && applyChange(details, change));
    const send = async (): Promise<void> => {
      const details = client.getQueryData<TranscriptDetails>(queryKey);
      if (!details) return;
      try {
        const { version } = await editTranscript(id, editOf(details.version, change));
        client.setQueryData<TranscriptDetails>(queryKey, (now) => now && { ...now, version });
        if (change.title) void client.invalidateQueries({ queryKey: [...transcriptsKey, 'list'] });
      } catch (cause) {
        if (cause instanceof ApiError && cause.status === 409) toast.error(message('stale'));
        else toast.failure(cause);
        await client.refetchQueries({ queryKey });
      }
    };
    const sent = queue.then(send);
    queue = sent;
    return sent;
  };
}

function applyChange(details: TranscriptDetails, { title, speakers, words }: Change): TranscriptDetails {
  return {
    ...details,
    title: title ?? details.title,
    speakers: speakers ?? details.speakers,
    channels: words
      ? details.channels.map((channel) =>
          channel.channel_index === words.channel
            ? { ...channel, words: channel.words.toSpliced(words.index, words.deleteCount, ...words.words) }
            : channel,
        )
      : details.channels,
  };
}

function editOf(version: number, { title, speakers, words }: Change): TranscriptEdit {
  return {
    version,
    title,
    speakers,
    edits: words && [
      {
        channel_index: words.channel,
        index: words.index,
        delete_count: words.deleteCount,
        words: words.words.map(wireWord),
      },
    ],
  };
}

const wireWord = ({ text, start, end, type, speaker_id }: TranscriptWord) => ({
  ...{ text, start, end, type, speaker_id },
});
