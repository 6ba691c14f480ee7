import { useQueryClient } from '@tanstack/react-query';
import { message } from '#web/features/speech-to-text/messages.ts';
import {
  cancelTranscript,
  deleteTranscript,
  retryTranscript,
  transcriptsKey,
} from '#web/features/speech-to-text/transcripts.requests.ts';
import { confirm } from '#web/ui/confirm.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** What can be done to a transcript, from the list and from its own page. */
export function useTranscriptActions(id: string) {
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: transcriptsKey });
  const act = async (call: Promise<unknown>): Promise<boolean> => {
    const isDone = await okOrToast(call);
    await renew();
    return isDone;
  };
  return {
    cancel: () => act(cancelTranscript(id)),
    retry: () => act(retryTranscript(id)),
    /** True when it is gone. */
    remove: async (): Promise<boolean> => {
      const isMeant = await confirm({
        title: message('deleteTitle'),
        description: message('deleteText'),
        confirmLabel: message('delete'),
        isDanger: true,
      });
      if (!isMeant || !(await okOrToast(deleteTranscript(id)))) return false;
      client.removeQueries({ queryKey: [...transcriptsKey, 'details', id] });
      void client.invalidateQueries({ queryKey: [...transcriptsKey, 'list'] });
      toast.success(message('deleted'));
      return true;
    },
  };
}
