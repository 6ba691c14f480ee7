import type { TranscriptState } from '@mynah/contract/speech/transcripts';
import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { listResults } from '../../../platform/workflows/index.ts';
import { workflowRuns } from '../../../platform/workflows/workflows.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { type NewTranscriptionRow, type TranscriptionRow, transcriptions } from './transcriptions.tables.ts';
import { type HeardStep, heardSteps } from './work/heard-step.ts';

export type { NewTranscriptionRow, TranscriptionRow };

/** A row of a workspace. */
export interface TranscriptionKey {
  workspaceId: string;
  id: string;
}
const ofKey = ({ workspaceId, id }: TranscriptionKey) =>
  and(eq(transcriptions.workspaceId, workspaceId), eq(transcriptions.id, id));

/** Work on it may still be done. */
export const openStates: readonly TranscriptState[] = ['waiting', 'running'];

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
export interface TranscriptionProgress
  extends Pick<TranscriptionRow, 'id' | 'state' | 'failureCode' | 'failureMessage'> {
  /** Of the work, 0 to 1. */
  progress: number;
}

export async function findProgress(
  db: Queryable,
  key: TranscriptionKey,
): Promise<TranscriptionProgress | undefined> {
  const [row] = await db
    .select({
      id: transcriptions.id,
      state: transcriptions.state,
      failureCode: transcriptions.failureCode,
      failureMessage: transcriptions.failureMessage,
      progress: sql<number>`coalesce(${workflowRuns.progress}, 0)`,
    })
    .from(transcriptions)
    .leftJoin(workflowRuns, eq(workflowRuns.id, transcriptions.id))
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

/** What was heard of one that is not done, in order of channels and time. */
export const listHeard = async (db: Queryable, { id }: Pick<TranscriptionRow, 'id'>): Promise<HeardStep[]> =>
  (await listResults(db, id, heardSteps)) as HeardStep[];

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
export const listForgotten = (db: Queryable, before: Date, limit: number): Promise<TranscriptionKey[]> =>
  db
    .select({ workspaceId: transcriptions.workspaceId, id: transcriptions.id })
    .from(transcriptions)
    .leftJoin(workflowRuns, eq(workflowRuns.id, transcriptions.id))
    .where(
      and(
        sql`not ${isKept}`,
        lt(transcriptions.updatedAt, before),
        or(isNull(workflowRuns.id), lt(workflowRuns.updatedAt, before)),
      ),
    )
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
