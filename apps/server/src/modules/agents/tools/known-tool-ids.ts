import type { KnownIdsPart } from '../references/index.ts';
import { findServers } from './mcp/index.ts';
import { findTools } from './tools.store.ts';

export const knownToolIds: readonly KnownIdsPart[] = [
  {
    kind: 'tool',
    find: async ({ db }, workspaceId, ids) => (await findTools(db, workspaceId, ids)).map(({ id }) => id),
  },
  {
    kind: 'mcp_server',
    find: async ({ db }, workspaceId, ids) => (await findServers(db, workspaceId, ids)).map(({ id }) => id),
  },
];
