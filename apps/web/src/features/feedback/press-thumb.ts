import type { QueryClient } from '@tanstack/react-query';
import { ratedItemQuery, sendFeedback } from '#web/features/feedback/feedback.requests.ts';
import { answerFor, isReviewed, opensDialog } from '#web/features/feedback/feedback-rules.ts';
import { message } from '#web/features/feedback/messages.ts';
import { openFeedback } from '#web/features/feedback/open-feedback.ts';
import { track } from '#web/shared/track.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** HIS-021 to HIS-024: refused once it was reviewed; else saved at once, then a dialog asks for more. */
export async function pressThumb(client: QueryClient, id: string, thumbsUp: boolean): Promise<void> {
  const query = ratedItemQuery(id);
  const item = await client.ensureQueryData(query);
  if (isReviewed(item)) {
    toast.error(message('alreadyReviewed'));
    return;
  }
  const answer = answerFor(item, thumbsUp);
  await client.cancelQueries({ queryKey: query.queryKey });
  // the thumb is down before the server has answered
  client.setQueryData(query.queryKey, { ...item, feedback: { ...answer, review_status: 'not_reviewed' } });
  if (await okOrToast(sendFeedback(id, answer))) {
    track({ name: 'speech_feedback_given' });
    if (opensDialog(item, answer)) openFeedback(id, answer);
    return;
  }
  client.setQueryData(query.queryKey, item);
  await client.invalidateQueries({ queryKey: query.queryKey });
}
