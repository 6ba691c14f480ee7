import type { McpServerConfig } from '@mynah/contract/agents/tools/mcp-servers';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { isAny } from '../../../../platform/db/is-any.ts';
import { type ResourceReader, visibleTo } from '../../../workspaces/sharing/index.ts';
import { type McpServerRow, mcpServers } from './mcp-servers.tables.ts';

type Key = Pick<McpServerRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: Key): SQL | undefined =>
  and(eq(mcpServers.workspaceId, workspaceId), eq(mcpServers.id, id));

export const insertServer = (db: Queryable, row: typeof mcpServers.$inferInsert) =>
  db.insert(mcpServers).values(row);

/** Of an agent that names them: whoever added them. */
export async function findServers(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<McpServerRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(mcpServers)
    .where(and(eq(mcpServers.workspaceId, workspaceId), isAny(mcpServers.id, [...ids])));
}

export const listServers = (db: Queryable, reader: ResourceReader, id?: string): Promise<McpServerRow[]> =>
  db
    .select()
    .from(mcpServers)
    .where(and(visibleTo(reader, mcpServers), id === undefined ? undefined : eq(mcpServers.id, id)))
    .orderBy(asc(mcpServers.createdAt), asc(mcpServers.id));

/** Reads and writes under a lock: two changes at once are both kept. */
export const changeServer = (
  db: { transaction: <T>(work: (transaction: Queryable) => Promise<T>) => Promise<T> },
  key: Key,
  change: (config: McpServerConfig) => McpServerConfig,
): Promise<McpServerRow> =>
  db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(mcpServers).where(isOne(key)).for('update');
    const config = change(row!.config);
    await transaction.update(mcpServers).set({ config }).where(isOne(key));
    return { ...row!, config };
  });

export const deleteServer = (db: Queryable, key: Key) => db.delete(mcpServers).where(isOne(key));

/** Servers whose settings name any of these ids. */
export const listServersNaming = (db: Queryable, workspaceId: string, ids: readonly string[]) =>
  db
    .select()
    .from(mcpServers)
    .where(
      and(
        eq(mcpServers.workspaceId, workspaceId),
        sql`${mcpServers.config}::text like any (${sql.param(ids.map((id) => `%"${id}"%`))}::text[])`,
      ),
    );
