import type { Member } from '@mynah/contract/members';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

/** Kept under the same key as on the page of the members, with which it grows old. */
export const membersQuery = queryOptions({
  queryKey: ['workspace-people', 'members'],
  queryFn: ({ signal }) => requestJson<Member[]>('/v1/workspace/members', { signal }),
});
