import type { ServiceAccount } from '@mynah/contract/service-accounts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RequestOptions, requestJson } from '#web/shared/api/client.ts';

const accountsQuery = queryOptions({
  queryKey: ['service-accounts'],
  queryFn: ({ signal }) =>
    requestJson<{ 'service-accounts': ServiceAccount[] }>('/v1/service-accounts', { signal }),
});

export const useServiceAccounts = (isWanted: boolean) => useQuery({ ...accountsQuery, enabled: isWanted });

function useChange<Input, Answer = unknown>(
  requestOf: (input: Input) => { path: string; method: RequestOptions['method']; json?: unknown },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => {
      const { path, ...options } = requestOf(input);
      return requestJson<Answer>(`/v1/service-accounts${path}`, options);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey }),
  });
}

type CreatedKey = { 'xi-api-key': string };
export type KeyPlace = { account: string; key: string };
const keyPath = ({ account, key }: KeyPlace) => `/${account}/api-keys/${key}`;

export const useCreateAccount = () =>
  useChange((name: string) => ({ path: '', method: 'POST', json: { name } }));

export const useRenameAccount = () =>
  useChange(({ account, name }: { account: string; name: string }) => ({
    path: `/${account}`,
    method: 'PATCH',
    json: { name },
  }));

export const useDeleteAccount = () =>
  useChange((account: string) => ({ path: `/${account}`, method: 'DELETE' }));

export const useCreateKey = () =>
  useChange<{ account: string; name: string }, CreatedKey>(({ account, name }) => ({
    path: `/${account}/api-keys`,
    method: 'POST',
    json: { name, permissions: 'all' },
  }));

export const useRotateKey = () =>
  useChange<KeyPlace, CreatedKey>((place) => ({
    path: `${keyPath(place)}/rotate`,
    method: 'POST',
    json: {},
  }));

export const useEnableKey = () =>
  useChange(({ isEnabled, ...place }: KeyPlace & { isEnabled: boolean }) => ({
    path: keyPath(place),
    method: 'PATCH',
    json: { is_enabled: isEnabled },
  }));

export const useDeleteKey = () =>
  useChange((place: KeyPlace) => ({ path: keyPath(place), method: 'DELETE' }));
