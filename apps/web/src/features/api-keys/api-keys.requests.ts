import { useQuery } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import type { Answered, JsonOf } from '#web/shared/api/operation.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';

/** Whose keys: one's own, or those of the workspace. */
export type KeyOwner = 'user' | 'workspace';

export type NewKey = JsonOf<'POST /v1/user/create-api-key'>;
/** Absent fields stay; null lifts a limit or gives all permissions. */
export type KeyChange = JsonOf<'PATCH /v1/workspace/api-keys/{api_key_id}'>;

export const useApiKeys = (owner: KeyOwner, isWanted = true) =>
  useQuery({
    queryKey: ['api-keys', owner],
    queryFn: ({ signal }) => call(`GET /v1/${owner}/api-keys`, { signal }),
    enabled: isWanted,
  });

interface KeyCalls {
  create: (key: NewKey) => Promise<Answered<'POST /v1/user/create-api-key'>>;
  edit: (id: string, change: KeyChange) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
}

const ownCalls: KeyCalls = {
  create: (json) => call('POST /v1/user/create-api-key', { json }),
  edit: (id, change) => call('POST /v1/user/edit-api-key', { json: { ...change, key_id: id } }),
  remove: (id) => call('DELETE /v1/user/delete-api-key', { query: { key_id: id } }),
};

const workspaceCalls: KeyCalls = {
  create: (json) => call('POST /v1/workspace/api-keys', { json }),
  edit: (id, json) => call('PATCH /v1/workspace/api-keys/{api_key_id}', { params: { api_key_id: id }, json }),
  remove: (id) => call('DELETE /v1/workspace/api-keys/{api_key_id}', { params: { api_key_id: id } }),
};

/** Calls that change keys; what is shown of them is asked for again. */
export function useKeyCalls(owner: KeyOwner): KeyCalls {
  const changed = useRenewAfter(['api-keys', owner]);
  const calls = owner === 'user' ? ownCalls : workspaceCalls;
  return {
    create: (key) => changed(calls.create(key)),
    edit: (id, change) => changed(calls.edit(id, change)),
    remove: (id) => changed(calls.remove(id)),
  };
}
