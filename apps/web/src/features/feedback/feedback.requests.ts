import type { Feedback } from '@mynah/contract/history/feedback';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

/** What somebody says, without what staff made of it. */
export type Answer = Omit<Feedback, 'review_status'>;

/** As much of a history item as the thumbs must know. */
export interface RatedItem {
  textLength: number;
  feedback: Feedback | null;
}

export const ratedItemQuery = (id: string) =>
  queryOptions({
    queryKey: ['feedback', id],
    queryFn: async ({ signal }): Promise<RatedItem> => {
      const { text, feedback } = await call('GET /v1/history/{history_item_id}', {
        params: { history_item_id: id },
        signal,
      });
      return { textLength: text?.length ?? 0, feedback };
    },
  });

/** HIS-036. */
export const sendFeedback = (id: string, answer: Answer): Promise<unknown> =>
  call('POST /v1/history/{history_item_id}/feedback', { params: { history_item_id: id }, json: answer });
