import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import {
  type CastVoiceRow,
  type ProjectRow,
  studioBlocks,
  studioCastVoices,
  studioChapters,
} from './projects.tables.ts';

/** The cast has no workspace of its own: every query goes by a project that the caller was let see. */
type OfProject = Pick<ProjectRow, 'id'>;

export const listCast = (db: Queryable, project: OfProject): Promise<CastVoiceRow[]> =>
  db
    .select()
    .from(studioCastVoices)
    .where(eq(studioCastVoices.projectId, project.id))
    .orderBy(asc(studioCastVoices.createdAt), asc(studioCastVoices.alias), asc(studioCastVoices.id));

type NewCastVoice = typeof studioCastVoices.$inferInsert;

export async function insertCastVoice(transaction: Transaction, voice: NewCastVoice): Promise<CastVoiceRow> {
  const [row] = await transaction.insert(studioCastVoices).values(voice).returning();
  return row as CastVoiceRow;
}

const isOne = (project: OfProject, id: string) =>
  and(eq(studioCastVoices.projectId, project.id), eq(studioCastVoices.id, id));

export async function updateCastVoice(
  transaction: Transaction,
  project: OfProject,
  id: string,
  change: Partial<NewCastVoice>,
): Promise<CastVoiceRow | undefined> {
  const [row] = await transaction.update(studioCastVoices).set(change).where(isOne(project, id)).returning();
  return row;
}

export async function deleteCastVoice(
  transaction: Transaction,
  project: OfProject,
  id: string,
): Promise<CastVoiceRow | undefined> {
  const [row] = await transaction.delete(studioCastVoices).where(isOne(project, id)).returning();
  return row;
}

/** Stretches of text that are somebody's, and their characters. */
export interface CastCount {
  nodes: number;
  characters: number;
}

const inProject = ({ id }: OfProject) =>
  sql`${studioBlocks.chapterId} in (select ${studioChapters.id} from ${studioChapters} where ${studioChapters.projectId} = ${id})`;

/** By who they are of the cast; who has no line is not in it. */
export async function countLines(db: Queryable, project: OfProject): Promise<Map<string, CastCount>> {
  const { rows } = await db.execute<{ id: string; nodes: number; characters: number }>(sql`
    select node ->> 'castVoiceId' as id, count(*)::int as nodes,
      sum(length(node ->> 'text'))::int as characters
    from ${studioBlocks}, jsonb_array_elements(${studioBlocks.nodes}) node
    where ${inProject(project)} and node ->> 'castVoiceId' is not null
    group by 1`);
  return new Map(rows.map(({ id, nodes, characters }) => [id, { nodes, characters }]));
}

const names = (castVoiceId: string) =>
  sql`${studioBlocks.nodes} @> ${JSON.stringify([{ castVoiceId }])}::jsonb`;

/** Chapters where somebody has a line, held until the transaction ends; one order for all, so that none waits in a circle. */
export async function lockChaptersOfCast(
  transaction: Transaction,
  project: OfProject,
  castVoiceId: string,
): Promise<string[]> {
  const rows = await transaction
    .select({ id: studioChapters.id })
    .from(studioChapters)
    .where(
      and(
        eq(studioChapters.projectId, project.id),
        sql`exists (select 1 from ${studioBlocks} where ${studioBlocks.chapterId} = ${studioChapters.id} and ${names(castVoiceId)})`,
      ),
    )
    .orderBy(asc(studioChapters.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Their lines name the voice themselves from now on. */
export const writeVoiceIntoLines = (
  transaction: Transaction,
  project: OfProject,
  { id, voiceId }: Pick<CastVoiceRow, 'id' | 'voiceId'>,
) =>
  transaction.execute(sql`
    update ${studioBlocks} set updated_at = now(), nodes = (
      select jsonb_agg(case when node ->> 'castVoiceId' = ${id}
        then (node - 'castVoiceId') || jsonb_build_object('voiceId', ${voiceId}::text) else node end order by at)
      from jsonb_array_elements(nodes) with ordinality as stretch (node, at))
    where ${inProject(project)} and ${names(id)}`);
