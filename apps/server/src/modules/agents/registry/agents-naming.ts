import type { DependentsPart } from '../secrets/index.ts';
import { listNaming } from './agents.store.ts';

/** Agents that name a secret or a tool in the newest version of any branch. */
export const agentsNaming: DependentsPart = {
  find: async ({ db }, workspaceId, ids) => {
    const rows = await listNaming(db, workspaceId, ids);
    return [...new Map(rows.map((row) => [row.id, row])).values()].map(({ config, ...agent }) => ({
      kind: 'agent' as const,
      ...agent,
      referencedIds: ids.filter((id) => config.includes(`"${id}"`)),
    }));
  },
};
