import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

/** Kept under the same key as on the page of the members, with which it grows old. */
export const membersQuery = queryOptions({
  queryKey: ['workspace-people', 'members'],
  queryFn: ({ signal }) => call('GET /v1/workspace/members', { signal }),
});
