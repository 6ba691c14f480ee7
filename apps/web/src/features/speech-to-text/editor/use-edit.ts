import type { TranscriptWord } from '@mynah/contract/speech/speech-to-text';
import type { TranscriptDetails } from '@mynah/contract/speech/transcripts';
import { useQueryClient } from '@tanstack/react-query';
import { applyChange, type Change, inverseOf } from '#web/features/speech-to-text/editor/change.ts';
import {
  type EditHistory,
  forgetHistory,
  remember,
} from '#web/features/speech-to-text/editor/edit-history.ts';
import { message } from '#web/features/speech-to-text/messages.ts';
import {
  detailsQuery,
  editTranscript,
  type TranscriptEdit,
  transcriptsKey,
} from '#web/features/speech-to-text/transcripts.requests.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { toast } from '#web/ui/toast.tsx';

/** Edits wait for one another: each stands on the version that the one before made. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Changes a transcript: at once on the page, then on the server. A refused change is taken back.
 * Where its inverse is remembered: among what can be undone, unless it undoes something itself.
 */
export function useEdit(id: string): (change: Change, list?: keyof EditHistory) => Promise<void> {
  const client = useQueryClient();
  const { queryKey } = detailsQuery(id);
  return (change, list) => {
    const before = client.getQueryData<TranscriptDetails>(queryKey);
    if (before) remember(id, inverseOf(before, change), list);
    client.setQueryData<TranscriptDetails>(queryKey, (details) => details && applyChange(details, change));
    const send = async (): Promise<void> => {
      const details = client.getQueryData<TranscriptDetails>(queryKey);
      if (!details) return;
      try {
        const { version } = await editTranscript(id, editOf(details.version, change));
        client.setQueryData<TranscriptDetails>(queryKey, (now) => now && { ...now, version });
        if (change.title) void client.invalidateQueries({ queryKey: [...transcriptsKey, 'list'] });
      } catch (cause) {
        forgetHistory(id);
        if (cause instanceof ApiError && cause.reason === 'version_mismatch') toast.error(message('stale'));
        else toast.failure(cause);
        await client.refetchQueries({ queryKey });
      }
    };
    const sent = queue.then(send);
    queue = sent;
    return sent;
  };
}

function editOf(version: number, { title, speakers, words }: Change): TranscriptEdit {
  return {
    version,
    title,
    speakers,
    edits: words?.map((each) => ({
      channel_index: each.channel,
      index: each.index,
      delete_count: each.deleteCount,
      words: each.words.map(wireWord),
    })),
  };
}

const wireWord = ({ text, start, end, type, speaker_id }: TranscriptWord) => ({
  ...{ text, start, end, type, speaker_id },
});
