import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import {
  type AgentBranchRow,
  type AgentDraftRow,
  type AgentRow,
  type AgentVersionRow,
  agentBranches,
  agentDrafts,
  agentVersions,
} from './agents.tables.ts';
import type { VersionLink } from './common-ancestor.ts';

export async function insertBranch(
  transaction: Transaction,
  branch: typeof agentBranches.$inferInsert,
  version: typeof agentVersions.$inferInsert,
): Promise<void> {
  await transaction.insert(agentBranches).values(branch);
  await transaction.insert(agentVersions).values(version);
}

export async function changeBranch(
  db: Queryable,
  { workspaceId, id }: Pick<AgentBranchRow, 'workspaceId' | 'id'>,
  change: Partial<typeof agentBranches.$inferInsert>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db
    .update(agentBranches)
    .set(change)
    .where(and(eq(agentBranches.workspaceId, workspaceId), eq(agentBranches.id, id)));
}

export interface VersionPage {
  most: number;
  /** Number of the last one that was read. */
  after?: number | undefined;
}

/** Newest first. */
export const listVersions = (
  db: Queryable,
  { workspaceId, id }: AgentBranchRow,
  { most, after }: VersionPage,
): Promise<AgentVersionRow[]> =>
  db
    .select()
    .from(agentVersions)
    .where(
      and(
        eq(agentVersions.workspaceId, workspaceId),
        eq(agentVersions.branchId, id),
        after === undefined ? undefined : lt(agentVersions.number, after),
      ),
    )
    .orderBy(desc(agentVersions.number))
    .limit(most);

/** By their ids. */
export async function findVersions(
  db: Queryable,
  { workspaceId, id: agentId }: Pick<AgentRow, 'workspaceId' | 'id'>,
  versionIds: readonly string[],
): Promise<Map<string, AgentVersionRow>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(agentVersions)
    .where(
      and(
        eq(agentVersions.workspaceId, workspaceId),
        eq(agentVersions.agentId, agentId),
        isAny(agentVersions.id, [...versionIds]),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/** How all versions of an agent come from one another. */
export async function listVersionLinks(
  db: Queryable,
  { workspaceId, agentId }: Pick<AgentVersionRow, 'workspaceId' | 'agentId'>,
): Promise<Map<string, VersionLink>> {
  const { id, parentId, mergedId, createdAt } = agentVersions;
  const rows = await db
    .select({ id, parentId, mergedId, createdAt })
    .from(agentVersions)
    .where(and(eq(agentVersions.workspaceId, workspaceId), eq(agentVersions.agentId, agentId)));
  return new Map(rows.map((row) => [row.id, row]));
}

const isDraft = ({ workspaceId, id }: Pick<AgentBranchRow, 'workspaceId' | 'id'>, userId: string) =>
  and(eq(agentDrafts.workspaceId, workspaceId), eq(agentDrafts.branchId, id), eq(agentDrafts.userId, userId));

export async function findDraft(
  db: Queryable,
  branch: Pick<AgentBranchRow, 'workspaceId' | 'id'>,
  userId: string,
): Promise<AgentDraftRow | undefined> {
  const [row] = await db.select().from(agentDrafts).where(isDraft(branch, userId));
  return row;
}

export async function listDrafts(
  db: Queryable,
  workspaceId: string,
  branchIds: readonly string[],
  userId: string,
): Promise<Map<string, AgentDraftRow>> {
  if (branchIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(agentDrafts)
    .where(
      and(
        eq(agentDrafts.workspaceId, workspaceId),
        eq(agentDrafts.userId, userId),
        inArray(agentDrafts.branchId, [...branchIds]),
      ),
    );
  return new Map(rows.map((row) => [row.branchId, row]));
}

/** A second takes the place of the first. */
export async function upsertDraft(db: Queryable, row: typeof agentDrafts.$inferInsert): Promise<void> {
  const { name, tags, config, base, createdAt } = row;
  await db
    .insert(agentDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: [agentDrafts.branchId, agentDrafts.userId],
      set: { name, tags, config, base, createdAt },
    });
}

export const deleteDraft = (
  db: Queryable,
  branch: Pick<AgentBranchRow, 'workspaceId' | 'id'>,
  userId: string,
) => db.delete(agentDrafts).where(isDraft(branch, userId));
