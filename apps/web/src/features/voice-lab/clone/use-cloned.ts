import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { VOICE_PATH } from '#web/features/voice-lab/paths.ts';
import { subscriptionQuery } from '#web/shared/account/account.requests.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { toast } from '#web/ui/toast.tsx';

/** To the new voice, where it is heard at once. */
export function useCloned(): (voiceId: string, name: string) => void {
  const t = useMessages();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (voiceId, name) => {
    toast.success(t('cloneDone', { name }));
    void queryClient.invalidateQueries({ queryKey: ['voices'] });
    void queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    void navigate({ to: VOICE_PATH, params: { voiceId } });
  };
}
