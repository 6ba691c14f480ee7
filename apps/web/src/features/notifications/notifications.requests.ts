import type { AnswerOf } from '@mynah/contract';
import type { notificationRoutes } from '@mynah/contract/accounts/notifications';
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { toast } from '#web/ui/toast.tsx';

type Page = AnswerOf<typeof notificationRoutes.list>;

const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications'],
  queryFn: ({ pageParam, signal }) => call('GET /v1/notifications', { query: { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page: Page) => page.next_cursor,
});

/** What the person was told, newest first, true to what happens now. */
export function useNotifications() {
  useRefreshOn('notification.created', notificationsQuery.queryKey);
  useRefreshOn('notification.read', notificationsQuery.queryKey);
  const query = useInfiniteQuery(notificationsQuery);
  return {
    ...query,
    messages: query.data?.pages.flatMap((page) => page.notifications) ?? [],
    unreadCount: query.data?.pages[0]?.unread_count ?? 0,
  };
}

/** Marks one message as read, or all. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string | 'all') =>
      messageId === 'all'
        ? call('POST /v1/notifications/read-all')
        : call('POST /v1/notifications/{message_id}/read', { params: { message_id: messageId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
    onError: toast.failure,
  });
}
