import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { type RunRow, type RunState, type StepRow, workflowRuns, workflowSteps } from './workflows.tables.ts';

export const openStates: readonly RunState[] = ['waiting', 'running'];
const endedStates: readonly RunState[] = ['done', 'failed', 'cancelled'];

/** A run as one worker has it. */
export interface ClaimedRun {
  id: string;
  claim: number;
}
export type StepKey = Pick<StepRow, 'runId' | 'name' | 'index'>;

const isStep = ({ runId, name, index }: StepKey) =>
  and(eq(workflowSteps.runId, runId), eq(workflowSteps.name, name), eq(workflowSteps.index, index));
const isHeld = ({ id, claim }: ClaimedRun) =>
  and(eq(workflowRuns.id, id), eq(workflowRuns.claim, claim), eq(workflowRuns.state, 'running'));

/** One that ended is begun again with the steps that were kept of it; false when it is open. */
export async function insertRun(
  transaction: Transaction,
  run: Pick<RunRow, 'id' | 'workspaceId' | 'kind' | 'jobId'>,
): Promise<boolean> {
  const { workspaceId, jobId } = run;
  const inserted = await transaction
    .insert(workflowRuns)
    .values(run)
    .onConflictDoUpdate({
      target: workflowRuns.id,
      set: { workspaceId, jobId, state: 'waiting', keepsSteps: false, updatedAt: new Date() },
      setWhere: and(inArray(workflowRuns.state, [...endedStates]), workflowRuns.keepsSteps),
    })
    .returning({ id: workflowRuns.id });
  return inserted.length === 1;
}

/** Waits for whoever changes it now. */
export async function lockRun(transaction: Transaction, id: string): Promise<RunRow | undefined> {
  const [run] = await transaction.select().from(workflowRuns).where(eq(workflowRuns.id, id)).for('update');
  return run;
}

export async function changeRun(
  db: Queryable,
  id: string,
  change: Partial<Pick<RunRow, 'state' | 'claim' | 'keepsSteps'>>,
): Promise<void> {
  await db.update(workflowRuns).set(change).where(eq(workflowRuns.id, id));
}

/** False when somebody else has it, or it ended. */
export async function setTotalWeight(db: Queryable, run: ClaimedRun, totalWeight: number): Promise<boolean> {
  const set = await db
    .update(workflowRuns)
    .set({ totalWeight })
    .where(isHeld(run))
    .returning({ id: workflowRuns.id });
  return set.length === 1;
}

/** What comes after the last step is small, and the work is not done before it is. */
const mostUndone = 0.99;

/** Counts a step; resolves to how far the run is, or undefined when somebody else has it, or it ended. */
export async function advanceRun(
  transaction: Transaction,
  run: ClaimedRun,
  weight: number,
): Promise<number | undefined> {
  const { doneWeight, totalWeight, progress } = workflowRuns;
  const share = sql`least(${mostUndone}::float8, (${doneWeight} + ${weight}::float8) / nullif(${totalWeight}, 0))`;
  const [advanced] = await transaction
    .update(workflowRuns)
    .set({
      doneWeight: sql`${doneWeight} + ${weight}::float8`,
      progress: sql`greatest(${progress}, ${share})`,
    })
    .where(isHeld(run))
    .returning({ progress });
  return advanced?.progress;
}

/** Done again it changes nothing. False when somebody else has it, or it ended otherwise. */
export async function markDone(transaction: Transaction, { id, claim }: ClaimedRun): Promise<boolean> {
  const isMine = and(eq(workflowRuns.id, id), eq(workflowRuns.claim, claim));
  const done = await transaction
    .update(workflowRuns)
    .set({ state: 'done', progress: 1 })
    .where(and(isMine, inArray(workflowRuns.state, ['running', 'done'])))
    .returning({ id: workflowRuns.id });
  return done.length === 1;
}

/** Counts a try of a step; false when somebody else has the run, or it ended. */
export async function beginStep(db: Queryable, run: ClaimedRun, { name, index }: StepKey): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ${workflowSteps} (run_id, name, index)
    select ${workflowRuns.id}, ${name}, ${index}::int from ${workflowRuns} where ${isHeld(run)}
    on conflict (run_id, name, index) do update set attempts = ${workflowSteps.attempts} + 1`);
  return rowCount === 1;
}

/** False when it was recorded before. */
export async function recordStep(
  transaction: Transaction,
  key: StepKey,
  { result, weight }: { result: string; weight: number },
): Promise<boolean> {
  const recorded = await transaction
    .update(workflowSteps)
    .set({ result: sql`${result}::jsonb`, weight, recordedAt: sql`now()` })
    .where(and(isStep(key), isNull(workflowSteps.recordedAt)))
    .returning({ name: workflowSteps.name });
  return recorded.length === 1;
}

/** False when somebody else has the run, or it ended: then the bytes are not to be stored. */
export async function addBlob(db: Queryable, run: ClaimedRun, key: StepKey, blob: string): Promise<boolean> {
  const held = db.select({ id: workflowRuns.id }).from(workflowRuns).where(isHeld(run));
  const added = await db
    .update(workflowSteps)
    .set({ blobs: sql`array_append(${workflowSteps.blobs}, ${blob})` })
    .where(and(isStep(key), inArray(workflowSteps.runId, held)))
    .returning({ name: workflowSteps.name });
  return added.length === 1;
}

export async function hasBlob(db: Queryable, key: StepKey, blob: string): Promise<boolean> {
  return (await db.$count(workflowSteps, and(isStep(key), sql`${blob} = any(${workflowSteps.blobs})`))) > 0;
}

export const listBlobs = async (db: Queryable, runId: string): Promise<string[]> =>
  (
    await db.select({ blobs: workflowSteps.blobs }).from(workflowSteps).where(eq(workflowSteps.runId, runId))
  ).flatMap(({ blobs }) => blobs);

/** From now on they are somebody else's. */
export async function giveBlobsAway(
  transaction: Transaction,
  runId: string,
  blobs: readonly string[],
): Promise<void> {
  const given = sql.param([...blobs]);
  await transaction
    .update(workflowSteps)
    .set({
      blobs: sql`array(select unnest(${workflowSteps.blobs}) except select unnest(${given}::text[]))`,
    })
    .where(eq(workflowSteps.runId, runId));
}

export const listRecorded = (db: Queryable, runId: string): Promise<Pick<StepRow, 'name' | 'index'>[]> =>
  db
    .select({ name: workflowSteps.name, index: workflowSteps.index })
    .from(workflowSteps)
    .where(and(eq(workflowSteps.runId, runId), isNotNull(workflowSteps.recordedAt)));

export async function getResult(db: Queryable, key: StepKey): Promise<unknown> {
  const [step] = await db.select({ result: workflowSteps.result }).from(workflowSteps).where(isStep(key));
  return step?.result;
}

/** Of the recorded steps of a name, in their order. */
export async function listResults(db: Queryable, runId: string, name: string): Promise<unknown[]> {
  const steps = await db
    .select({ result: workflowSteps.result })
    .from(workflowSteps)
    .where(
      and(eq(workflowSteps.runId, runId), eq(workflowSteps.name, name), isNotNull(workflowSteps.recordedAt)),
    )
    .orderBy(asc(workflowSteps.index));
  return steps.map(({ result }) => result);
}

/** How far runs are; of those that are gone nothing. */
export async function listProgress(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: workflowRuns.id, progress: workflowRuns.progress })
    .from(workflowRuns)
    .where(inArray(workflowRuns.id, [...ids]));
  return new Map(rows.map(({ id, progress }) => [id, progress]));
}

/** What is over, and of which nothing is to stay. */
const isOver = and(inArray(workflowRuns.state, [...endedStates]), eq(workflowRuns.keepsSteps, false));

export const isRunOver = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.$count(workflowRuns, and(eq(workflowRuns.id, id), isOver))) > 0;

/** What is over, with its steps; what was begun anew under its id stays. */
export async function deleteOver(db: Queryable, id: string): Promise<void> {
  await db.delete(workflowRuns).where(and(eq(workflowRuns.id, id), isOver));
}

export const listOver = (db: Queryable, before: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: workflowRuns.id })
    .from(workflowRuns)
    .where(and(isOver, lt(workflowRuns.updatedAt, before)))
    .limit(limit);

/** Whatever runs for a workspace that goes: its rows go with it, and what is left is cleared away later. */
export async function abandonRuns(transaction: Transaction, workspaceId: string): Promise<void> {
  await transaction
    .update(workflowRuns)
    .set({ state: 'cancelled', keepsSteps: false })
    .where(eq(workflowRuns.workspaceId, workspaceId));
}

export async function moveRuns(
  transaction: Transaction,
  ids: readonly string[],
  workspaceId: string,
): Promise<void> {
  await transaction
    .update(workflowRuns)
    .set({ workspaceId })
    .where(inArray(workflowRuns.id, [...ids]));
}
