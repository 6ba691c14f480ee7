import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

const sessionsQuery = queryOptions({
  queryKey: ['security', 'sessions'],
  queryFn: ({ signal }) => call('GET /v1/user/sessions', { signal }),
});

export const useSessions = () => useQuery(sessionsQuery);

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) =>
      call('DELETE /v1/user/sessions/{session_id}', { params: { session_id: sessionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useLogOutOthers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /v1/user/log-out-other-sessions'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['security'] }),
  });
}
