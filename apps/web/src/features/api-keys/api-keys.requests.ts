import type { Permission } from '@mynah/contract/permissions';
import type { ApiKey } from '@mynah/contract/workspaces';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

export type NewKey = {
  name: string;
  permissions?: Permission[];
  character_limit?: number;
  allowed_ips?: string[];
  expires_at_unix?: number;
};
export type CreatedKey = { xi_api_key: string; key_id: string };

/** Absent fields stay; null lifts a limit or gives all permissions. */
export type KeyChange = {
  key_id: string;
  name?: string;
  is_disabled?: boolean;
  character_limit?: number | null;
  permissions?: Permission[] | null;
  allowed_ips?: string[] | null;
  expires_at_unix?: number | null;
};

const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => requestJson<{ api_keys: ApiKey[] }>('/v1/user/api-keys', { signal }),
});

export const useApiKeys = () => useQuery(apiKeysQuery);

export const useCreateApiKey = () =>
  useKeyMutation((key: NewKey) =>
    requestJson<CreatedKey>('/v1/user/create-api-key', { method: 'POST', json: key }),
  );

export const useEditApiKey = () =>
  useKeyMutation((change: KeyChange) =>
    requestJson('/v1/user/edit-api-key', { method: 'POST', json: change }),
  );

export const useDeleteApiKey = () =>
  useKeyMutation((keyId: string) =>
    requestJson('/v1/user/delete-api-key', { method: 'DELETE', query: { key_id: keyId } }),
  );

function useKeyMutation<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}
