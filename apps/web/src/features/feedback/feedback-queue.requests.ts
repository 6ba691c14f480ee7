import type { ReviewedFeedback } from '@mynah/contract/feedback';
import type { reviewStatuses } from '@mynah/contract/feedback-limits';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, request } from '#web/shared/api/call.ts';
import { readBlob } from '#web/shared/api/read-body.ts';

export type ReviewStatus = (typeof reviewStatuses)[number];
type Page = { feedback: ReviewedFeedback[]; next_cursor: string | null };

const queueKey = 'staff-feedback';

/** The log stands on the same page, and says at once what was looked at. */
export const renewStaffLog = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: ['staff', 'actions'] });

/** Each page asked for is a look that is logged, so none is asked for but by opening, filtering or pressing. */
export const useFeedbackQueue = (reviewStatus: ReviewStatus) =>
  useInfiniteQuery({
    queryKey: [queueKey, reviewStatus],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal, client }) => {
      const query = { review_status: reviewStatus, cursor: pageParam };
      const page = await call('GET /v1/admin/feedback', { signal, query });
      renewStaffLog(client);
      return page;
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
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
      client.setQueryData<InfiniteData<Page>>(
        [queueKey, shown],
        (data) => data && without(data, historyItemId),
      );
      // an undone review comes back to the list that is in view
      void client.invalidateQueries({ queryKey: [queueKey, reviewStatus] });
      renewStaffLog(client);
    },
  });
}

const without = (data: InfiniteData<Page>, historyItemId: string): InfiniteData<Page> => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    feedback: page.feedback.filter((row) => row.history_item_id !== historyItemId),
  })),
});

/** With the token of the session, so as bytes and not by an address. */
export const fetchStaffAudio = async (historyItemId: string): Promise<Blob> =>
  readBlob(
    await request('GET /v1/admin/history/{history_item_id}/audio', {
      params: { history_item_id: historyItemId },
    }),
  );
