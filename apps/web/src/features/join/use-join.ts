import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptInvite, cancelSubscription, isAboutSubscription } from '#web/features/join/join.requests.ts';
import { message } from '#web/features/join/messages.ts';
import { forgetInviteCode } from '#web/shared/account/invite-code.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { toast } from '#web/ui/toast.tsx';

/** After the cancellation the server gets this long before it is asked again (WSP-032). */
export const RETRY_AFTER_MS = 1500;

export type JoinStep = 'ask' | 'joining' | 'must-cancel' | 'cancelling';

/** The way into a workspace: accept, and where a subscription stands in the way, cancel it and accept again. */
export function useJoin() {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<JoinStep>('ask');

  const finish = async () => {
    forgetInviteCode();
    toast.success(message('joined'));
    // everything in view belonged to the former workspace
    await queryClient.resetQueries();
  };
  const join = async () => {
    setStep('joining');
    try {
      await acceptInvite();
      await finish();
    } catch (error) {
      if (isAboutSubscription(error)) return setStep('must-cancel');
      toast.failure(error);
      setStep('ask');
    }
  };
  const cancelAndJoin = async () => {
    setStep('cancelling');
    try {
      await cancelSubscription();
    } catch (error) {
      toast.error(message('cancelFailed'), { description: errorText(error) });
      return setStep('must-cancel');
    }
    toast.success(message('cancelled'));
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    await join();
  };
  return { step, join, cancelAndJoin };
}
