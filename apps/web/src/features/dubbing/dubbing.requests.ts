import type { Dubbing } from '@mynah/contract/dubbing/dubbing';
import type { DubbingTranscriptFormat } from '@mynah/contract/dubbing/dubbing-values';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, request } from '#web/shared/api/call.ts';
import type { CallOptions, FormOf, QueryFor } from '#web/shared/api/operation.ts';

export type Dub = Dubbing;
export type NewDub = FormOf<'POST /v1/dubbing'>;
export type Estimate = Awaited<ReturnType<typeof fetchEstimate>>;

const key = 'dubbing';
export const dubsKey = [key] as const;

/** What is being made is looked at this often, beside the events that tell of it. */
const LOOK_AGAIN_MS = 3000;
const PAGE_SIZE = 50;

export const isUnderWay = ({ status }: Pick<Dub, 'status'>): boolean =>
  status !== 'dubbed' && status !== 'failed';

export interface DubFilter {
  search?: string;
  status?: string;
  language?: string;
}

/** All that is under way is one state for people. */
const statusesOf: Record<string, QueryFor<'GET /v1/dubbing'>['dubbing_statuses']> = {
  dubbing: ['queued', 'preparing', 'dubbing'],
  dubbed: ['dubbed'],
  failed: ['failed'],
};

export const dubsQuery = ({ search, status, language }: DubFilter) =>
  infiniteQueryOptions({
    queryKey: [key, 'list', { search, status, language }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('GET /v1/dubbing', {
        query: {
          cursor: pageParam,
          page_size: PAGE_SIZE,
          search,
          dubbing_statuses: status === undefined ? undefined : statusesOf[status],
          target_language_codes: language === undefined ? undefined : [language],
        },
        signal,
      }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.dubs.some(isUnderWay)) ? LOOK_AGAIN_MS : false,
  });

const of = (dubbingId: string) => ({ params: { dubbing_id: dubbingId } });

export const dubQuery = (dubbingId: string) =>
  queryOptions({
    queryKey: [key, 'one', dubbingId],
    queryFn: ({ signal }) => call('GET /v1/dubbing/{dubbing_id}', { ...of(dubbingId), signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
  });

export const createDub = (form: NewDub, how: Pick<CallOptions<'POST /v1/dubbing'>, 'signal' | 'onUpload'>) =>
  call('POST /v1/dubbing', { form, ...how });

export const fetchEstimate = (query: QueryFor<'GET /v1/dubbing/estimate'>, signal?: AbortSignal) =>
  call('GET /v1/dubbing/estimate', { query, signal });

export const estimateQuery = (query: QueryFor<'GET /v1/dubbing/estimate'>) =>
  queryOptions({
    queryKey: [key, 'estimate', query],
    queryFn: ({ signal }) => fetchEstimate(query, signal),
  });

export const renameDub = (dubbingId: string, name: string) =>
  call('PATCH /v1/dubbing/{dubbing_id}', { ...of(dubbingId), json: { name } });
export const cancelDub = (dubbingId: string) => call('POST /v1/dubbing/{dubbing_id}/cancel', of(dubbingId));
export const removeDub = (dubbingId: string) => call('DELETE /v1/dubbing/{dubbing_id}', of(dubbingId));

export const addLanguage = (dubbingId: string, language: string) =>
  call('POST /v1/dubbing/resource/{dubbing_id}/language', { ...of(dubbingId), json: { language } });

/** The film or the sound in a language, as it was made last. */
export const fetchDubbed = (dubbingId: string, language: string): Promise<Response> =>
  request('GET /v1/dubbing/{dubbing_id}/audio/{language_code}', {
    params: { dubbing_id: dubbingId, language_code: language },
  });

export const fetchTranscript = (
  dubbingId: string,
  language: string,
  format: DubbingTranscriptFormat,
): Promise<Response> =>
  request('GET /v1/dubbing/{dubbing_id}/transcript/{language_code}', {
    params: { dubbing_id: dubbingId, language_code: language },
    query: { format_type: format },
  });
