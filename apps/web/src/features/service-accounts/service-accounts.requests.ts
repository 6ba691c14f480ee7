import type { Group } from '@mynah/contract/groups';
import type { WorkspaceRole } from '@mynah/contract/permissions';
import type { ServiceAccount, SharingLevel } from '@mynah/contract/service-accounts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { changeOf, newKeyOf } from '#web/features/api-keys/index.ts';
import { toServiceKeyChange } from '#web/features/service-accounts/key-change.ts';
import { type RequestOptions, requestJson } from '#web/shared/api/client.ts';

const base = '/v1/service-accounts';

const accountsQuery = queryOptions({
  queryKey: ['service-accounts'],
  queryFn: ({ signal }) => requestJson<{ 'service-accounts': ServiceAccount[] }>(base, { signal }),
});

export const useServiceAccounts = () => useQuery(accountsQuery);

/** The groups that an account can share with. */
export const useSharingGroups = () =>
  useQuery({
    queryKey: ['workspace-people', 'groups'],
    queryFn: ({ signal }) => requestJson<Record<string, Group>>('/v1/workspace/groups', { signal }),
  });

export type SharingGroup = { group_id: string; permission_level: SharingLevel };
export type AccountChange = { name: string; default_sharing_groups: SharingGroup[] };
export type NewAccount = AccountChange & { role: WorkspaceRole };
type CreatedKey = { 'xi-api-key': string };
type KeyChange = ReturnType<typeof changeOf>;

/** Calls that change accounts and their keys; what is shown of them is asked for again. */
export function useServiceAccountCalls() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ path = '', ...options }: Pick<RequestOptions, 'method' | 'json'> & { path?: string }) =>
      requestJson<unknown>(`${base}${path}`, options),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey }),
  });
  return {
    create: (json: NewAccount) => mutateAsync({ method: 'POST', json }),
    edit: (account: string, json: AccountChange) =>
      mutateAsync({ path: `/${account}`, method: 'PATCH', json }),
    remove: (account: string) => mutateAsync({ path: `/${account}`, method: 'DELETE' }),
    createKey: (account: string, { permissions, ...key }: ReturnType<typeof newKeyOf>) =>
      mutateAsync({
        path: `/${account}/api-keys`,
        method: 'POST',
        json: { ...key, permissions: permissions ?? 'all' },
      }) as Promise<CreatedKey>,
    editKey: (account: string, key: string, change: KeyChange) =>
      mutateAsync({ path: `/${account}/api-keys/${key}`, method: 'PATCH', json: toServiceKeyChange(change) }),
    removeKey: (account: string, key: string) =>
      mutateAsync({ path: `/${account}/api-keys/${key}`, method: 'DELETE' }),
    rotateKey: (account: string, key: string) =>
      mutateAsync({
        path: `/${account}/api-keys/${key}/rotate`,
        method: 'POST',
        json: {},
      }) as Promise<CreatedKey>,
  };
}
