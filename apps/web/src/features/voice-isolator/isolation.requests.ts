import type { HistoryFileName } from '@mynah/contract/history/history';
import type { ToolRun } from '@mynah/contract/speech/tool-runs';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import type { CallOptions } from '#web/shared/api/operation.ts';

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

/** Sends a recording; resolves when the server has it and begins. */
export const startIsolation = (
  file: File,
  how: Pick<CallOptions<'POST /v1/tool-runs/voice-isolator'>, 'signal' | 'onUpload'>,
): Promise<ToolRun> => call('POST /v1/tool-runs/voice-isolator', { form: { audio: file }, ...how });
