import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import type { Answered, JsonOf } from '#web/shared/api/operation.ts';

export type Entry = Answered<'GET /v1/convai/knowledge-base'>['documents'][number];
export type KnowledgeDocument = Answered<'GET /v1/convai/knowledge-base/{documentation_id}'>;
export type DocumentIndex = Answered<'POST /v1/convai/knowledge-base/{documentation_id}/rag-index'>;
export type SortBy = 'created_at' | 'name' | 'size' | 'updated_at';

/** Shared with the pickers of the agent's editor. */
export const knowledgeKey = ['knowledge-base'] as const;
/** Whichever is asked for, the same vectors are computed here. */
const model = 'e5_mistral_7b_instruct';
const pageSize = 30;
/** The API takes no more at once. */
const mostAtOnce = 20;

export interface ListFilter {
  folder: string | undefined;
  search: string;
  sort: SortBy;
  type: 'text' | 'file' | 'url' | undefined;
}

/** A page at a time, folders first. A search looks in all folders. */
export const entriesQuery = ({ folder, search, sort, type }: ListFilter) =>
  infiniteQueryOptions({
    queryKey: [...knowledgeKey, 'list', folder ?? '', search, sort, type ?? ''],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /v1/convai/knowledge-base', {
        query: {
          cursor,
          page_size: pageSize,
          folders_first: true,
          sort_by: sort,
          sort_direction: sort === 'name' ? 'asc' : 'desc',
          ...(search ? { search } : { parent_folder_id: folder ?? 'root' }),
          types: type && [type],
        },
        signal,
      }),
    getNextPageParam: ({ has_more, next_cursor }) => (has_more ? (next_cursor ?? undefined) : undefined),
    select: ({ pages }) => pages.flatMap(({ documents }) => documents),
  });

/** All folders, with where they stand. */
export const foldersQuery = queryOptions({
  queryKey: [...knowledgeKey, 'folders'],
  queryFn: async ({ signal }) =>
    (
      await call('GET /v1/convai/knowledge-base', {
        query: { types: ['folder'], page_size: 100, sort_by: 'name', sort_direction: 'asc' },
        signal,
      })
    ).documents,
});

const of = (id: string) => ({ params: { documentation_id: id } });

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [...knowledgeKey, 'one', id],
    queryFn: ({ signal }) => call('GET /v1/convai/knowledge-base/{documentation_id}', { ...of(id), signal }),
  });

export const passagesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...knowledgeKey, 'passages', id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /v1/convai/knowledge-base/{documentation_id}/chunks', {
        ...of(id),
        query: { embedding_model: model, cursor },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ chunks }) => chunks),
  });

export const dependentsOf = async (ids: readonly string[]) =>
  (
    await call('POST /v1/convai/knowledge-base/dependent-agents', {
      query: { page_size: 100 },
      json: { document_ids: ids.slice(0, mostAtOnce) },
    })
  ).agents;

export const dependentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...knowledgeKey, 'dependents', id],
    queryFn: async ({ signal }) =>
      (
        await call('GET /v1/convai/knowledge-base/{documentation_id}/dependent-agents', {
          ...of(id),
          query: { page_size: 100 },
          signal,
        })
      ).agents,
  });

export const storageQuery = queryOptions({
  queryKey: [...knowledgeKey, 'storage'],
  queryFn: ({ signal }) => call('GET /v1/convai/knowledge-base/rag-index', { signal }),
});

const isUnderWay = ({ status }: Pick<DocumentIndex, 'status'>) =>
  status === 'new' || status === 'created' || status === 'processing';
const soonMs = 2000;

/**
 * How far documents are made ready for the search, by their ids. An index is but a mark on the document, whose vectors
 * are computed anyway: asking for it makes it. Looks again while one is under way.
 */
export const indexesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...knowledgeKey, 'indexes', ...ids],
    enabled: ids.length > 0,
    queryFn: async ({ signal }) => {
      const items = ids.map((document_id) => ({ document_id, create_if_missing: true, model }) as const);
      const answer = await call('POST /v1/convai/knowledge-base/rag-index', { json: { items }, signal });
      return new Map(
        Object.entries(answer).flatMap(([id, one]) => (one.status === 'success' ? [[id, one.data]] : [])),
      );
    },
    refetchInterval: ({ state }) => ([...(state.data?.values() ?? [])].some(isUnderWay) ? soonMs : false),
  });

/** Asks that a document be found by meaning, and says how far that is. */
export const computeIndex = (id: string) =>
  call('POST /v1/convai/knowledge-base/{documentation_id}/rag-index', { ...of(id), json: { model } });

export type NewText = JsonOf<'POST /v1/convai/knowledge-base/text'>;
export type NewPage = JsonOf<'POST /v1/convai/knowledge-base/url'>;

export const addText = (json: NewText) => call('POST /v1/convai/knowledge-base/text', { json });
export const addPage = (json: NewPage) => call('POST /v1/convai/knowledge-base/url', { json });
export const addFile = (file: File, parent_folder_id: string | undefined) =>
  call('POST /v1/convai/knowledge-base/file', { form: { file, parent_folder_id } });
export const addFolder = (json: JsonOf<'POST /v1/convai/knowledge-base/folder'>) =>
  call('POST /v1/convai/knowledge-base/folder', { json });

export const changeDocument = (id: string, json: { name?: string; content?: string }) =>
  call('PATCH /v1/convai/knowledge-base/{documentation_id}', { ...of(id), json });
export const refreshDocument = (id: string) =>
  call('POST /v1/convai/knowledge-base/{documentation_id}/refresh', of(id));
export const replaceFile = (id: string, file: File) =>
  call('PATCH /v1/convai/knowledge-base/{documentation_id}/update-file', { ...of(id), form: { file } });
export const sourceFileAddress = async (id: string) =>
  (await call('GET /v1/convai/knowledge-base/{documentation_id}/source-file-url', of(id))).signed_url;

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, part) =>
    ids.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  );

export async function moveEntries(ids: readonly string[], folder: string | undefined): Promise<void> {
  for (const document_ids of inParts(ids))
    await call('POST /v1/convai/knowledge-base/bulk-move', { json: { document_ids, move_to: folder } });
}

/** Answers why some were not deleted; nothing where all were. */
export async function removeEntries(ids: readonly string[]): Promise<string | undefined> {
  let reason: string | undefined;
  for (const document_ids of inParts(ids)) {
    const answer = await call('POST /v1/convai/knowledge-base/bulk-delete', {
      json: { document_ids, force: true },
    });
    for (const one of Object.values(answer)) if (one.status === 'failure') reason ??= one.error_message;
  }
  return reason;
}

export const askAgent = (agent_id: string, query: string) =>
  call('POST /v1/convai/agents/{agent_id}/knowledge-base/rag-query', {
    params: { agent_id },
    json: { query },
  });

/** Of whom one can be asked. */
export const agentChoicesQuery = queryOptions({
  queryKey: ['agents', 'choices'],
  queryFn: async ({ signal }) =>
    (
      await call('GET /v1/convai/agents', {
        query: { page_size: 100, sort_by: 'name', sort_direction: 'asc' },
        signal,
      })
    ).agents,
});
