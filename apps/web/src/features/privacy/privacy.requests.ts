import type { DeletionPreview } from '@mynah/contract/accounts/privacy';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { userQuery } from '#web/shared/account/account.requests.ts';
import { call, request } from '#web/shared/api/call.ts';
import { readBlob } from '#web/shared/api/read-body.ts';
import { fileNameFrom, saveBlob } from '#web/shared/save-blob.ts';

const key = ['privacy'];

export const usePrivacyRecord = () =>
  useQuery({
    queryKey: [...key, 'record'],
    queryFn: ({ signal }) => call('GET /v1/user/privacy', { signal }),
  });

/** Newest first. */
export const useActivity = () =>
  useInfiniteQuery({
    queryKey: [...key, 'activity'],
    queryFn: ({ signal, pageParam }) =>
      call('GET /v1/user/activity', { query: { before: pageParam, page_size: 10 }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ events, has_more }) => (has_more ? events.at(-1)?.id : undefined),
  });

export function useEraseActivity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /v1/user/activity'),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useProductUpdates() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (agrees_to_product_updates: boolean) =>
      call('POST /v1/user/edit-user-metadata', { json: { account_metadata: { agrees_to_product_updates } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true }),
  });
}

export async function downloadExport(): Promise<void> {
  const response = await request('GET /v1/user/export');
  saveBlob(await readBlob(response), fileNameFrom(response) ?? 'data.zip');
}

export const fetchDeletionPreview = (): Promise<DeletionPreview> => call('GET /v1/user/deletion-preview');

export const deleteAccount = (): Promise<unknown> => call('DELETE /v1/user/delete');
