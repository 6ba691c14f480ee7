import type { Feedback } from '@mynah/contract/feedback';
import type { HistoryItem } from '@mynah/contract/history';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

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
      const path = `/v1/history/${encodeURIComponent(id)}`;
      const { text, feedback } = await requestJson<HistoryItem>(path, { signal });
      return { textLength: text?.length ?? 0, feedback };
    },
  });

/** HIS-036. */
export const sendFeedback = (id: string, answer: Answer): Promise<unknown> =>
  requestJson(`/v1/history/${encodeURIComponent(id)}/feedback`, { method: 'POST', json: answer });
