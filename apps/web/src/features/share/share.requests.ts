import type { AnswerOf } from '@mynah/contract';
import type { shareLinkRoutes } from '@mynah/contract/history/share-links';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { userQuery } from '#web/shared/account/account.requests.ts';
import { call, request } from '#web/shared/api/call.ts';

export type ShareLink = AnswerOf<typeof shareLinkRoutes.get>;

/** Makes the link when there is none. Forgotten as soon as no dialog shows it (HIS-045). */
export const shareLinkQuery = (historyItemId: string) =>
  queryOptions({
    queryKey: ['share-link', historyItemId],
    queryFn: ({ signal }) =>
      call('GET /v1/history/{history_item_id}/share-link', {
        params: { history_item_id: historyItemId },
        signal,
      }),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const shareSettingsQuery = (historyItemId: string) =>
  queryOptions({
    queryKey: ['share-settings', historyItemId],
    queryFn: ({ signal }) =>
      call('GET /v1/history/{history_item_id}/share-settings', {
        params: { history_item_id: historyItemId },
        signal,
      }),
    gcTime: 0,
  });

export function useIndexing(historyItemId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (is_indexed: boolean) =>
      call('PATCH /v1/history/{history_item_id}/share-settings', {
        params: { history_item_id: historyItemId },
        json: { is_indexed },
      }),
    onSuccess: (settings) => client.setQueryData(shareSettingsQuery(historyItemId).queryKey, settings),
  });
}

export const stopSharing = (historyItemId: string): Promise<unknown> =>
  call('DELETE /v1/history/{history_item_id}/share-link', { params: { history_item_id: historyItemId } });

/** HIS-050: the answer is not read, whatever it says; the account is read anew. */
export function useUpdatePublicName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (public_user_name: string) =>
      request('POST /v1/user/update-public-user-name', { json: { public_user_name } }),
    onSettled: () => client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true }),
  });
}
