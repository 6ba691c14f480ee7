import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { type NewTake, studioTakes, type TakeRow } from './takes.tables.ts';

/** Takes are read and written by a project that the caller was let see. */
export interface OfProject {
  id: string;
  workspaceId: string;
}

const isOf = ({ id, workspaceId }: OfProject) =>
  and(eq(studioTakes.projectId, id), eq(studioTakes.workspaceId, workspaceId));

/** A take without its times and peaks. */
export type TakeKey = Pick<TakeRow, 'id' | 'blockId' | 'contentHash' | 'durationMs' | 'createdAt'>;

const keyColumns = {
  id: studioTakes.id,
  blockId: studioTakes.blockId,
  contentHash: studioTakes.contentHash,
  durationMs: studioTakes.durationMs,
  createdAt: studioTakes.createdAt,
};

const newestFirst = [desc(studioTakes.createdAt), desc(studioTakes.id)] as const;

/** Of these blocks, and of whatever says the same; newest first. */
export const listTakeKeys = (
  db: Queryable,
  project: OfProject,
  { blockIds, hashes }: { blockIds: readonly string[]; hashes: readonly string[] },
): Promise<TakeKey[]> =>
  db
    .select(keyColumns)
    .from(studioTakes)
    .where(
      and(isOf(project), or(isAny(studioTakes.blockId, blockIds), isAny(studioTakes.contentHash, hashes))),
    )
    .orderBy(...newestFirst);

export async function findTakeOf(
  db: Queryable,
  project: OfProject,
  contentHash: string,
): Promise<TakeKey | undefined> {
  const [take] = await db
    .select(keyColumns)
    .from(studioTakes)
    .where(and(isOf(project), eq(studioTakes.contentHash, contentHash)))
    .orderBy(...newestFirst)
    .limit(1);
  return take;
}

/** Whole takes, in no order; what is gone is not in it. */
export const listTakes = (db: Queryable, project: OfProject, ids: readonly string[]): Promise<TakeRow[]> =>
  db
    .select()
    .from(studioTakes)
    .where(and(isOf(project), isAny(studioTakes.id, ids)));

export async function findTake(db: Queryable, project: OfProject, id: string): Promise<TakeRow | undefined> {
  const [take] = await db
    .select()
    .from(studioTakes)
    .where(and(isOf(project), eq(studioTakes.id, id)));
  return take;
}

/** Until the transaction ends nobody else keeps a take of this content: it is spoken once. */
export const lockContent = (transaction: Transaction, { id }: OfProject, contentHash: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${id} ${contentHash}`}, 0))`);

export const insertTake = (transaction: Transaction, take: NewTake) =>
  transaction.insert(studioTakes).values(take);

/** Resolves to the blob that it leaves; undefined when there is none such. */
export async function deleteTake(db: Queryable, project: OfProject, id: string): Promise<string | undefined> {
  const [gone] = await db
    .delete(studioTakes)
    .where(and(isOf(project), eq(studioTakes.id, id)))
    .returning({ blob: studioTakes.audioBlob });
  return gone?.blob;
}

/** Projects with a take that was made before a time. */
export const listProjectsWithOldTakes = (db: Queryable, before: Date): Promise<OfProject[]> =>
  db
    .selectDistinct({ id: studioTakes.projectId, workspaceId: studioTakes.workspaceId })
    .from(studioTakes)
    .where(lt(studioTakes.createdAt, before));

export const listOldTakes = (db: Queryable, project: OfProject, before: Date): Promise<TakeKey[]> =>
  db
    .select(keyColumns)
    .from(studioTakes)
    .where(and(isOf(project), lt(studioTakes.createdAt, before)));

/** What takes of projects have in the blob store. */
export const listTakeBlobs = async (db: Queryable, projectIds: readonly string[]): Promise<string[]> =>
  (
    await db
      .select({ blob: studioTakes.audioBlob })
      .from(studioTakes)
      .where(inArray(studioTakes.projectId, [...projectIds, '']))
  ).map(({ blob }) => blob);
