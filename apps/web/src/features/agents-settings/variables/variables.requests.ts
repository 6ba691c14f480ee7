import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import type { Answered, JsonOf } from '#web/shared/api/operation.ts';

export type Variable = Answered<'GET /v1/convai/environment-variables/{env_var_id}'>;
export type VariableValue = Variable['values'][string];
export type NewVariable = JsonOf<'POST /v1/convai/environment-variables'>;

/** There always. */
export const production = 'production';

export const variablesKey = ['environment-variables'] as const;
export const environmentsKey = [...variablesKey, 'environments'] as const;

/** All of them, by label. */
export const variablesQuery = queryOptions({
  queryKey: [...variablesKey, 'list'],
  queryFn: async ({ signal }) => {
    const variables: Variable[] = [];
    let cursor: string | undefined;
    do {
      const page = await call('GET /v1/convai/environment-variables', { query: { cursor }, signal });
      variables.push(...page.environment_variables);
      cursor = page.has_more ? (page.next_cursor ?? undefined) : undefined;
    } while (cursor);
    return variables;
  },
});

export const environmentsQuery = queryOptions({
  queryKey: environmentsKey,
  queryFn: async ({ signal }) =>
    (await call('GET /v1/convai/environments', { signal })).environments.map(({ name }) => name),
});

export const addEnvironment = (name: string) => call('POST /v1/convai/environments', { json: { name } });

export const removeEnvironment = (environment: string) =>
  call('DELETE /v1/convai/environments/{environment}', { params: { environment } });

export const addVariable = (json: NewVariable) => call('POST /v1/convai/environment-variables', { json });

const of = (id: string) => ({ params: { env_var_id: id } });

/** Null takes the value of an environment away. */
export const changeVariable = (id: string, values: Record<string, VariableValue | null>) =>
  call('PATCH /v1/convai/environment-variables/{env_var_id}', { ...of(id), json: { values } });

export const removeVariable = (id: string) =>
  call('DELETE /v1/convai/environment-variables/{env_var_id}', of(id));
