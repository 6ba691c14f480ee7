import type { DependentsPart } from './dependents.ts';
import { listVariablesNaming } from './environment-variables.store.ts';

/** Environment variables whose value is a secret. */
export const variablesNaming: DependentsPart = {
  find: async ({ db }, workspaceId, ids) =>
    (await listVariablesNaming(db, workspaceId, ids)).map((row) => ({
      kind: 'environment-variable' as const,
      id: row.id,
      name: row.label,
      creatorUserId: row.creatorUserId,
      createdAt: row.createdAt,
      referencedIds: ids.filter((one) => JSON.stringify(row.values).includes(`"${one}"`)),
    })),
};
