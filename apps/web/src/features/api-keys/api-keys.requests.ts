import type { Permission } from '@mynah/contract/permissions';
import type { ApiKey } from '@mynah/contract/workspaces';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

/** Whose keys: one's own, or those of the workspace. */
export type KeyOwner = 'user' | 'workspace';

export type NewKey = {
  name: string;
  permissions?: Permission[];
  character_limit?: number;
  allowed_ips?: string[];
  expires_at_unix?: number;
};

/** Absent fields stay; null lifts a limit or gives all permissions. */
export type KeyChange = {
  name?: string;
  is_disabled?: boolean;
  character_limit?: number | null;
  permissions?: Permission[] | null;
  allowed_ips?: string[] | null;
  expires_at_unix?: number | null;
};

type CreatedKey = { xi_api_key: string; key_id: string };
const workspaceBase = '/v1/workspace/api-keys';

const listPaths: Record<KeyOwner, string> = { user: '/v1/user/api-keys', workspace: workspaceBase };

export const useApiKeys = (owner: KeyOwner, isWanted = true) =>
  useQuery({
    queryKey: ['api-keys', owner],
    queryFn: ({ signal }) => requestJson<{ api_keys: ApiKey[] }>(listPaths[owner], { signal }),
    enabled: isWanted,
  });

const ownCalls = {
  create: (json: NewKey) => requestJson<CreatedKey>('/v1/user/create-api-key', { method: 'POST', json }),
  edit: (id: string, change: KeyChange) =>
    requestJson('/v1/user/edit-api-key', { method: 'POST', json: { ...change, key_id: id } }),
  remove: (id: string) => requestJson('/v1/user/delete-api-key', { method: 'DELETE', query: { key_id: id } }),
};

const workspaceCalls: typeof ownCalls = {
  create: (json) => requestJson(workspaceBase, { method: 'POST', json }),
  edit: (id, json) => requestJson(`${workspaceBase}/${id}`, { method: 'PATCH', json }),
  remove: (id) => requestJson(`${workspaceBase}/${id}`, { method: 'DELETE' }),
};

/** Calls that change keys; what is shown of them is asked for again. */
export function useKeyCalls(owner: KeyOwner): typeof ownCalls {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['api-keys', owner] }),
  });
  const calls = owner === 'user' ? ownCalls : workspaceCalls;
  return {
    create: (key) => mutateAsync(() => calls.create(key)) as Promise<CreatedKey>,
    edit: (id, change) => mutateAsync(() => calls.edit(id, change)),
    remove: (id) => mutateAsync(() => calls.remove(id)),
  };
}
