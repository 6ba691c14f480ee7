import type { WorkspaceRole } from '@mynah/contract/permissions';
import type { SharingLevel } from '@mynah/contract/workspaces/service-accounts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { changeOf, newKeyOf } from '#web/features/api-keys/index.ts';
import { toServiceKeyChange } from '#web/features/service-accounts/key-change.ts';
import { call } from '#web/shared/api/call.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';

const accountsQuery = queryOptions({
  queryKey: ['service-accounts'],
  queryFn: ({ signal }) => call('GET /v1/service-accounts', { signal }),
});

export const useServiceAccounts = () => useQuery(accountsQuery);

/** The groups that an account can share with. */
export const useSharingGroups = () =>
  useQuery({
    queryKey: ['workspace-people', 'groups'],
    queryFn: ({ signal }) => call('GET /v1/workspace/groups', { signal }),
  });

export type SharingGroup = { group_id: string; permission_level: SharingLevel };
export type AccountChange = { name: string; default_sharing_groups: SharingGroup[] };
export type NewAccount = AccountChange & { role: WorkspaceRole };
type KeyChange = ReturnType<typeof changeOf>;

/** Calls that change accounts and their keys; what is shown of them is asked for again. */
export function useServiceAccountCalls() {
  const changed = useRenewAfter(accountsQuery.queryKey);
  const of = (service_account_user_id: string) => ({ params: { service_account_user_id } });
  const ofKey = (service_account_user_id: string, api_key_id: string) => ({
    params: { service_account_user_id, api_key_id },
  });
  return {
    create: (json: NewAccount) => changed(call('POST /v1/service-accounts', { json })),
    edit: (account: string, json: AccountChange) =>
      changed(call('PATCH /v1/service-accounts/{service_account_user_id}', { ...of(account), json })),
    remove: (account: string) =>
      changed(call('DELETE /v1/service-accounts/{service_account_user_id}', of(account))),
    createKey: (account: string, { permissions, ...key }: ReturnType<typeof newKeyOf>) =>
      changed(
        call('POST /v1/service-accounts/{service_account_user_id}/api-keys', {
          ...of(account),
          json: { ...key, permissions: permissions ?? 'all' },
        }),
      ),
    editKey: (account: string, key: string, change: KeyChange) =>
      changed(
        call('PATCH /v1/service-accounts/{service_account_user_id}/api-keys/{api_key_id}', {
          ...ofKey(account, key),
          json: toServiceKeyChange(change),
        }),
      ),
    removeKey: (account: string, key: string) =>
      changed(
        call(
          'DELETE /v1/service-accounts/{service_account_user_id}/api-keys/{api_key_id}',
          ofKey(account, key),
        ),
      ),
    rotateKey: (account: string, key: string) =>
      changed(
        call('POST /v1/service-accounts/{service_account_user_id}/api-keys/{api_key_id}/rotate', {
          ...ofKey(account, key),
          json: {},
        }),
      ),
  };
}
