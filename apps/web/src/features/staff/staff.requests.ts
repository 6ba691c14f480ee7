import type { AlphaRequest, StaffAction } from '@mynah/contract/staff';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

const alphaPath = '/v1/admin/alpha-access-requests';

export const useAlphaRequests = () =>
  useQuery({
    queryKey: ['staff', 'alpha-requests'],
    queryFn: ({ signal }) => requestJson<{ requests: AlphaRequest[] }>(alphaPath, { signal }),
    select: ({ requests }) => requests,
  });

export const useStaffActions = () =>
  useQuery({
    queryKey: ['staff', 'actions'],
    queryFn: ({ signal }) =>
      requestJson<{ actions: StaffAction[] }>('/v1/admin/staff-actions', {
        query: { page_size: 50 },
        signal,
      }),
    select: ({ actions }) => actions,
  });

export function useDecideAlpha() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, grant }: { userId: string; grant: boolean }) =>
      requestJson(`${alphaPath}/${encodeURIComponent(userId)}`, { method: 'POST', json: { grant } }),
    // somebody else of staff may have been first: then the list shows it
    onSettled: () => client.invalidateQueries({ queryKey: ['staff'] }),
  });
}
