import { useMutation, useQuery } from '@tanstack/react-query';
import { queryOf, type UsageFilter } from '#web/features/usage/usage-filter.ts';
import { call, request } from '#web/shared/api/call.ts';
import { saveBlob } from '#web/shared/save-blob.ts';

export const useUsage = (filter: UsageFilter, isWhole: boolean) => {
  const query = queryOf(filter, isWhole);
  return useQuery({
    queryKey: ['usage', query] as const,
    queryFn: ({ signal }) => call('GET /v1/usage/report', { query, signal }),
    // rows of products are none of voices
    placeholderData: (former, asked) =>
      asked?.queryKey[1].breakdown === query.breakdown ? former : undefined,
  });
};

/** Asked for with the token of the session, so it comes as a blob and not by a link. */
export const useDownloadUsage = () =>
  useMutation({
    mutationFn: async ({ filter, isWhole }: { filter: UsageFilter; isWhole: boolean }) => {
      const answer = await request('GET /v1/usage/report/csv', { query: queryOf(filter, isWhole) });
      saveBlob(await answer.blob(), 'usage.csv');
    },
  });
