import type { Model } from '@mynah/contract/voices/models';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

/** Every model of the server, of any task. */
export const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: async ({ signal }): Promise<Model[]> => {
    const answer = await call('GET /v1/models', { signal });
    // the other shape is for clients of OpenAI's API, with a key
    return Array.isArray(answer) ? answer : [];
  },
  staleTime: 300_000,
});
