import type { Session } from '@mynah/contract/sessions';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

const sessionsQuery = queryOptions({
  queryKey: ['security', 'sessions'],
  queryFn: ({ signal }) => requestJson<{ sessions: Session[] }>('/v1/user/sessions', { signal }),
});

export const useSessions = () => useQuery(sessionsQuery);

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) =>
      requestJson(`/v1/user/sessions/${encodeURIComponent(sessionId)}`, { method: 'DELETE' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useLogOutOthers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => requestJson<{ ended: number }>('/v1/user/log-out-other-sessions', { method: 'POST' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['security'] }),
  });
}
