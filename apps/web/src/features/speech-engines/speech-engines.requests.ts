import type { SpeechEngine } from '@mynah/contract/agents/registry/speech-engines';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import type { Answered, JsonOf } from '#web/shared/api/operation.ts';

export type { SpeechEngine };
export type SpeechEngineSummary = Answered<'GET /v1/speech-engine'>['speech_engines'][number];

export const enginesKey = ['speech-engines'] as const;
const pageSize = 30;

export const engineListQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...enginesKey, 'list', search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /v1/speech-engine', {
        query: { cursor, search: search || undefined, page_size: pageSize },
        signal,
      }),
    getNextPageParam: ({ has_more, next_cursor }) => (has_more ? (next_cursor ?? undefined) : undefined),
    select: ({ pages }) => pages.flatMap(({ speech_engines }) => speech_engines),
  });

const of = (engineId: string) => ({ params: { speech_engine_id: engineId } });

export const engineQuery = (engineId: string) =>
  queryOptions({
    queryKey: [...enginesKey, 'one', engineId],
    // every field is answered, those with a default too
    queryFn: async ({ signal }) =>
      (await call('GET /v1/speech-engine/{speech_engine_id}', { ...of(engineId), signal })) as SpeechEngine,
  });

type WholeEngine = JsonOf<'POST /v1/speech-engine'>;

/** All that is left out has a default. */
export const createEngine = (given: Pick<WholeEngine, 'name' | 'speech_engine'>) =>
  call('POST /v1/speech-engine', { json: given as WholeEngine });

export const saveEngine = async (
  engineId: string,
  json: JsonOf<'PATCH /v1/speech-engine/{speech_engine_id}'>,
) => (await call('PATCH /v1/speech-engine/{speech_engine_id}', { ...of(engineId), json })) as SpeechEngine;

export const duplicateEngine = (engineId: string, name: string) =>
  call('POST /v1/speech-engine/{speech_engine_id}/duplicate', { ...of(engineId), json: { name } });

export const deleteEngine = (engineId: string) =>
  call('DELETE /v1/speech-engine/{speech_engine_id}', of(engineId));
