import type { ToolName } from '@mynah/contract/speech/tools';
import { and, desc, eq, getTableColumns, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { moveRuns } from '../../../platform/workflows/index.ts';
import { workflowRuns } from '../../../platform/workflows/workflows.tables.ts';
import { notInBin } from '../../history/index.ts';
import { type NewToolRun, type ToolRunRow, toolRuns } from './tool-runs.tables.ts';

/** A row of a workspace. */
export type ToolRunKey = Pick<ToolRunRow, 'workspaceId' | 'id'>;

const ofKey = ({ workspaceId, id }: ToolRunKey) =>
  and(eq(toolRuns.workspaceId, workspaceId), eq(toolRuns.id, id));

export async function insertToolRun(db: Transaction, row: NewToolRun): Promise<void> {
  await db.insert(toolRuns).values(row);
}

export async function findToolRun(db: Queryable, key: ToolRunKey): Promise<ToolRunRow | undefined> {
  const [row] = await db.select().from(toolRuns).where(ofKey(key));
  return row;
}

/** Waits for whoever changes it now. */
export async function lockToolRun(db: Transaction, key: ToolRunKey): Promise<ToolRunRow | undefined> {
  const [row] = await db.select().from(toolRuns).where(ofKey(key)).for('update');
  return row;
}

export async function changeToolRun(
  db: Queryable,
  key: ToolRunKey,
  change: Partial<NewToolRun>,
): Promise<void> {
  await db.update(toolRuns).set(change).where(ofKey(key));
}

/** The deleted row, whose blob is the caller's to remove. */
export async function deleteToolRun(db: Queryable, key: ToolRunKey): Promise<ToolRunRow | undefined> {
  const [row] = await db.delete(toolRuns).where(ofKey(key)).returning();
  return row;
}

/** With how far the work is, 0 to 1. */
export type ShownToolRun = ToolRunRow & { progress: number };

const shown = () => ({
  ...getTableColumns(toolRuns),
  progress: sql<number>`coalesce(${workflowRuns.progress}, 0)`,
});

/** None whose history item is deleted. */
export async function findShown(db: Queryable, key: ToolRunKey): Promise<ShownToolRun | undefined> {
  const [row] = await db
    .select(shown())
    .from(toolRuns)
    .leftJoin(workflowRuns, eq(workflowRuns.id, toolRuns.id))
    .where(and(ofKey(key), notInBin(toolRuns.historyItemId)));
  return row;
}

interface ToolRunSearch {
  workspaceId: string;
  userId: string;
  tool: ToolName | undefined;
  limit: number;
}

/** Of one person, newest first, without what is deleted from the history. */
export const listToolRuns = (
  db: Queryable,
  { workspaceId, userId, tool, limit }: ToolRunSearch,
): Promise<ShownToolRun[]> =>
  db
    .select(shown())
    .from(toolRuns)
    .leftJoin(workflowRuns, eq(workflowRuns.id, toolRuns.id))
    .where(
      and(
        eq(toolRuns.workspaceId, workspaceId),
        eq(toolRuns.userId, userId),
        notInBin(toolRuns.historyItemId),
        tool && eq(toolRuns.tool, tool),
      ),
    )
    .orderBy(desc(toolRuns.createdAt), desc(toolRuns.id))
    .limit(limit);

/** What ended before, and is only kept to be found again for a while. */
export const listEnded = (db: Queryable, before: Date, limit: number): Promise<ToolRunKey[]> =>
  db
    .select({ workspaceId: toolRuns.workspaceId, id: toolRuns.id })
    .from(toolRuns)
    .where(and(notInArray(toolRuns.state, ['waiting', 'running']), lt(toolRuns.updatedAt, before)))
    .limit(limit);

interface Person {
  workspaceId: string;
  userId: string;
}

const ofPerson = ({ workspaceId, userId }: Person) =>
  and(eq(toolRuns.workspaceId, workspaceId), eq(toolRuns.userId, userId));

export const listToolRunsOf = (db: Queryable, person: Person): Promise<ToolRunKey[]> =>
  db.select({ workspaceId: toolRuns.workspaceId, id: toolRuns.id }).from(toolRuns).where(ofPerson(person));

/** What names nobody comes along: who joins elsewhere was the last one there. */
export async function moveToolRuns(
  transaction: Transaction,
  { workspaceId, userId }: Person,
  toWorkspaceId: string,
): Promise<void> {
  const isMoving = and(
    eq(toolRuns.workspaceId, workspaceId),
    or(eq(toolRuns.userId, userId), isNull(toolRuns.userId)),
  );
  const moved = await transaction
    .update(toolRuns)
    .set({ workspaceId: toWorkspaceId, userId })
    .where(isMoving)
    .returning({ id: toolRuns.id });
  await moveRuns(
    transaction,
    moved.map(({ id }) => id),
    toWorkspaceId,
  );
}

export async function handOverToolRuns(
  transaction: Transaction,
  person: Person,
  toUserId: string,
): Promise<void> {
  await transaction.update(toolRuns).set({ userId: toUserId }).where(ofPerson(person));
}
