import type { MailState, OutboxMail } from '@mynah/contract/workspaces/outbox';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { OutboxFilter } from '#web/features/outbox/outbox-filter.ts';
import { call } from '#web/shared/api/call.ts';

const KEY = ['outbox'];
const PAGE_SIZE = 50;

/** Looked at anew now and then: people wait for their link. */
export function useOutbox({ search, kind, state }: OutboxFilter) {
  const asked: MailState | undefined = state === 'all' ? undefined : (state ?? 'waiting');
  const filter = { search, kind, state: asked };
  const { data, ...query } = useInfiniteQuery({
    queryKey: [...KEY, filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('GET /v1/outbox', { query: { ...filter, cursor: pageParam, page_size: PAGE_SIZE }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
  return { ...query, data: data?.pages.flatMap(({ mails }) => mails) };
}

export function useMarkMail() {
  const client = useQueryClient();
  return async ({ mail_id }: OutboxMail, state: MailState): Promise<void> => {
    await call('POST /v1/outbox/{mail_id}', { params: { mail_id }, json: { state } });
    await client.invalidateQueries({ queryKey: KEY });
  };
}
