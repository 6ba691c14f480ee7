import type { CreationSource, DubbingModel, SourceState } from '@mynah/contract/dubbing/dubbing-values';
import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../platform/db/containing.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { type ResourceReader, visibleTo } from '../workspaces/sharing/index.ts';
import { type DubbingRow, dubbings, type NewDubbing } from './dubbings.tables.ts';
import { dubbingTargets } from './targets.tables.ts';

/** A dubbing that the caller was let see, or that work is for. */
export interface DubbingKey {
  id: string;
  workspaceId: string;
}

export const isDubbing = ({ id, workspaceId }: DubbingKey) =>
  and(eq(dubbings.id, id), eq(dubbings.workspaceId, workspaceId));

export async function findDubbing(db: Queryable, key: DubbingKey): Promise<DubbingRow | undefined> {
  const [row] = await db.select().from(dubbings).where(isDubbing(key)).limit(1);
  return row;
}

export async function findVisible(
  db: Queryable,
  reader: ResourceReader,
  id: string,
): Promise<DubbingRow | undefined> {
  const [row] = await db
    .select()
    .from(dubbings)
    .where(and(visibleTo(reader, dubbings), eq(dubbings.id, id)))
    .limit(1);
  return row;
}

/** Whoever writes has it for themselves until the transaction ends. */
export async function lockDubbing(
  transaction: Transaction,
  key: DubbingKey,
): Promise<DubbingRow | undefined> {
  const [row] = await transaction.select().from(dubbings).where(isDubbing(key)).for('update');
  return row;
}

export const insertDubbing = (transaction: Transaction, dubbing: NewDubbing) =>
  transaction.insert(dubbings).values(dubbing);

export const updateDubbing = (db: Queryable, key: DubbingKey, change: Partial<NewDubbing>) =>
  db.update(dubbings).set(change).where(isDubbing(key));

export const deleteDubbing = (db: Queryable, key: DubbingKey) => db.delete(dubbings).where(isDubbing(key));

/** Keys of all that is kept of sources. */
export async function listSourceBlobs(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const { sourceBlob, foregroundBlob, backgroundBlob } = dubbings;
  const rows = await db
    .select({ source: sourceBlob, foreground: foregroundBlob, background: backgroundBlob })
    .from(dubbings)
    .where(inArray(dubbings.id, [...ids, '']));
  return rows.flatMap((row) => [row.source, row.foreground ?? [], row.background ?? []].flat());
}

/** Where a page goes on: the value that it is ordered by, and the id. */
export interface PagePlace {
  value: string;
  id: string;
}

export interface DubbingPage {
  limit: number;
  after?: PagePlace;
  orderBy: 'created_at' | 'name';
  isDescending: boolean;
  /** Of the source and of the languages, as the API calls it. */
  where?: SQL | undefined;
}

export async function listVisible(
  db: Queryable,
  reader: ResourceReader,
  { limit, after, orderBy, isDescending, where }: DubbingPage,
): Promise<DubbingRow[]> {
  const column = orderBy === 'name' ? sql`${dubbings.name}` : sql`${dubbings.createdAt}`;
  const direction = isDescending ? desc : asc;
  const value = orderBy === 'name' ? sql`${after?.value}` : sql`${after?.value}::timestamptz`;
  const place = sql`(${column}, ${dubbings.id})`;
  const isBehind = isDescending
    ? sql`${place} < (${value}, ${after?.id})`
    : sql`${place} > (${value}, ${after?.id})`;
  return db
    .select()
    .from(dubbings)
    .where(and(visibleTo(reader, dubbings), where, after && isBehind))
    .orderBy(direction(column), direction(dubbings.id))
    .limit(limit);
}

interface Wishes {
  userId: string;
  creator: 'personal' | 'others' | 'all';
  sources?: readonly CreationSource[] | undefined;
  models?: readonly DubbingModel[] | undefined;
  languages?: readonly string[] | undefined;
  search?: string | undefined;
}

export const matches = ({ userId, creator, sources, models, languages, search }: Wishes): SQL | undefined =>
  and(
    creator === 'personal' ? eq(dubbings.creatorUserId, userId) : undefined,
    creator === 'others' ? sql`${dubbings.creatorUserId} is distinct from ${userId}` : undefined,
    sources && inArray(dubbings.creationSource, [...sources]),
    models && inArray(dubbings.model, [...models]),
    languages && hasTarget(inArray(dubbingTargets.language, [...languages])),
    search === undefined ? undefined : ilike(dubbings.name, containing(search)),
  );

const hasTarget = (condition: SQL | undefined): SQL =>
  sql`exists (select 1 from ${dubbingTargets} where ${and(eq(dubbingTargets.dubbingId, dubbings.id), condition)})`;

const isMade = hasTarget(inArray(dubbingTargets.state, ['queued', 'processing']));
const isBroken = hasTarget(eq(dubbingTargets.state, 'failed'));

/** As `statusOf` says it of a row with its targets. */
export const hasStatus = (status: 'queued' | 'preparing' | 'dubbing' | 'dubbed' | 'failed'): SQL => {
  const isReady = eq(dubbings.state, 'ready');
  switch (status) {
    case 'queued':
    case 'preparing':
      return eq(dubbings.state, status);
    case 'dubbing':
      return and(isReady, isMade)!;
    case 'failed':
      return or(eq(dubbings.state, 'failed'), and(isReady, sql`not ${isMade}`, isBroken))!;
    case 'dubbed':
      return and(isReady, sql`not ${isMade}`, sql`not ${isBroken}`)!;
  }
};

export const hasState = (state: SourceState): SQL => eq(dubbings.state, state);
