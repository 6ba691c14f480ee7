import type { DependentsPart } from '../../secrets/index.ts';
import { listServersNaming } from './mcp-servers.store.ts';

/** MCP servers that name a secret. */
export const mcpServersNaming: DependentsPart = {
  find: async ({ db }, workspaceId, ids) =>
    (await listServersNaming(db, workspaceId, ids)).map(({ id, config, creatorUserId, createdAt }) => ({
      kind: 'mcp-server' as const,
      id,
      name: config.name,
      creatorUserId,
      createdAt,
      referencedIds: ids.filter((one) => JSON.stringify(config).includes(`"${one}"`)),
    })),
};
