import type { TranscriptState } from '@mynah/contract/transcripts';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { workspaces } from '../../workspaces/workspace/index.ts';
import {
  type NewTranscriptionRow,
  type TranscriptionRow,
  type TranscriptionStepRow,
  transcriptionSteps,
  transcriptions,
} from './transcriptions.tables.ts';

export type { NewTranscriptionRow, TranscriptionRow, TranscriptionStepRow };

/** A row of a workspace. */
export interface TranscriptionKey {
  workspaceId: string;
  id: string;
}
const ofKey = ({ workspaceId, id }: TranscriptionKey) =>
  and(eq(transcriptions.workspaceId, workspaceId), eq(transcriptions.id, id));

/** Work on it may still be done. */
export const openStates: readonly TranscriptState[] = ['waiting', 'running'];
const isOpen = inArray(transcriptions.state, [...openStates]);

export async function insertTranscription(db: Transaction, row: NewTranscriptionRow): Promise<void> {
  await db.insert(transcriptions).values(row);
}

export async function findTranscription(
  db: Queryable,
  key: TranscriptionKey,
): Promise<TranscriptionRow | undefined> {
  const [row] = await db.select().from(transcriptions).where(ofKey(key));
  return row;
}

/** What a caller who waits looks at, many times. */
export type TranscriptionProgress = Pick<
  TranscriptionRow,
  'id' | 'state' | 'order' | 'doneChannels' | 'doneMs' | 'durationMs' | 'failureCode' | 'failureMessage'
>;

export async function findProgress(
  db: Queryable,
  key: TranscriptionKey,
): Promise<TranscriptionProgress | undefined> {
  const [row] = await db
    .select({
      id: transcriptions.id,
      state: transcriptions.state,
      order: transcriptions.order,
      doneChannels: transcriptions.doneChannels,
      doneMs: transcriptions.doneMs,
      durationMs: transcriptions.durationMs,
      failureCode: transcriptions.failureCode,
      failureMessage: transcriptions.failureMessage,
    })
    .from(transcriptions)
    .where(ofKey(key));
  return row;
}

/** Waits for whoever changes it now. */
export async function lockTranscription(
  db: Transaction,
  key: TranscriptionKey,
): Promise<TranscriptionRow | undefined> {
  const [row] = await db.select().from(transcriptions).where(ofKey(key)).for('update');
  return row;
}

export async function updateTranscription(
  db: Queryable,
  key: TranscriptionKey,
  change: Partial<NewTranscriptionRow>,
): Promise<void> {
  await db.update(transcriptions).set(change).where(ofKey(key));
}

/** Moves it on unless it was stopped meanwhile; false when it was, or is gone. */
export async function moveOn(
  db: Queryable,
  key: TranscriptionKey,
  change: Partial<NewTranscriptionRow>,
): Promise<boolean> {
  const moved = await db
    .update(transcriptions)
    .set(change)
    .where(and(ofKey(key), isOpen))
    .returning({ id: transcriptions.id });
  return moved.length > 0;
}

/** Records a finished step: a step that is done again after a crash changes nothing. */
export async function insertStep(db: Transaction, step: TranscriptionStepRow): Promise<void> {
  await db.insert(transcriptionSteps).values(step).onConflictDoNothing();
}

/** In order of channels and time. */
export const listSteps = (
  db: Queryable,
  { id }: Pick<TranscriptionRow, 'id'>,
): Promise<TranscriptionStepRow[]> =>
  db
    .select()
    .from(transcriptionSteps)
    .where(eq(transcriptionSteps.transcriptionId, id))
    .orderBy(asc(transcriptionSteps.channelIndex), asc(transcriptionSteps.startMs));

export async function deleteSteps(db: Queryable, { id }: Pick<TranscriptionRow, 'id'>): Promise<void> {
  await db.delete(transcriptionSteps).where(eq(transcriptionSteps.transcriptionId, id));
}

/** The deleted row, whose blob is the caller's to remove. */
export async function deleteTranscription(
  db: Queryable,
  key: TranscriptionKey,
): Promise<TranscriptionRow | undefined> {
  const [row] = await db.delete(transcriptions).where(ofKey(key)).returning();
  return row;
}

interface ListPlace {
  limit: number;
  search?: string;
  /** The last one of the page before. */
  after?: { createdAt: Date; id: string };
}

const isKept = sql<boolean>`(${transcriptions.order} ->> 'isKept')::boolean`;

export type ListedRow = Omit<TranscriptionRow, 'channels' | 'peaks'>;

/** The beginning is enough for a line. */
const previewLength = 240;

/** Newest first, without the words. Those of which nothing is to be kept are not shown. */
export async function listTranscriptions(
  db: Queryable,
  workspaceId: string,
  { limit, search, after }: ListPlace,
): Promise<ListedRow[]> {
  const { channels: _, peaks: __, ...columns } = getTableColumns(transcriptions);
  return db
    .select({ ...columns, text: sql<string>`left(${transcriptions.text}, ${previewLength}::int)` })
    .from(transcriptions)
    .where(
      and(eq(transcriptions.workspaceId, workspaceId), isKept, matches(search), after && comesAfter(after)),
    )
    .orderBy(desc(transcriptions.createdAt), desc(transcriptions.id))
    .limit(limit);
}

const comesAfter = ({ createdAt, id }: { createdAt: Date; id: string }) =>
  or(
    lt(transcriptions.createdAt, createdAt),
    and(eq(transcriptions.createdAt, createdAt), lt(transcriptions.id, id)),
  );

/** In the title or in what was said. */
function matches(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${transcriptions.title} ilike ${pattern} or ${transcriptions.text} ilike ${pattern})`;
}

/** Work that a crash, or a caller who never came back, left of transcriptions of which nothing is to be kept. */
export const listForgotten = (db: Queryable, before: Date, limit: number): Promise<TranscriptionRow[]> =>
  db
    .select()
    .from(transcriptions)
    .where(and(sql`not ${isKept}`, lt(transcriptions.updatedAt, before)))
    .limit(limit);

/** Those that their workspace keeps no longer; of one workspace, or of all. */
export const listExpired = (
  db: Queryable,
  { now, limit, workspaceId }: { now: Date; limit: number; workspaceId?: string },
): Promise<TranscriptionKey[]> =>
  db
    .select({ workspaceId: transcriptions.workspaceId, id: transcriptions.id })
    .from(transcriptions)
    .innerJoin(workspaces, eq(workspaces.id, transcriptions.workspaceId))
    .where(
      and(
        isNotNull(workspaces.historyRetentionDays),
        workspaceId === undefined ? undefined : eq(transcriptions.workspaceId, workspaceId),
        sql`${transcriptions.createdAt} < ${now}::timestamptz - make_interval(days => ${workspaces.historyRetentionDays})`,
      ),
    )
    .limit(limit);
