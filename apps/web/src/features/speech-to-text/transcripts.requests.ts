import type { exportOptions } from '@mynah/contract/transcript-exports';
import type {
  ListedTranscript,
  TranscriptDetails,
  TranscriptProgress,
  transcriptEdit,
} from '@mynah/contract/transcripts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { type RequestOptions, request, requestJson } from '#web/shared/api/client.ts';
import { readEvents } from '#web/shared/events/read-events.ts';

const path = '/v1/speech-to-text/transcripts';
const pathOf = (id: string): string => `${path}/${encodeURIComponent(id)}`;
export const transcriptsKey = ['transcripts'];

export type TranscriptEdit = z.input<typeof transcriptEdit>;
type ListPage = { transcripts: ListedTranscript[]; next_cursor: string | null };

export const transcriptsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...transcriptsKey, 'list', search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      requestJson<ListPage>(path, { query: { cursor: pageParam, search: search || undefined }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export const detailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptsKey, 'details', id],
    queryFn: ({ signal }) => requestJson<TranscriptDetails>(`${pathOf(id)}/details`, { signal }),
    // edits are kept in the cache as they are made: asking anew would put the cursor out
    staleTime: Number.POSITIVE_INFINITY,
  });

export const startTranscript = (
  form: FormData,
  how: Pick<RequestOptions, 'signal' | 'onUpload'>,
): Promise<ListedTranscript> => requestJson(path, { method: 'POST', form, ...how });

export const editTranscript = (id: string, edit: TranscriptEdit): Promise<{ version: number }> =>
  requestJson(pathOf(id), { method: 'PATCH', json: edit });

export const deleteTranscript = (id: string): Promise<unknown> =>
  requestJson(pathOf(id), { method: 'DELETE' });
export const cancelTranscript = (id: string): Promise<unknown> =>
  requestJson(`${pathOf(id)}/cancel`, { method: 'POST' });
export const retryTranscript = (id: string): Promise<unknown> =>
  requestJson(`${pathOf(id)}/retry`, { method: 'POST' });

export const exportTranscript = (id: string, options: z.input<typeof exportOptions>): Promise<Response> =>
  request(`${pathOf(id)}/export`, { method: 'POST', json: options });

export const fetchSoundLink = async (id: string): Promise<string> =>
  (await requestJson<{ url: string }>(`${pathOf(id)}/audio-link`, { method: 'POST' })).url;

/** How far it is, until it is done or `signal` aborts. @throws ApiError when the line is lost */
export async function* followProgress(id: string, signal: AbortSignal): AsyncGenerator<TranscriptProgress> {
  const { body } = await request(`${pathOf(id)}/progress`, { signal });
  if (!body) return;
  for await (const { type, data } of readEvents(body)) if (type === 'progress') yield JSON.parse(data);
}

/** Opens one live session from the browser, which can send no header on a socket. */
export const fetchLiveToken = async (): Promise<string> =>
  (await requestJson<{ token: string }>('/v1/single-use-token/realtime_scribe', { method: 'POST' })).token;
