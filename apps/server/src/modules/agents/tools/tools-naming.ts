import type { DependentsPart } from '../secrets/index.ts';
import { listNaming } from './tools.store.ts';

/** Tools that name a secret in their headers. */
export const toolsNaming: DependentsPart = {
  find: async ({ db }, workspaceId, ids) =>
    (await listNaming(db, workspaceId, ids)).map(({ id, name, creatorUserId, createdAt, config }) => ({
      kind: 'tool' as const,
      id,
      name,
      creatorUserId,
      createdAt,
      referencedIds: ids.filter((one) => JSON.stringify(config).includes(`"${one}"`)),
    })),
};
