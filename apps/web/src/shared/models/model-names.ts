import { useQuery } from '@tanstack/react-query';
import { modelsQuery } from '#web/shared/models/models.requests.ts';
import { readableName } from '#web/shared/models/readable-name.ts';

/** Ids and names of the models that the server lists: those that speak. */
export function useModelNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(modelsQuery);
  return new Map(data?.map(({ model_id, name }) => [model_id, name]));
}

/** The name of any model, those of other tasks and of former times included. */
export function useModelName(): (id: string) => string {
  const names = useModelNames();
  return (id) => names.get(id) ?? readableName(id);
}
