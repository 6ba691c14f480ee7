import type { exportOptions } from '@mynah/contract/speech/transcript-exports';
import type {
  ListedTranscript,
  TranscriptProgress,
  transcriptEdit,
} from '@mynah/contract/speech/transcripts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, request } from '#web/shared/api/call.ts';
import type { CallOptions, FormOf } from '#web/shared/api/operation.ts';
import { readEvents } from '#web/shared/events/read-events.ts';

export const transcriptsKey = ['transcripts'];

export type TranscriptEdit = z.input<typeof transcriptEdit>;
export type TranscriptForm = FormOf<'POST /v1/speech-to-text/transcripts'>;

export const transcriptsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...transcriptsKey, 'list', search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('GET /v1/speech-to-text/transcripts', {
        query: { cursor: pageParam, search: search || undefined },
        signal,
      }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export const detailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptsKey, 'details', id],
    queryFn: ({ signal }) =>
      call('GET /v1/speech-to-text/transcripts/{transcription_id}/details', {
        params: { transcription_id: id },
        signal,
      }),
    // edits are kept in the cache as they are made: asking anew would put the cursor out
    staleTime: Number.POSITIVE_INFINITY,
  });

export const startTranscript = (
  form: TranscriptForm,
  how: Pick<CallOptions<'POST /v1/speech-to-text/transcripts'>, 'signal' | 'onUpload'>,
): Promise<ListedTranscript> => call('POST /v1/speech-to-text/transcripts', { form, ...how });

export const editTranscript = (id: string, edit: TranscriptEdit): Promise<{ version: number }> =>
  call('PATCH /v1/speech-to-text/transcripts/{transcription_id}', {
    params: { transcription_id: id },
    json: edit,
  });

export const deleteTranscript = (id: string): Promise<unknown> =>
  call('DELETE /v1/speech-to-text/transcripts/{transcription_id}', { params: { transcription_id: id } });
export const cancelTranscript = (id: string): Promise<unknown> =>
  call('POST /v1/speech-to-text/transcripts/{transcription_id}/cancel', { params: { transcription_id: id } });
export const retryTranscript = (id: string): Promise<unknown> =>
  call('POST /v1/speech-to-text/transcripts/{transcription_id}/retry', { params: { transcription_id: id } });

export const exportTranscript = (id: string, options: z.input<typeof exportOptions>): Promise<Response> =>
  request('POST /v1/speech-to-text/transcripts/{transcription_id}/export', {
    params: { transcription_id: id },
    json: options,
  });

export const fetchSoundLink = async (id: string): Promise<string> =>
  (
    await call('POST /v1/speech-to-text/transcripts/{transcription_id}/audio-link', {
      params: { transcription_id: id },
    })
  ).url;

/** How far it is, until it is done or `signal` aborts. @throws ApiError when the line is lost */
export async function* followProgress(id: string, signal: AbortSignal): AsyncGenerator<TranscriptProgress> {
  const { body } = await request('GET /v1/speech-to-text/transcripts/{transcription_id}/progress', {
    params: { transcription_id: id },
    signal,
  });
  if (!body) return;
  for await (const { type, data } of readEvents(body)) if (type === 'progress') yield JSON.parse(data);
}

/** Opens one live session from the browser, which can send no header on a socket. */
export const fetchLiveToken = async (): Promise<string> =>
  (await call('POST /v1/single-use-token/{token_type}', { params: { token_type: 'realtime_scribe' } })).token;
