import { and, asc, avg, count, desc, eq, gte, ilike, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../platform/db/containing.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { type ResourceReader, visibleTo } from '../../workspaces/sharing/index.ts';
import { type AgentToolRow, agentToolExecutions, agentTools, type ToolExecutionRow } from './tools.tables.ts';

type Key = Pick<AgentToolRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: Key): SQL | undefined =>
  and(eq(agentTools.workspaceId, workspaceId), eq(agentTools.id, id));

export const insertTool = (db: Queryable, row: typeof agentTools.$inferInsert) =>
  db.insert(agentTools).values(row);

/** Of an agent that names them: whoever made them. */
export async function findTools(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<AgentToolRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(agentTools)
    .where(and(eq(agentTools.workspaceId, workspaceId), isAny(agentTools.id, [...ids])));
}

export async function findVisibleTool(
  db: Queryable,
  reader: ResourceReader,
  id: string,
): Promise<AgentToolRow | undefined> {
  const [row] = await db
    .select()
    .from(agentTools)
    .where(and(visibleTo(reader, agentTools), eq(agentTools.id, id)));
  return row;
}

export interface ToolPage {
  search?: string | undefined;
  creatorUserId?: string | undefined;
  types?: readonly string[] | undefined;
  sortBy: 'name' | 'created_at';
  sortDirection: 'asc' | 'desc';
  /** Id of the last one that was read. */
  after?: string | undefined;
  most: number;
}

export function listTools(db: Queryable, reader: ResourceReader, page: ToolPage): Promise<AgentToolRow[]> {
  const isByName = page.sortBy === 'name';
  const key = isByName ? sql`lower(${agentTools.name})` : agentTools.createdAt;
  const keyOfLast = isByName ? sql`lower(last.name)` : sql`last.created_at`;
  const order = page.sortDirection === 'asc' ? asc : desc;
  const further = page.sortDirection === 'asc' ? sql`>` : sql`<`;
  return db
    .select()
    .from(agentTools)
    .where(
      and(
        visibleTo(reader, agentTools),
        page.search ? ilike(agentTools.name, containing(page.search)) : undefined,
        page.creatorUserId ? eq(agentTools.creatorUserId, page.creatorUserId) : undefined,
        page.types ? inArray(agentTools.type, [...page.types]) : undefined,
        page.after
          ? sql`(${key}, ${agentTools.id}) ${further} (
              select ${keyOfLast}, last.id from ${agentTools} as last
              where last.id = ${page.after} and last.workspace_id = ${reader.workspaceId})`
          : undefined,
      ),
    )
    .orderBy(order(key), order(agentTools.id))
    .limit(page.most);
}

export async function changeTool(
  db: Queryable,
  key: Key,
  change: Partial<typeof agentTools.$inferInsert>,
): Promise<void> {
  await db.update(agentTools).set(change).where(isOne(key));
}

export const deleteTool = (db: Queryable, key: Key) => db.delete(agentTools).where(isOne(key));

export const insertExecution = (db: Queryable, row: typeof agentToolExecutions.$inferInsert) =>
  db.insert(agentToolExecutions).values(row);

export interface ExecutionPage {
  isError?: boolean | undefined;
  agentId?: string | undefined;
  branchId?: string | undefined;
  startTime?: number | undefined;
  endTime?: number | undefined;
  after?: string | undefined;
  most: number;
}

/** Newest first. */
export const listExecutions = (
  db: Queryable,
  { workspaceId, id: toolId }: Key,
  { isError, agentId, branchId, startTime, endTime, after, most }: ExecutionPage,
): Promise<ToolExecutionRow[]> =>
  db
    .select()
    .from(agentToolExecutions)
    .where(
      and(
        eq(agentToolExecutions.workspaceId, workspaceId),
        eq(agentToolExecutions.toolId, toolId),
        isError === undefined ? undefined : eq(agentToolExecutions.isError, isError),
        agentId ? eq(agentToolExecutions.agentId, agentId) : undefined,
        branchId ? eq(agentToolExecutions.branchId, branchId) : undefined,
        startTime === undefined ? undefined : gte(agentToolExecutions.createdAt, new Date(startTime * 1000)),
        endTime === undefined ? undefined : lte(agentToolExecutions.createdAt, new Date(endTime * 1000)),
        after
          ? sql`(${agentToolExecutions.createdAt}, ${agentToolExecutions.id}) < (
              select last.created_at, last.id from ${agentToolExecutions} as last
              where last.id = ${after} and last.workspace_id = ${workspaceId})`
          : undefined,
      ),
    )
    .orderBy(desc(agentToolExecutions.createdAt), desc(agentToolExecutions.id))
    .limit(most);

export async function usageOf(
  db: Queryable,
  toolIds: readonly string[],
): Promise<Map<string, { calls: number; seconds: number }>> {
  if (toolIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: agentToolExecutions.toolId,
      calls: count(),
      ms: avg(agentToolExecutions.durationMs),
    })
    .from(agentToolExecutions)
    .where(isAny(agentToolExecutions.toolId, [...toolIds]))
    .groupBy(agentToolExecutions.toolId);
  return new Map(rows.map(({ id, calls, ms }) => [id, { calls, seconds: Number(ms ?? 0) / 1000 }]));
}

/** Tools whose settings name any of these ids (secrets, connections). */
export const listNaming = (
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<AgentToolRow[]> =>
  db
    .select()
    .from(agentTools)
    .where(
      and(
        eq(agentTools.workspaceId, workspaceId),
        sql`${agentTools.config}::text like any (${sql.param(ids.map((id) => `%"${id}"%`))}::text[])`,
      ),
    );
