import type { DeletionPreview } from '@mynah/contract/accounts/privacy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userQuery } from '#web/shared/account/account.requests.ts';
import { call, request } from '#web/shared/api/call.ts';
import { readBlob } from '#web/shared/api/read-body.ts';
import { fileNameFrom, saveBlob } from '#web/shared/save-blob.ts';

type Metadata = { first_name?: string; agrees_to_product_updates?: boolean };

export const useEditMetadata = () =>
  useAccountMutation((account_metadata: Metadata) =>
    call('POST /v1/user/edit-user-metadata', { json: { account_metadata } }),
  );

export const useEditPublicName = () =>
  useAccountMutation((public_user_name: string) =>
    call('POST /v1/user/update-public-user-name', { json: { public_user_name } }),
  );

export const useOptOut = () =>
  useAccountMutation((ccpa_opt_out: boolean) => call('POST /v1/user/edit', { json: { ccpa_opt_out } }));

export const proposeName = async (): Promise<string> => (await call('POST /v1/user/generate-name')).name;

export async function downloadExport(): Promise<void> {
  const response = await request('GET /v1/user/export');
  saveBlob(await readBlob(response), fileNameFrom(response) ?? 'data.zip');
}

export const fetchDeletionPreview = (): Promise<DeletionPreview> => call('GET /v1/user/deletion-preview');

export const deleteAccount = (): Promise<unknown> => call('DELETE /v1/user/delete');

/** The account is read anew after each change. */
function useAccountMutation<Input>(send: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true }),
  });
}
