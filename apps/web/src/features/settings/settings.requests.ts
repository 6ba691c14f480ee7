import type { DeletionPreview } from '@mynah/contract/privacy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userQuery } from '#web/shared/account/account.requests.ts';
import { request, requestJson } from '#web/shared/api/client.ts';
import { readBlob } from '#web/shared/api/read-body.ts';
import { fileNameFrom, saveBlob } from '#web/shared/save-blob.ts';

type Metadata = { first_name?: string; agrees_to_product_updates?: boolean };

export const useEditMetadata = () =>
  useAccountMutation((account_metadata: Metadata) =>
    requestJson('/v1/user/edit-user-metadata', { method: 'POST', json: { account_metadata } }),
  );

export const useEditPublicName = () =>
  useAccountMutation((public_user_name: string) =>
    requestJson('/v1/user/update-public-user-name', { method: 'POST', json: { public_user_name } }),
  );

export const useOptOut = () =>
  useAccountMutation((ccpa_opt_out: boolean) =>
    requestJson('/v1/user/edit', { method: 'POST', json: { ccpa_opt_out } }),
  );

export const proposeName = async (): Promise<string> =>
  (await requestJson<{ name: string }>('/v1/user/generate-name', { method: 'POST' })).name;

export async function downloadExport(): Promise<void> {
  const response = await request('/v1/user/export');
  saveBlob(await readBlob(response), fileNameFrom(response) ?? 'data.zip');
}

export const fetchDeletionPreview = (): Promise<DeletionPreview> => requestJson('/v1/user/deletion-preview');

export const deleteAccount = (): Promise<unknown> => requestJson('/v1/user/delete', { method: 'DELETE' });

/** The account is read anew after each change. */
function useAccountMutation<Input>(send: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true }),
  });
}
