import { and, asc, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../platform/db/containing.ts';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import {
  agentTestInvocations,
  agentTestRuns,
  type InvocationRow,
  type TestRunRow,
} from './testing.tables.ts';

/** What the report of a run says that was called off. */
export const cancelledSummary = 'Canceled before it was run.';

export type InvocationKey = Pick<InvocationRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: InvocationKey): SQL | undefined =>
  and(eq(agentTestInvocations.workspaceId, workspaceId), eq(agentTestInvocations.id, id));

export async function insertInvocation(
  transaction: Transaction,
  invocation: typeof agentTestInvocations.$inferInsert,
  runs: (typeof agentTestRuns.$inferInsert)[],
): Promise<void> {
  await transaction.insert(agentTestInvocations).values(invocation);
  await transaction.insert(agentTestRuns).values(runs);
}

export async function findInvocation(db: Queryable, key: InvocationKey): Promise<InvocationRow | undefined> {
  const [row] = await db.select().from(agentTestInvocations).where(isOne(key));
  return row;
}

/** By the id of the work that runs it. */
export async function findInvocationOfRun(
  db: Queryable,
  { workspaceId, id: runId }: { workspaceId: string; id: string },
): Promise<InvocationRow | undefined> {
  const [row] = await db
    .select()
    .from(agentTestInvocations)
    .where(and(eq(agentTestInvocations.workspaceId, workspaceId), eq(agentTestInvocations.runId, runId)));
  return row;
}

export async function changeInvocation(
  db: Queryable,
  key: InvocationKey,
  change: Partial<typeof agentTestInvocations.$inferInsert>,
): Promise<void> {
  await db.update(agentTestInvocations).set(change).where(isOne(key));
}

export interface InvocationPage {
  agentId?: string | undefined;
  search?: string | undefined;
  /** Id of the last one that was read. */
  after?: string | undefined;
  most: number;
}

/** Newest first. */
export const listInvocations = (
  db: Queryable,
  workspaceId: string,
  { agentId, search, after, most }: InvocationPage,
): Promise<InvocationRow[]> =>
  db
    .select()
    .from(agentTestInvocations)
    .where(
      and(
        eq(agentTestInvocations.workspaceId, workspaceId),
        agentId ? eq(agentTestInvocations.agentId, agentId) : undefined,
        search ? ilike(agentTestInvocations.title, containing(search)) : undefined,
        after
          ? sql`(${agentTestInvocations.createdAt}, ${agentTestInvocations.id}) < (
              select last.created_at, last.id from ${agentTestInvocations} as last
              where last.id = ${after} and last.workspace_id = ${workspaceId})`
          : undefined,
      ),
    )
    .orderBy(desc(agentTestInvocations.createdAt), desc(agentTestInvocations.id))
    .limit(most);

export async function countRuns(
  db: Queryable,
  invocationIds: readonly string[],
): Promise<Map<string, { passed: number; failed: number; pending: number; cancelled: number }>> {
  if (invocationIds.length === 0) return new Map();
  const count = (status: TestRunRow['status']) =>
    sql<number>`count(*) filter (where ${agentTestRuns.status} = ${status})::int`;
  const rows = await db
    .select({
      id: agentTestRuns.invocationId,
      passed: count('passed'),
      failed: count('failed'),
      pending: count('pending'),
      cancelled: sql<number>`count(*) filter (where ${agentTestRuns.result} #>> '{rationale,summary}' = ${cancelledSummary})::int`,
    })
    .from(agentTestRuns)
    .where(isAny(agentTestRuns.invocationId, [...invocationIds]))
    .groupBy(agentTestRuns.invocationId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

export const listRuns = (db: Queryable, { workspaceId, id }: InvocationKey): Promise<TestRunRow[]> =>
  db
    .select()
    .from(agentTestRuns)
    .where(and(eq(agentTestRuns.workspaceId, workspaceId), eq(agentTestRuns.invocationId, id)))
    .orderBy(asc(agentTestRuns.position));

const ofRuns = ({ workspaceId, id }: InvocationKey, runIds: readonly string[]) =>
  and(
    eq(agentTestRuns.workspaceId, workspaceId),
    eq(agentTestRuns.invocationId, id),
    inArray(agentTestRuns.id, [...runIds]),
  );

/** They are to be run again. Answers how many there are. */
export async function renewRuns(
  transaction: Transaction,
  key: InvocationKey,
  runIds: readonly string[],
): Promise<number> {
  const renewed = await transaction
    .update(agentTestRuns)
    .set({ status: 'pending', responses: null, result: null })
    .where(ofRuns(key, runIds))
    .returning({ id: agentTestRuns.id });
  return renewed.length;
}

export async function settleRun(
  db: Queryable,
  key: InvocationKey,
  runId: string,
  outcome: Pick<TestRunRow, 'status' | 'responses' | 'result'>,
): Promise<void> {
  await db
    .update(agentTestRuns)
    .set(outcome)
    .where(ofRuns(key, [runId]));
}

/** What was not run will not be. */
export async function failPending(
  db: Queryable,
  { workspaceId, id }: InvocationKey,
  summary: string,
): Promise<void> {
  await db
    .update(agentTestRuns)
    .set({ status: 'failed', result: { result: 'unknown', rationale: { messages: [], summary } } })
    .where(
      and(
        eq(agentTestRuns.workspaceId, workspaceId),
        eq(agentTestRuns.invocationId, id),
        eq(agentTestRuns.status, 'pending'),
      ),
    );
}
