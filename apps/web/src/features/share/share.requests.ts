import type { AnswerOf } from '@mynah/contract';
import type { ShareSettings, shareLinkRoutes } from '@mynah/contract/share-links';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { userQuery } from '#web/shared/account/account.requests.ts';
import { request, requestJson } from '#web/shared/api/client.ts';

export type ShareLink = AnswerOf<typeof shareLinkRoutes.get>;

const pathOf = (historyItemId: string, part: 'share-link' | 'share-settings'): string =>
  `/v1/history/${encodeURIComponent(historyItemId)}/${part}`;

/** Makes the link when there is none. Forgotten as soon as no dialog shows it (HIS-045). */
export const shareLinkQuery = (historyItemId: string) =>
  queryOptions({
    queryKey: ['share-link', historyItemId],
    queryFn: ({ signal }) => requestJson<ShareLink>(pathOf(historyItemId, 'share-link'), { signal }),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const shareSettingsQuery = (historyItemId: string) =>
  queryOptions({
    queryKey: ['share-settings', historyItemId],
    queryFn: ({ signal }) => requestJson<ShareSettings>(pathOf(historyItemId, 'share-settings'), { signal }),
    gcTime: 0,
  });

export function useIndexing(historyItemId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (is_indexed: boolean) =>
      requestJson<ShareSettings>(pathOf(historyItemId, 'share-settings'), {
        method: 'PATCH',
        json: { is_indexed },
      }),
    onSuccess: (settings) => client.setQueryData(shareSettingsQuery(historyItemId).queryKey, settings),
  });
}

export const stopSharing = (historyItemId: string): Promise<unknown> =>
  requestJson(pathOf(historyItemId, 'share-link'), { method: 'DELETE' });

/** HIS-050: the answer is not read, whatever it says; the account is read anew. */
export function useUpdatePublicName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (public_user_name: string) =>
      request('/v1/user/update-public-user-name', { method: 'POST', json: { public_user_name } }),
    onSettled: () => client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true }),
  });
}
