import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import type { Answered, JsonOf } from '#web/shared/api/operation.ts';

/** The server answers every field, those with a default too. */
export type AgentsSettings = Required<Answered<'GET /v1/convai/settings'>>;

const settingsKey = ['agents-settings'] as const;

export const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: async ({ signal }) => (await call('GET /v1/convai/settings', { signal })) as AgentsSettings,
});

export const changeSettings = (json: JsonOf<'PATCH /v1/convai/settings'>) =>
  call('PATCH /v1/convai/settings', { json });

/** Those of the workspace; only admins may look at them. */
export const webhookChoicesQuery = queryOptions({
  queryKey: ['webhooks', 'workspace'],
  queryFn: ({ signal }) => call('GET /v1/workspace/webhooks', { signal }),
});
