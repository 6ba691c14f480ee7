import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import {
  type BlockRow,
  type ChapterRow,
  type ProjectRow,
  studioBlocks,
  studioChapters,
} from './projects.tables.ts';

/** Chapters have no workspace of their own: every query goes by a project that the caller was let see. */
type OfProject = Pick<ProjectRow, 'id'>;

export const listChapters = (db: Queryable, projectIds: readonly string[]): Promise<ChapterRow[]> =>
  projectIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(studioChapters)
        .where(inArray(studioChapters.projectId, [...projectIds]))
        .orderBy(asc(studioChapters.place), asc(studioChapters.id));

const isChapter = (project: OfProject, id: string) =>
  and(eq(studioChapters.projectId, project.id), eq(studioChapters.id, id));

export async function findChapter(
  db: Queryable,
  project: OfProject,
  id: string,
): Promise<ChapterRow | undefined> {
  const [row] = await db.select().from(studioChapters).where(isChapter(project, id));
  return row;
}

/** Whoever changes its text has the chapter for themselves until the transaction ends. */
export async function lockChapter(
  transaction: Transaction,
  project: OfProject,
  id: string,
): Promise<ChapterRow | undefined> {
  const [row] = await transaction.select().from(studioChapters).where(isChapter(project, id)).for('update');
  return row;
}

export async function nextPlace(db: Queryable, project: OfProject): Promise<number> {
  const [row] = await db
    .select({ last: max(studioChapters.place) })
    .from(studioChapters)
    .where(eq(studioChapters.projectId, project.id));
  return (row?.last ?? -1) + 1;
}

export const insertChapters = (
  transaction: Transaction,
  chapters: readonly (typeof studioChapters.$inferInsert)[],
) => transaction.insert(studioChapters).values([...chapters]);

export const updateChapter = (
  db: Queryable,
  { id }: Pick<ChapterRow, 'id'>,
  change: Partial<typeof studioChapters.$inferInsert>,
) => db.update(studioChapters).set(change).where(eq(studioChapters.id, id));

/** All chapters of a project in their new order, in one statement. */
export const moveChapters = (transaction: Transaction, project: OfProject, ids: readonly string[]) =>
  transaction.execute(sql`
    update ${studioChapters} set place = moved.place - 1, updated_at = now()
    from unnest(${sql.param([...ids])}::text[]) with ordinality as moved (id, place)
    where ${studioChapters.id} = moved.id and ${studioChapters.projectId} = ${project.id}
      and ${studioChapters.place} <> moved.place - 1`);

export const deleteChapter = (db: Queryable, project: OfProject, id: string) =>
  db.delete(studioChapters).where(isChapter(project, id)).returning({ id: studioChapters.id });

export const deleteChapters = (db: Queryable, project: OfProject) =>
  db.delete(studioChapters).where(eq(studioChapters.projectId, project.id));

export const listBlocks = (db: Queryable, chapterIds: readonly string[]): Promise<BlockRow[]> =>
  chapterIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(studioBlocks)
        .where(inArray(studioBlocks.chapterId, [...chapterIds]))
        .orderBy(asc(studioBlocks.place), asc(studioBlocks.id));

export type NewBlock = Pick<BlockRow, 'id' | 'chapterId' | 'place' | 'type' | 'nodes'> &
  Partial<Pick<BlockRow, 'delivery' | 'isLocked' | 'chosenTakeId'>>;

/** Rows of one statement, so that a long chapter is no statement without end. */
const rowsAtATime = 1_000;

export async function insertBlocks(transaction: Transaction, blocks: readonly NewBlock[]): Promise<void> {
  for (let at = 0; at < blocks.length; at += rowsAtATime)
    await transaction.insert(studioBlocks).values(blocks.slice(at, at + rowsAtATime));
}

export const updateBlock = (
  transaction: Transaction,
  { id, chapterId }: Pick<BlockRow, 'id' | 'chapterId'>,
  change: Partial<Pick<BlockRow, 'nodes' | 'delivery' | 'chosenTakeId'>>,
) =>
  transaction
    .update(studioBlocks)
    .set(change)
    .where(and(eq(studioBlocks.id, id), eq(studioBlocks.chapterId, chapterId)));

export const deleteBlocks = (transaction: Transaction, { id }: Pick<ChapterRow, 'id'>) =>
  transaction.delete(studioBlocks).where(eq(studioBlocks.chapterId, id));

/** What a chapter says, without its texts: characters of each block by voice, in the order of the blocks. */
export interface ChapterCount {
  blocks: { id: string; voices: Record<string, number> }[];
}

/** Without reading the texts of a whole book. By chapter; an empty one is not in it. */
export async function countChapters(
  db: Queryable,
  projectIds: readonly string[],
): Promise<Map<string, ChapterCount>> {
  const counts = new Map<string, ChapterCount>();
  if (projectIds.length === 0) return counts;
  const node = sql`jsonb_array_elements(${studioBlocks.nodes}) node`;
  const voices = sql<Record<string, number> | null>`(select jsonb_object_agg(voice, characters) from (
    select node ->> 'voiceId' as voice, sum(length(node ->> 'text'))::int as characters from ${node} group by 1) said)`;
  const rows = await db
    .select({ chapterId: studioBlocks.chapterId, id: studioBlocks.id, voices })
    .from(studioBlocks)
    .innerJoin(studioChapters, eq(studioChapters.id, studioBlocks.chapterId))
    .where(inArray(studioChapters.projectId, [...projectIds]))
    .orderBy(asc(studioBlocks.place), asc(studioBlocks.id));
  for (const { chapterId, id, voices } of rows) {
    const count = counts.get(chapterId) ?? { blocks: [] };
    count.blocks.push({ id, voices: voices ?? {} });
    counts.set(chapterId, count);
  }
  return counts;
}
