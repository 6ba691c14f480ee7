import type { AuditLogEntry } from '@mynah/contract/audit-log';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { request, requestJson } from '#web/shared/api/client.ts';

type Page = { entries: AuditLogEntry[]; next_cursor: string | null };

export const useAuditLog = (isWanted: boolean) =>
  useInfiniteQuery({
    queryKey: ['audit-log'],
    enabled: isWanted,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      requestJson<Page>('/v1/workspace/audit-logs', { signal, query: { limit: 50, cursor: pageParam } }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

/** Asked for with the token of the session, so it comes as a blob and not by a link. */
export const useDownloadAuditLog = () =>
  useMutation({
    mutationFn: async () => {
      const table = await (await request('/v1/workspace/audit-logs/csv')).blob();
      const address = URL.createObjectURL(table);
      const link = Object.assign(document.createElement('a'), { href: address, download: 'audit-log.csv' });
      link.click();
      URL.revokeObjectURL(address);
    },
  });
