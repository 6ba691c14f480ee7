import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import type { Answered } from '#web/shared/api/operation.ts';

export type Secret = Answered<'GET /v1/convai/secrets/{secret_id}'>;

export const secretsKey = ['agent-secrets'] as const;

/** A page at a time, by name. */
export const secretsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...secretsKey, 'list', search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /v1/convai/secrets', {
        query: { cursor, search: search || undefined, page_size: 30 },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ secrets }) => secrets),
  });

/** To choose from; the hundred first by name. */
export const secretChoicesQuery = queryOptions({
  queryKey: [...secretsKey, 'choices'],
  queryFn: async ({ signal }) =>
    (await call('GET /v1/convai/secrets', { query: { page_size: 100 }, signal })).secrets,
});

export const storeSecret = (name: string, value: string) =>
  call('POST /v1/convai/secrets', { json: { type: 'new', name, value } });

const of = (id: string) => ({ params: { secret_id: id } });

export const replaceSecret = (id: string, name: string, value: string) =>
  call('PATCH /v1/convai/secrets/{secret_id}', { ...of(id), json: { type: 'update', name, value } });

export const removeSecret = (id: string) => call('DELETE /v1/convai/secrets/{secret_id}', of(id));
