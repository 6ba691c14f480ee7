import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

export const useAlphaRequests = () =>
  useQuery({
    queryKey: ['staff', 'alpha-requests'],
    queryFn: ({ signal }) => call('GET /v1/admin/alpha-access-requests', { signal }),
    select: ({ requests }) => requests,
  });

export const useStaffActions = () =>
  useQuery({
    queryKey: ['staff', 'actions'],
    queryFn: ({ signal }) => call('GET /v1/admin/staff-actions', { query: { page_size: 50 }, signal }),
    select: ({ actions }) => actions,
  });

export function useDecideAlpha() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, grant }: { userId: string; grant: boolean }) =>
      call('POST /v1/admin/alpha-access-requests/{user_id}', {
        params: { user_id: userId },
        json: { grant },
      }),
    // somebody else of staff may have been first: then the list shows it
    onSettled: () => client.invalidateQueries({ queryKey: ['staff'] }),
  });
}
