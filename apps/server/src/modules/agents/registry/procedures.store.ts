import type { ProcedureAtVersion } from '@mynah/contract/agents/registry/procedures';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type AgentBranchRow, agentVersions } from './agents.tables.ts';
import { type ProcedureDraftRow, procedureDrafts } from './procedures.tables.ts';

type Branch = Pick<AgentBranchRow, 'workspaceId' | 'id'>;
const isOfPerson = ({ workspaceId, id }: Branch, userId: string) =>
  and(
    eq(procedureDrafts.workspaceId, workspaceId),
    eq(procedureDrafts.branchId, id),
    eq(procedureDrafts.userId, userId),
  );

export const listProcedureDrafts = (
  db: Queryable,
  branch: Branch,
  userId: string,
): Promise<ProcedureDraftRow[]> =>
  db
    .select()
    .from(procedureDrafts)
    .where(isOfPerson(branch, userId))
    .orderBy(asc(procedureDrafts.createdAt), asc(procedureDrafts.procedureId));

export async function upsertProcedureDraft(db: Queryable, row: ProcedureDraftRow): Promise<void> {
  const { branchId, userId, procedureId } = procedureDrafts;
  await db
    .insert(procedureDrafts)
    .values(row)
    .onConflictDoUpdate({ target: [branchId, userId, procedureId], set: { procedure: row.procedure } });
}

export async function deleteProcedureDrafts(
  db: Queryable,
  branch: Branch,
  userId: string,
  procedureIds?: readonly string[],
): Promise<void> {
  const named = procedureIds && inArray(procedureDrafts.procedureId, [...procedureIds]);
  await db.delete(procedureDrafts).where(and(isOfPerson(branch, userId), named));
}

/** A version of a procedure, out of whichever version of its agent holds it. */
export async function findProcedureVersion(
  db: Queryable,
  { workspaceId, agentId }: { workspaceId: string; agentId: string },
  procedureId: string,
  versionId: string,
): Promise<ProcedureAtVersion | undefined> {
  const procedure = sql<ProcedureAtVersion>`${agentVersions.config} #> array['procedures', ${procedureId}::text]`;
  const [row] = await db
    .select({ procedure })
    .from(agentVersions)
    .where(
      and(
        eq(agentVersions.workspaceId, workspaceId),
        eq(agentVersions.agentId, agentId),
        sql`${procedure} ->> 'version_id' = ${versionId}`,
      ),
    )
    .limit(1);
  return row?.procedure;
}
