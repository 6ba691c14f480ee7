import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

/** Names of the language models that the server knows. */
export const languageModelsQuery = queryOptions({
  queryKey: ['language-models'],
  queryFn: async ({ signal }): Promise<string[]> =>
    (await call('GET /v1/convai/llm/list', { signal })).llms.map(({ llm }) => llm),
  staleTime: 300_000,
});
