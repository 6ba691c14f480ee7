import type { InterfaceLanguage } from '@mynah/contract/accounts/interface-language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userQuery } from '#web/shared/account/account.requests.ts';
import { call } from '#web/shared/api/call.ts';

type Metadata = { first_name?: string; interface_language?: InterfaceLanguage | null };

export const useEditMetadata = () =>
  useAccountMutation((account_metadata: Metadata) =>
    call('POST /v1/user/edit-user-metadata', { json: { account_metadata } }),
  );

export const useEditPublicName = () =>
  useAccountMutation((public_user_name: string) =>
    call('POST /v1/user/update-public-user-name', { json: { public_user_name } }),
  );

export const proposeName = async (): Promise<string> => (await call('POST /v1/user/generate-name')).name;

/** The account is read anew after each change. */
function useAccountMutation<Input>(send: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true }),
  });
}
