import type { ReviewedFeedback } from '@mynah/contract/history/feedback';
import type { reviewStatuses } from '@mynah/contract/history/feedback-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, request } from '#web/shared/api/call.ts';
import { readBlob } from '#web/shared/api/read-body.ts';
import { dropFromQueue, renewStaffLog, useStaffQueue } from '#web/shared/staff/use-staff-queue.ts';

export type ReviewStatus = (typeof reviewStatuses)[number];

const queueKey = 'staff-feedback';

export const useFeedbackQueue = (reviewStatus: ReviewStatus) =>
  useStaffQueue({
    queryKey: [queueKey, reviewStatus],
    fetchPage: async (cursor, signal) => {
      const query = { review_status: reviewStatus, cursor };
      const { feedback, next_cursor: nextCursor } = await call('GET /v1/admin/feedback', { signal, query });
      return { rows: feedback, nextCursor };
    },
  });

interface Review {
  historyItemId: string;
  reviewStatus: ReviewStatus;
  /** Of the wording that was read; absent when a mark is only taken back. */
  updatedAtUnixMs?: number;
}

/** The row leaves the list that it stood in; `undo` has it come back. */
export function useReviewFeedback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ historyItemId, reviewStatus, updatedAtUnixMs }: Review) =>
      call('POST /v1/admin/feedback/{history_item_id}', {
        params: { history_item_id: historyItemId },
        json: { review_status: reviewStatus, updated_at_unix_ms: updatedAtUnixMs },
      }),
    // it may have been changed since: the list shows what is there now
    onError: () => client.invalidateQueries({ queryKey: [queueKey] }),
    onSuccess: (_, { historyItemId, reviewStatus }) => {
      const shown = reviewStatus === 'reviewed' ? 'not_reviewed' : 'reviewed';
      const isDone = (row: ReviewedFeedback) => row.history_item_id === historyItemId;
      dropFromQueue(client, [queueKey, shown], isDone);
      // an undone review comes back to the list that is in view
      void client.invalidateQueries({ queryKey: [queueKey, reviewStatus] });
      renewStaffLog(client);
    },
  });
}

/** With the token of the session, so as bytes and not by an address. */
export const fetchStaffAudio = async (historyItemId: string): Promise<Blob> =>
  readBlob(
    await request('GET /v1/admin/history/{history_item_id}/audio', {
      params: { history_item_id: historyItemId },
    }),
  );
