import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { type AuditFilter, queryOf } from '#web/features/audit-log/audit-filter.ts';
import { call, request } from '#web/shared/api/call.ts';
import { saveBlob } from '#web/shared/save-blob.ts';

export const useAuditLog = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['audit-log', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('GET /v1/workspace/audit-logs', {
        signal,
        query: { limit: 50, cursor: pageParam, ...queryOf(filter) },
      }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });

/** Who can have done something, and on what: by id. */
export type AuditNames = { people: ReadonlyMap<string, string>; groups: ReadonlyMap<string, string> };

export function useAuditNames(): AuditNames {
  const members = useQuery({
    queryKey: ['workspace-people', 'members'],
    queryFn: ({ signal }) => call('GET /v1/workspace/members', { signal }),
  });
  const accounts = useQuery({
    queryKey: ['service-accounts'],
    queryFn: ({ signal }) => call('GET /v1/service-accounts', { signal }),
  });
  const groups = useQuery({
    queryKey: ['workspace-people', 'groups'],
    queryFn: ({ signal }) => call('GET /v1/workspace/groups', { signal }),
  });
  const people = new Map([
    ...(members.data ?? []).map((one) => [one.user_id, one.first_name ?? one.email] as const),
    ...(accounts.data?.['service-accounts'] ?? []).map(
      (one) => [one.service_account_user_id, one.name] as const,
    ),
  ]);
  return { people, groups: new Map(Object.values(groups.data ?? {}).map(({ id, name }) => [id, name])) };
}

/** Asked for with the token of the session, so it comes as a blob and not by a link. */
export const useDownloadAuditLog = () =>
  useMutation({
    mutationFn: async (filter: AuditFilter) => {
      const answer = await request('GET /v1/workspace/audit-logs/csv', { query: queryOf(filter) });
      saveBlob(await answer.blob(), 'audit-log.csv');
    },
  });
