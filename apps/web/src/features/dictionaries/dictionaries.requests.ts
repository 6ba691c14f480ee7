import type { AnswerOf, BodyOf } from '@mynah/contract';
import type {
  PronunciationDictionary,
  pronunciationDictionaryRoutes,
} from '@mynah/contract/dictionaries/pronunciation-dictionaries';
import type { PronunciationRule } from '@mynah/contract/dictionaries/pronunciation-rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, request } from '#web/shared/api/call.ts';
import { fileNameFrom, saveBlob } from '#web/shared/save-blob.ts';

export type { PronunciationDictionary, PronunciationRule };
export type Dictionary = AnswerOf<typeof pronunciationDictionaryRoutes.get>;
export type NewDictionary = Omit<BodyOf<typeof pronunciationDictionaryRoutes.addFromRules>, 'rules'>;

const key = 'pronunciation-dictionaries';
export const dictionariesKey = [key] as const;

/** A page at a time, by name. */
export const dictionaryListQuery = (search: string, includesArchived: boolean) =>
  infiniteQueryOptions({
    queryKey: [key, 'list', search, includesArchived],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /v1/pronunciation-dictionaries', {
        query: {
          cursor,
          search: search || undefined,
          include_archived: includesArchived,
          sort: 'name',
          sort_direction: 'asc',
        },
        signal,
      }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.pronunciation_dictionaries),
  });

/** To choose from; the hundred first by name. */
export const dictionaryChoiceQuery = queryOptions({
  queryKey: [key, 'choice'],
  queryFn: async ({ signal }) => {
    const query = { page_size: 100, sort: 'name', sort_direction: 'asc' } as const;
    return (await call('GET /v1/pronunciation-dictionaries', { query, signal })).pronunciation_dictionaries;
  },
});

const of = (id: string) => ({ params: { pronunciation_dictionary_id: id } });

export const dictionaryQuery = (id: string) =>
  queryOptions({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) =>
      call('GET /v1/pronunciation-dictionaries/{pronunciation_dictionary_id}', { ...of(id), signal }),
  });

/** Newest first, a page at a time. */
export const versionListQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [key, 'versions', id],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/versions', {
        ...of(id),
        query: { before },
        signal,
      }),
    getNextPageParam: ({ has_more, versions }) => (has_more ? versions.at(-1)?.number : undefined),
    select: ({ pages }) => pages.flatMap(({ versions }) => versions),
  });

/** A version never changes. */
export const versionRulesQuery = (id: string, versionId: string) =>
  queryOptions({
    queryKey: [key, 'version', id, versionId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const params = { pronunciation_dictionary_id: id, version_id: versionId };
      const path = 'GET /v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/versions/{version_id}';
      return (await call(path, { params, signal })).rules;
    },
  });

export const createDictionary = (json: NewDictionary) =>
  call('POST /v1/pronunciation-dictionaries/add-from-rules', { json: { ...json, rules: [] } });

export const importDictionary = (file: File) =>
  call('POST /v1/pronunciation-dictionaries/add-from-file', {
    form: { name: file.name.replace(/\.\w+$/, '').slice(0, 100) || file.name, file },
  });

export const changeDictionary = (id: string, json: { name?: string; archived?: boolean }) =>
  call('PATCH /v1/pronunciation-dictionaries/{pronunciation_dictionary_id}', { ...of(id), json });

export const removeDictionary = (id: string) =>
  call('DELETE /v1/pronunciation-dictionaries/{pronunciation_dictionary_id}', of(id));

export const saveRules = (id: string, versionId: string, rules: PronunciationRule[]) =>
  call('POST /v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/set-rules', {
    ...of(id),
    json: { rules, expected_version_id: versionId },
  });

export async function exportVersion(id: string, versionId: string): Promise<void> {
  const response = await request('GET /v1/pronunciation-dictionaries/{dictionary_id}/{version_id}/download', {
    params: { dictionary_id: id, version_id: versionId },
  });
  saveBlob(await response.blob(), fileNameFrom(response) ?? 'dictionary.pls');
}

export const proposalsFor = async (text: string, language: string) =>
  (await call('POST /v1/pronunciation-dictionaries/proposals', { json: { text, language } })).proposals;
