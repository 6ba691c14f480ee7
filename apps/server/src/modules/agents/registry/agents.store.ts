import { and, asc, desc, eq, ilike, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containing } from '../../../platform/db/containing.ts';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { type ResourceReader, visibleTo } from '../../workspaces/sharing/index.ts';
import {
  type AgentBranchRow,
  type AgentRow,
  type AgentVersionRow,
  agentBranches,
  agents,
  agentVersions,
} from './agents.tables.ts';

type Key = Pick<AgentRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: Key): SQL | undefined =>
  and(eq(agents.workspaceId, workspaceId), eq(agents.id, id));

export interface NewAgent {
  agent: typeof agents.$inferInsert;
  branch: typeof agentBranches.$inferInsert;
  version: typeof agentVersions.$inferInsert;
}

export async function insertAgent(transaction: Transaction, made: NewAgent): Promise<void> {
  await transaction.insert(agents).values(made.agent);
  await transaction.insert(agentBranches).values(made.branch);
  await transaction.insert(agentVersions).values(made.version);
}

/** Whoever asks: for a conversation, whose agent may be public. */
export async function findAgentRow(db: Queryable, id: string): Promise<AgentRow | undefined> {
  const [row] = await db.select().from(agents).where(eq(agents.id, id));
  return row;
}

export async function findVisibleAgents(
  db: Queryable,
  reader: ResourceReader,
  ids: readonly string[],
): Promise<AgentRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(agents)
    .where(and(visibleTo(reader, agents), isAny(agents.id, [...ids])));
}

export interface AgentPage {
  isSpeechEngine: boolean;
  search?: string | undefined;
  archived: boolean;
  creatorUserId?: string | undefined;
  tags?: readonly string[] | undefined;
  sortBy: 'name' | 'created_at' | 'call_count_7d';
  sortDirection: 'asc' | 'desc';
  /** Calls of the last seven days. */
  callCount(agentId: SQLWrapper): SQL<number>;
  /** Id of the last one that was read. */
  after?: string | undefined;
  most: number;
}

/** By what it is sorted, then by id, so that a page goes on right behind the last one. */
export function listAgents(db: Queryable, reader: ResourceReader, page: AgentPage): Promise<AgentRow[]> {
  const { key, keyOfLast } = keysOf(page);
  const order = page.sortDirection === 'asc' ? asc : desc;
  const further = page.sortDirection === 'asc' ? sql`>` : sql`<`;
  return db
    .select()
    .from(agents)
    .where(
      and(
        visibleTo(reader, agents),
        eq(agents.isSpeechEngine, page.isSpeechEngine),
        eq(agents.archived, page.archived),
        page.search ? ilike(agents.name, containing(page.search)) : undefined,
        page.creatorUserId ? eq(agents.creatorUserId, page.creatorUserId) : undefined,
        page.tags?.length ? or(...page.tags.map((tag) => sql`${agents.tags} ? ${tag}`)) : undefined,
        page.after
          ? sql`(${key}, ${agents.id}) ${further} (
              select ${keyOfLast}, last.id from ${agents} as last
              where last.id = ${page.after} and last.workspace_id = ${reader.workspaceId})`
          : undefined,
      ),
    )
    .orderBy(order(key), order(agents.id))
    .limit(page.most);
}

function keysOf({ sortBy, callCount }: AgentPage): { key: SQL; keyOfLast: SQL } {
  switch (sortBy) {
    case 'name':
      return { key: sql`lower(${agents.name})`, keyOfLast: sql`lower(last.name)` };
    case 'created_at':
      return { key: sql`${agents.createdAt}`, keyOfLast: sql`last.created_at` };
    case 'call_count_7d':
      return { key: callCount(agents.id), keyOfLast: callCount(sql`last.id`) };
  }
}

export async function changeAgent(
  db: Queryable,
  key: Key,
  change: Partial<typeof agents.$inferInsert>,
): Promise<void> {
  if (Object.keys(change).length > 0) await db.update(agents).set(change).where(isOne(key));
}

export const deleteAgent = (db: Queryable, key: Key) => db.delete(agents).where(isOne(key));

export const listBranches = (db: Queryable, { workspaceId, id }: Key): Promise<AgentBranchRow[]> =>
  db
    .select()
    .from(agentBranches)
    .where(and(eq(agentBranches.workspaceId, workspaceId), eq(agentBranches.agentId, id)))
    .orderBy(desc(agentBranches.isMain), asc(agentBranches.createdAt), asc(agentBranches.id));

/** Changes of one branch take turns. */
export async function lockBranch(transaction: Transaction, branch: Key): Promise<AgentBranchRow> {
  const [row] = await transaction
    .select()
    .from(agentBranches)
    .where(and(eq(agentBranches.workspaceId, branch.workspaceId), eq(agentBranches.id, branch.id)))
    .for('update');
  if (!row) throw new Failure('agent_version_not_found', 'The branch is gone.');
  return row;
}

export async function findHead(db: Queryable, branch: AgentBranchRow): Promise<AgentVersionRow> {
  const [row] = await db
    .select()
    .from(agentVersions)
    .where(and(eq(agentVersions.branchId, branch.id), eq(agentVersions.number, branch.head)));
  if (!row) throw new Error(`Branch ${branch.id} has no version ${branch.head}`);
  return row;
}

export async function findVersion(
  db: Queryable,
  { workspaceId, id: agentId }: Key,
  versionId: string,
): Promise<AgentVersionRow | undefined> {
  const [row] = await db
    .select()
    .from(agentVersions)
    .where(
      and(
        eq(agentVersions.workspaceId, workspaceId),
        eq(agentVersions.agentId, agentId),
        eq(agentVersions.id, versionId),
      ),
    );
  return row;
}

/** In the transaction that holds the branch. */
export async function appendVersion(
  transaction: Transaction,
  branch: AgentBranchRow,
  version: typeof agentVersions.$inferInsert,
): Promise<void> {
  await transaction.insert(agentVersions).values(version);
  await transaction
    .update(agentBranches)
    .set({ head: version.number, committedAt: version.createdAt })
    .where(and(eq(agentBranches.workspaceId, branch.workspaceId), eq(agentBranches.id, branch.id)));
}

/** What lists show of an agent's main branch: the voice that it speaks with, and since when. */
export interface MainHead {
  voiceId: string;
  committedAt: Date;
}

export async function listMainHeads(
  db: Queryable,
  agentIds: readonly string[],
): Promise<Map<string, MainHead>> {
  if (agentIds.length === 0) return new Map();
  const rows = await db
    .select({
      agentId: agentBranches.agentId,
      voiceId: sql<string>`${agentVersions.config} #>> '{conversation_config,tts,voice_id}'`,
      committedAt: agentVersions.createdAt,
    })
    .from(agentBranches)
    .innerJoin(
      agentVersions,
      and(eq(agentVersions.branchId, agentBranches.id), eq(agentVersions.number, agentBranches.head)),
    )
    .where(and(isAny(agentBranches.agentId, [...agentIds]), eq(agentBranches.isMain, true)));
  return new Map(rows.map(({ agentId, ...head }) => [agentId, head]));
}

export async function listNames(
  db: Queryable,
  workspaceId: string,
  agentIds: readonly string[],
): Promise<Map<string, string>> {
  if (agentIds.length === 0) return new Map();
  const rows = await db
    .select({ id: agents.id, name: agents.name })
    .from(agents)
    .where(and(eq(agents.workspaceId, workspaceId), isAny(agents.id, [...agentIds])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Agents whose newest settings on some branch name any of these ids. */
export const listNaming = (db: Queryable, workspaceId: string, ids: readonly string[]) =>
  db
    .select({
      id: agents.id,
      name: agents.name,
      creatorUserId: agents.creatorUserId,
      createdAt: agents.createdAt,
      config: sql<string>`${agentVersions.config}::text`,
    })
    .from(agents)
    .innerJoin(agentBranches, eq(agentBranches.agentId, agents.id))
    .innerJoin(
      agentVersions,
      and(eq(agentVersions.branchId, agentBranches.id), eq(agentVersions.number, agentBranches.head)),
    )
    .where(
      and(
        eq(agents.workspaceId, workspaceId),
        sql`${agentVersions.config}::text like any (${sql.param(ids.map((id) => `%"${id}"%`))}::text[])`,
      ),
    );
