import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import {
  type BlockRow,
  type ChapterRow,
  type ProjectRow,
  studioBlocks,
  studioCastVoices,
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

export const countChaptersOf = (db: Queryable, project: OfProject): Promise<number> =>
  db.$count(studioChapters, eq(studioChapters.projectId, project.id));

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

/** The text of these chapters is another; resolves to them with their revisions. */
export const countRevision = (transaction: Transaction, project: OfProject, ids: readonly string[]) =>
  transaction
    .update(studioChapters)
    .set({ revision: sql`${studioChapters.revision} + 1` })
    .where(and(eq(studioChapters.projectId, project.id), isAny(studioChapters.id, ids)))
    .returning({ id: studioChapters.id, revision: studioChapters.revision });

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

/** What a chapter says, without its texts. */
export interface ChapterCount {
  /** In their order, with the characters of each who speaks: somebody of the cast, or a voice. */
  blocks: { id: string; speakers: Record<string, SpeakerCount> }[];
}

export interface SpeakerCount {
  voiceId: string;
  characters: number;
}

/** Without reading the texts of a whole book. By chapter; an empty one is not in it. */
export async function countChapters(
  db: Queryable,
  projectIds: readonly string[],
): Promise<Map<string, ChapterCount>> {
  const counts = new Map<string, ChapterCount>();
  if (projectIds.length === 0) return counts;
  const speakers = sql<Record<string, SpeakerCount> | null>`(
    select jsonb_object_agg(id, jsonb_build_object('voiceId', voice, 'characters', characters)) from (
      select coalesce(player.id, node ->> 'voiceId') as id, coalesce(player.voice_id, node ->> 'voiceId') as voice,
        sum(length(node ->> 'text'))::int as characters
      from jsonb_array_elements(${studioBlocks.nodes}) node
      left join ${studioCastVoices} player
        on player.id = node ->> 'castVoiceId' and player.project_id = ${studioChapters.projectId}
      group by 1, 2) said)`;
  const rows = await db
    .select({ chapterId: studioBlocks.chapterId, id: studioBlocks.id, speakers })
    .from(studioBlocks)
    .innerJoin(studioChapters, eq(studioChapters.id, studioBlocks.chapterId))
    .where(inArray(studioChapters.projectId, [...projectIds]))
    .orderBy(asc(studioBlocks.place), asc(studioBlocks.id));
  for (const { chapterId, id, speakers } of rows) {
    const count = counts.get(chapterId) ?? { blocks: [] };
    count.blocks.push({ id, speakers: speakers ?? {} });
    counts.set(chapterId, count);
  }
  return counts;
}
