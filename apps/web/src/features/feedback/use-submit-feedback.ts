import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, ratedItemQuery, sendFeedback } from '#web/features/feedback/feedback.requests.ts';
import { message } from '#web/features/feedback/messages.ts';
import { closeFeedback } from '#web/features/feedback/open-feedback.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { toast } from '#web/ui/toast.tsx';

/** ERR-026 when it is in. A refusal leaves the dialog as it is, but for one that no second try can turn. */
export function useSubmitFeedback(historyItemId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) => sendFeedback(historyItemId, answer),
    onSuccess: () => {
      closeFeedback();
      toast.success(message('submitted'));
    },
    onError: (error) => {
      toast.failure(error);
      if (error instanceof ApiError && error.reason === 'feedback_already_reviewed') closeFeedback();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ratedItemQuery(historyItemId).queryKey }),
  });
}
