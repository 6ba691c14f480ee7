import type { HistoryFileName } from '@mynah/contract/history/history';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, request } from '#web/shared/api/call.ts';

const PAGE_SIZE = 20;

export const pastQuery = infiniteQueryOptions({
  queryKey: ['audio-isolation', 'list'],
  initialPageParam: 1,
  queryFn: ({ pageParam, signal }) =>
    call('GET /v1/audio-isolation/history', { query: { page_size: PAGE_SIZE, page: pageParam }, signal }),
  getNextPageParam: (page, pages) => (page.has_more ? pages.length + 1 : undefined),
});

export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: ['audio-isolation', 'item', id],
    queryFn: ({ signal }) =>
      call('GET /v1/history/{history_item_id}', { params: { history_item_id: id }, signal }),
  });

/** Short-lived addresses for media elements, which can send no token. */
export const addressQuery = (id: string, file?: HistoryFileName) =>
  queryOptions({
    queryKey: ['audio-isolation', 'address', id, file ?? 'sound'],
    queryFn: async () =>
      (
        await call('POST /v1/history/{history_item_id}/audio-link', {
          params: { history_item_id: id },
          query: { file },
        })
      ).url,
    staleTime: 60 * 60_000,
  });

export const removeIsolation = (id: string): Promise<void> =>
  call('DELETE /v1/audio-isolation/history/{history_item_id}', { params: { history_item_id: id } });

interface IsolationReports {
  /** The server has it and works. */
  onBegun: () => void;
  /** So many bytes of sound are made. */
  onBytes: (bytes: number) => void;
}

/** Sends a recording and waits until all of it is made. Resolves to the id of the history item. */
export async function isolate(file: File, signal: AbortSignal, reports: IsolationReports): Promise<string> {
  const response = await request('POST /v1/audio-isolation/stream', { form: { audio: file }, signal });
  reports.onBegun();
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    bytes += read.value.length;
    reports.onBytes(bytes);
  }
  return response.headers.get('history-item-id') ?? '';
}
