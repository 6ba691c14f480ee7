import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import {
  type BlockFailure,
  type ConversionRow,
  studioConversions as conversions,
  type NewConversion,
} from './conversions.tables.ts';

/** By a workspace, or by a project that the caller was let see. */
interface Key {
  id: string;
  workspaceId: string;
}

const isOne = ({ id, workspaceId }: Key) =>
  and(eq(conversions.id, id), eq(conversions.workspaceId, workspaceId));

export const openStates = ['queued', 'converting'] as const;
const isOpen = inArray(conversions.state, [...openStates]);

/** False when the project is being converted. */
export async function insertConversion(transaction: Transaction, row: NewConversion): Promise<boolean> {
  const inserted = await transaction
    .insert(conversions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: conversions.id });
  return inserted.length === 1;
}

export async function findConversion(db: Queryable, key: Key): Promise<ConversionRow | undefined> {
  const [row] = await db.select().from(conversions).where(isOne(key));
  return row;
}

export const changeConversion = (
  db: Queryable,
  key: Key,
  change: Partial<Pick<ConversionRow, 'state' | 'error' | 'endedAt' | 'speakingBlockIds'>>,
) => db.update(conversions).set(change).where(isOne(key));

export async function addFailure(transaction: Transaction, key: Key, failure: BlockFailure): Promise<void> {
  const added = sql`${JSON.stringify([failure])}::jsonb`;
  await transaction
    .update(conversions)
    .set({ failures: sql`${conversions.failures} || ${added}` })
    .where(isOne(key));
}

/** Its sound is being made from now on, or no more. */
export async function markSpeaking(
  db: Queryable,
  key: Key,
  blockId: string,
  isSpeaking: boolean,
): Promise<void> {
  const ids = conversions.speakingBlockIds;
  await db
    .update(conversions)
    .set({
      speakingBlockIds: isSpeaking
        ? sql`array_append(array_remove(${ids}, ${blockId}), ${blockId})`
        : sql`array_remove(${ids}, ${blockId})`,
    })
    .where(isOne(key));
}

/** The one that is open; undefined: the project isn't being converted. */
export async function findOpen(db: Queryable, { id, workspaceId }: Key): Promise<ConversionRow | undefined> {
  const [row] = await db
    .select()
    .from(conversions)
    .where(and(eq(conversions.projectId, id), eq(conversions.workspaceId, workspaceId), isOpen));
  return row;
}

/** The last conversion of each project: the one that is open, if there is one. */
export const listLast = (db: Queryable, projectIds: readonly string[]): Promise<ConversionRow[]> =>
  db
    .selectDistinctOn([conversions.projectId])
    .from(conversions)
    .where(isAny(conversions.projectId, projectIds))
    .orderBy(conversions.projectId, desc(sql`${isOpen}`), desc(conversions.createdAt), desc(conversions.id));

/** All that wait, whoever ordered them, in the order of their turns. */
export const listWaiting = async (db: Queryable): Promise<string[]> =>
  (
    await db
      .select({ id: conversions.id })
      .from(conversions)
      .where(eq(conversions.state, 'queued'))
      .orderBy(asc(conversions.createdAt), asc(conversions.id))
  ).map(({ id }) => id);

export const listOpenIn = async (db: Queryable, workspaceId: string): Promise<string[]> =>
  (
    await db
      .select({ id: conversions.id })
      .from(conversions)
      .where(and(eq(conversions.workspaceId, workspaceId), isOpen))
  ).map(({ id }) => id);

export const listOpenOf = (db: Queryable, projectIds: readonly string[]): Promise<Key[]> =>
  db
    .select({ id: conversions.id, workspaceId: conversions.workspaceId })
    .from(conversions)
    .where(and(isAny(conversions.projectId, projectIds), isOpen));
