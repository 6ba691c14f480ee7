import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import type { DubbingKey } from './dubbings.store.ts';
import {
  dubbingLines,
  dubbingTakes,
  dubbingTargets,
  type LineRow,
  type NewLine,
  type NewTake,
  type NewTarget,
  type TakeRow,
  type TargetRow,
} from './targets.tables.ts';

export const listTargets = (db: Queryable, dubbingIds: readonly string[]): Promise<TargetRow[]> =>
  db
    .select()
    .from(dubbingTargets)
    .where(inArray(dubbingTargets.dubbingId, [...dubbingIds, '']))
    .orderBy(asc(dubbingTargets.createdAt), asc(dubbingTargets.id));

const ofDubbing = ({ id, workspaceId }: DubbingKey) =>
  and(eq(dubbingTargets.dubbingId, id), eq(dubbingTargets.workspaceId, workspaceId));

export async function findTarget(
  db: Queryable,
  dubbing: DubbingKey,
  id: string,
): Promise<TargetRow | undefined> {
  const [row] = await db
    .select()
    .from(dubbingTargets)
    .where(and(ofDubbing(dubbing), eq(dubbingTargets.id, id)));
  return row;
}

export async function findTargetIn(
  db: Queryable,
  dubbing: DubbingKey,
  language: string,
): Promise<TargetRow | undefined> {
  const [row] = await db
    .select()
    .from(dubbingTargets)
    .where(and(ofDubbing(dubbing), eq(dubbingTargets.language, language)));
  return row;
}

interface RunKey {
  id: string;
  workspaceId: string;
}

const ofRun = ({ id, workspaceId }: RunKey) =>
  and(eq(dubbingTargets.runId, id), eq(dubbingTargets.workspaceId, workspaceId));

/** The language that stepped work is for. */
export async function findTargetOfRun(db: Queryable, run: RunKey): Promise<TargetRow | undefined> {
  const [row] = await db.select().from(dubbingTargets).where(ofRun(run));
  return row;
}

export async function lockTargetOfRun(transaction: Transaction, run: RunKey): Promise<TargetRow | undefined> {
  const [row] = await transaction.select().from(dubbingTargets).where(ofRun(run)).for('update');
  return row;
}

type TargetKey = Pick<TargetRow, 'id' | 'workspaceId'>;
const isTarget = ({ id, workspaceId }: TargetKey) =>
  and(eq(dubbingTargets.id, id), eq(dubbingTargets.workspaceId, workspaceId));

export async function lockTarget(transaction: Transaction, key: TargetKey): Promise<TargetRow | undefined> {
  const [row] = await transaction.select().from(dubbingTargets).where(isTarget(key)).for('update');
  return row;
}

export async function insertTarget(db: Queryable, target: NewTarget): Promise<TargetRow> {
  const [row] = await db.insert(dubbingTargets).values(target).returning();
  return row!;
}

export const updateTarget = (db: Queryable, key: TargetKey, change: Partial<NewTarget>) =>
  db.update(dubbingTargets).set(change).where(isTarget(key));

export const deleteTarget = (db: Queryable, key: TargetKey) => db.delete(dubbingTargets).where(isTarget(key));

export const listLines = (db: Queryable, target: TargetKey): Promise<LineRow[]> =>
  db
    .select()
    .from(dubbingLines)
    .where(and(eq(dubbingLines.targetId, target.id), eq(dubbingLines.workspaceId, target.workspaceId)));

export async function findLine(
  db: Queryable,
  target: TargetKey,
  segmentId: string,
): Promise<LineRow | undefined> {
  const [row] = await db
    .select()
    .from(dubbingLines)
    .where(
      and(
        eq(dubbingLines.targetId, target.id),
        eq(dubbingLines.workspaceId, target.workspaceId),
        eq(dubbingLines.segmentId, segmentId),
      ),
    );
  return row;
}

/** A statement takes so many values: a line has some fifteen. */
const atOnce = 1_000;

const written = {
  translation: sql`excluded.translation`,
  sourceText: sql`excluded.source_text`,
  shorter: sql`excluded.shorter`,
  isLocked: sql`excluded.is_locked`,
  attempt: sql`excluded.attempt`,
  state: sql`excluded.state`,
  error: sql`excluded.error`,
  takeId: sql`excluded.take_id`,
};

/**
 * Writes these of the columns of lines, as they are given, and leaves the others to whoever writes them meanwhile; a
 * few statements, however many lines there are.
 */
export async function putLines(
  db: Queryable,
  lines: readonly NewLine[],
  columns: readonly (keyof typeof written)[],
): Promise<void> {
  const set = Object.fromEntries(columns.map((column) => [column, written[column]]));
  for (let at = 0; at < lines.length; at += atOnce)
    await db
      .insert(dubbingLines)
      .values(lines.slice(at, at + atOnce))
      .onConflictDoUpdate({ target: [dubbingLines.targetId, dubbingLines.segmentId], set });
}

/** Lines that have nothing yet; those that are there stay as they are. */
export async function addLines(db: Queryable, lines: readonly NewLine[]): Promise<void> {
  for (let at = 0; at < lines.length; at += atOnce)
    await db
      .insert(dubbingLines)
      .values(lines.slice(at, at + atOnce))
      .onConflictDoNothing();
}

/** The source says something else: what was translated of it is gone, in every language, but for what is locked. */
export const forgetTranslations = (db: Queryable, { id, workspaceId }: DubbingKey, segmentId: string) =>
  db
    .update(dubbingLines)
    .set({ translation: null, shorter: [] })
    .where(
      and(
        eq(dubbingLines.dubbingId, id),
        eq(dubbingLines.workspaceId, workspaceId),
        eq(dubbingLines.segmentId, segmentId),
        eq(dubbingLines.isLocked, false),
      ),
    );

/** Writes what a segment says in a language, or changes it. */
export const putLine = (db: Queryable, line: NewLine, change: Partial<NewLine>) =>
  db
    .insert(dubbingLines)
    .values({ ...line, ...change })
    .onConflictDoUpdate({ target: [dubbingLines.targetId, dubbingLines.segmentId], set: change });

export const updateLines = (
  db: Queryable,
  target: TargetKey,
  segmentIds: readonly string[],
  change: Partial<NewLine>,
) =>
  db
    .update(dubbingLines)
    .set(change)
    .where(
      and(
        eq(dubbingLines.targetId, target.id),
        eq(dubbingLines.workspaceId, target.workspaceId),
        inArray(dubbingLines.segmentId, [...segmentIds, '']),
      ),
    );

/** Newest first. */
export const listTakes = (db: Queryable, target: TargetKey): Promise<TakeRow[]> =>
  db
    .select()
    .from(dubbingTakes)
    .where(and(eq(dubbingTakes.targetId, target.id), eq(dubbingTakes.workspaceId, target.workspaceId)))
    .orderBy(desc(dubbingTakes.createdAt), desc(dubbingTakes.id));

/** Of the same content, newest first. */
export const listTakesOf = (db: Queryable, target: TargetKey, contentHash: string): Promise<TakeRow[]> =>
  db
    .select()
    .from(dubbingTakes)
    .where(
      and(
        eq(dubbingTakes.targetId, target.id),
        eq(dubbingTakes.workspaceId, target.workspaceId),
        eq(dubbingTakes.contentHash, contentHash),
      ),
    )
    .orderBy(desc(dubbingTakes.createdAt), desc(dubbingTakes.id));

/** A line has its take (null: it is silent), unless it was written or ordered anew while that was spoken: then it goes on waiting. */
export const settleLine = (
  db: Queryable,
  target: TargetKey,
  { segmentId, translation, attempt }: Pick<LineRow, 'segmentId' | 'translation' | 'attempt'>,
  takeId: string | null,
) =>
  db
    .update(dubbingLines)
    .set({ takeId, state: 'idle', error: null })
    .where(
      and(
        eq(dubbingLines.targetId, target.id),
        eq(dubbingLines.workspaceId, target.workspaceId),
        eq(dubbingLines.segmentId, segmentId),
        eq(dubbingLines.attempt, attempt),
        sql`${dubbingLines.translation} is not distinct from ${translation}`,
      ),
    );

export async function findTake(
  db: Queryable,
  { id, workspaceId }: DubbingKey,
  takeId: string,
): Promise<TakeRow | undefined> {
  const [row] = await db
    .select()
    .from(dubbingTakes)
    .where(
      and(
        eq(dubbingTakes.dubbingId, id),
        eq(dubbingTakes.workspaceId, workspaceId),
        eq(dubbingTakes.id, takeId),
      ),
    );
  return row;
}

/** Done again it changes nothing. */
export const insertTake = (db: Queryable, take: NewTake) =>
  db.insert(dubbingTakes).values(take).onConflictDoNothing();

/** Keys of all that is kept of languages. */
export async function listTargetBlobs(
  db: Queryable,
  dubbingIds: readonly string[],
  targetId?: string,
): Promise<string[]> {
  const ids = [...dubbingIds, ''];
  const targets = await db
    .select({ output: dubbingTargets.outputBlob, lossless: dubbingTargets.losslessBlob })
    .from(dubbingTargets)
    .where(
      and(inArray(dubbingTargets.dubbingId, ids), targetId ? eq(dubbingTargets.id, targetId) : undefined),
    );
  const takes = await db
    .select({ blob: dubbingTakes.audioBlob })
    .from(dubbingTakes)
    .where(
      and(inArray(dubbingTakes.dubbingId, ids), targetId ? eq(dubbingTakes.targetId, targetId) : undefined),
    );
  return [
    ...targets.flatMap(({ output, lossless }) => [output ?? [], lossless ?? []].flat()),
    ...takes.map(({ blob }) => blob),
  ];
}

/** What works on languages of dubbings. */
export const listOpenRuns = async (db: Queryable, dubbingIds: readonly string[]): Promise<string[]> =>
  (
    await db
      .select({ runId: dubbingTargets.runId })
      .from(dubbingTargets)
      .where(and(inArray(dubbingTargets.dubbingId, [...dubbingIds, '']), isNotNull(dubbingTargets.runId)))
  ).flatMap(({ runId }) => runId ?? []);
