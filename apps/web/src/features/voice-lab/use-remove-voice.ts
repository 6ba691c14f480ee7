import type { Voice } from '@mynah/contract/voices/voices';
import { useQueryClient } from '@tanstack/react-query';
import { removeVoice } from '#web/features/voice-lab/lab.requests.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { subscriptionQuery } from '#web/shared/account/account.requests.ts';
import { confirm } from '#web/ui/confirm.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** Asks, saying what will be lost, and deletes. Resolves to whether the voice is gone. */
export function useRemoveVoice({ voice_id, name, samples }: Voice): () => Promise<boolean> {
  const t = useMessages();
  const queryClient = useQueryClient();
  return async () => {
    const count = samples?.length ?? 0;
    const isSure = await confirm({
      title: t('deleteTitle', { name }),
      description: [count > 0 && t('deleteSamples', { count }), t('deleteText')].filter(Boolean).join(' '),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (!isSure || !(await okOrToast(removeVoice(voice_id)))) return false;
    toast.success(t('deleted', { name }));
    void queryClient.invalidateQueries({ queryKey: ['voices'], refetchType: 'none' });
    void queryClient.invalidateQueries({ queryKey: ['voices', 'lab'] });
    void queryClient.invalidateQueries({ queryKey: ['voice-collections'] });
    void queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    return true;
  };
}
