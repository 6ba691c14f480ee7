import type { ResourceType } from '@mynah/contract/workspaces/resource-types';
import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

export interface SharedThing {
  type: ResourceType;
  id: string;
}

export const sharingQuery = ({ type, id }: SharedThing) =>
  queryOptions({
    queryKey: ['sharing', type, id],
    queryFn: ({ signal }) =>
      call('GET /v1/workspace/resources/{resource_id}', {
        params: { resource_id: id },
        query: { resource_type: type },
        signal,
      }),
  });

/** Everybody is the group `default`; without a role the share is taken back. */
export function shareWith(
  thing: SharedThing,
  principal: Principal,
  role: ResourceRole | null,
): Promise<unknown> {
  const params = { resource_id: thing.id };
  const json = { resource_type: thing.type, ...principal };
  return role === null
    ? call('POST /v1/workspace/resources/{resource_id}/unshare', { params, json })
    : call('POST /v1/workspace/resources/{resource_id}/share', { params, json: { ...json, role } });
}
export type Principal = { group_id: string } | { user_email: string };
