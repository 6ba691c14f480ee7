import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { type BlockRow, type ChapterRow, studioBlocks } from './projects.tables.ts';

/** Blocks are read and written by a chapter of a project that the caller was let see. */
type OfChapter = Pick<ChapterRow, 'id'>;

type Placed = Pick<BlockRow, 'id' | 'place'>;

/** All blocks in their order, without what they say. */
export const listPlaces = (db: Queryable, { id }: OfChapter): Promise<Placed[]> =>
  db
    .select({ id: studioBlocks.id, place: studioBlocks.place })
    .from(studioBlocks)
    .where(eq(studioBlocks.chapterId, id))
    .orderBy(asc(studioBlocks.place), asc(studioBlocks.id));

/** Of those, which the chapter has, in their order. */
export const listNamedBlocks = (
  db: Queryable,
  { id }: OfChapter,
  blockIds: readonly string[],
): Promise<BlockRow[]> =>
  db
    .select()
    .from(studioBlocks)
    .where(and(eq(studioBlocks.chapterId, id), isAny(studioBlocks.id, blockIds)))
    .orderBy(asc(studioBlocks.place), asc(studioBlocks.id));

export type WrittenBlock = Pick<BlockRow, 'id' | 'place' | 'type' | 'nodes' | 'delivery' | 'isLocked'>;

/** Rows of one statement, so that a long chapter is no statement without end. */
const rowsAtATime = 1_000;

/**
 * Writes blocks anew, or for the first time; the take that was chosen of one stays.
 * @returns how many were written: one whose id another chapter has is not
 */
export async function writeBlocks(
  transaction: Transaction,
  { id: chapterId }: OfChapter,
  blocks: readonly WrittenBlock[],
): Promise<number> {
  let written = 0;
  for (let at = 0; at < blocks.length; at += rowsAtATime) {
    const rows = blocks.slice(at, at + rowsAtATime).map((block) => ({ ...block, chapterId }));
    const stored = await transaction
      .insert(studioBlocks)
      .values(rows)
      .onConflictDoUpdate({
        target: studioBlocks.id,
        set: {
          place: sql`excluded.place`,
          type: sql`excluded.type`,
          nodes: sql`excluded.nodes`,
          delivery: sql`excluded.delivery`,
          isLocked: sql`excluded.is_locked`,
        },
        setWhere: eq(studioBlocks.chapterId, chapterId),
      })
      .returning({ id: studioBlocks.id });
    written += stored.length;
  }
  return written;
}

/** However many, in one statement. */
export async function moveBlocks(
  transaction: Transaction,
  { id }: OfChapter,
  blocks: readonly Placed[],
): Promise<void> {
  if (blocks.length === 0) return;
  const ids = sql.param(blocks.map((block) => block.id));
  const places = sql.param(blocks.map(({ place }) => place));
  await transaction.execute(sql`
    update ${studioBlocks} set place = moved.place, updated_at = now()
    from unnest(${ids}::text[], ${places}::int[]) as moved (id, place)
    where ${studioBlocks.id} = moved.id and ${studioBlocks.chapterId} = ${id}`);
}

export async function deleteNamedBlocks(
  transaction: Transaction,
  { id }: OfChapter,
  blockIds: readonly string[],
): Promise<void> {
  if (blockIds.length === 0) return;
  await transaction
    .delete(studioBlocks)
    .where(and(eq(studioBlocks.chapterId, id), isAny(studioBlocks.id, blockIds)));
}
