import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import type { Answered, JsonOf } from '#web/shared/api/operation.ts';

export type Connection = Answered<'GET /v1/workspace/auth-connections'>['auth_connections'][number];
export type NewConnection = JsonOf<'POST /v1/workspace/auth-connections'>;
export type ConnectionChange = JsonOf<'PATCH /v1/workspace/auth-connections/{auth_connection_id}'>;

export const connectionsKey = ['auth-connections'] as const;

export const connectionsQuery = queryOptions({
  queryKey: connectionsKey,
  queryFn: async ({ signal }) =>
    (await call('GET /v1/workspace/auth-connections', { signal })).auth_connections,
});

export const storeConnection = (json: NewConnection) => call('POST /v1/workspace/auth-connections', { json });

const of = (id: string) => ({ params: { auth_connection_id: id } });

export const changeConnection = (id: string, json: ConnectionChange) =>
  call('PATCH /v1/workspace/auth-connections/{auth_connection_id}', { ...of(id), json });

export const removeConnection = (id: string) =>
  call('DELETE /v1/workspace/auth-connections/{auth_connection_id}', of(id));
