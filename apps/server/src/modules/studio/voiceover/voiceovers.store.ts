import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import {
  studioVoiceoverFiles,
  studioVoiceovers,
  type VoiceoverFileRow,
  type VoiceoverRow,
} from './voiceovers.tables.ts';

/** A project that the caller was let see. */
interface OfProject {
  id: string;
  workspaceId: string;
}

export const insertVoiceover = (transaction: Transaction, voiceover: typeof studioVoiceovers.$inferInsert) =>
  transaction.insert(studioVoiceovers).values(voiceover);

const ofProject = ({ id, workspaceId }: OfProject) =>
  and(eq(studioVoiceovers.projectId, id), eq(studioVoiceovers.workspaceId, workspaceId));

export async function findVoiceover(db: Queryable, project: OfProject): Promise<VoiceoverRow | undefined> {
  const [row] = await db.select().from(studioVoiceovers).where(ofProject(project)).limit(1);
  return row;
}

/** Whoever saves has the timeline for themselves until the transaction ends. */
export async function lockVoiceover(
  transaction: Transaction,
  project: OfProject,
): Promise<VoiceoverRow | undefined> {
  const [row] = await transaction.select().from(studioVoiceovers).where(ofProject(project)).for('update');
  return row;
}

export const updateVoiceover = (
  transaction: Transaction,
  project: OfProject,
  change: Pick<VoiceoverRow, 'revision' | 'tracks' | 'clips'>,
) => transaction.update(studioVoiceovers).set(change).where(ofProject(project));

const filesOf = ({ id, workspaceId }: OfProject) =>
  and(eq(studioVoiceoverFiles.projectId, id), eq(studioVoiceoverFiles.workspaceId, workspaceId));

export const listFiles = (db: Queryable, project: OfProject): Promise<VoiceoverFileRow[]> =>
  db
    .select()
    .from(studioVoiceoverFiles)
    .where(filesOf(project))
    .orderBy(asc(studioVoiceoverFiles.createdAt), asc(studioVoiceoverFiles.id));

export async function findFile(
  db: Queryable,
  project: OfProject,
  fileId: string,
): Promise<VoiceoverFileRow | undefined> {
  const [row] = await db
    .select()
    .from(studioVoiceoverFiles)
    .where(and(filesOf(project), eq(studioVoiceoverFiles.id, fileId)))
    .limit(1);
  return row;
}

export async function insertFile(
  db: Queryable,
  file: typeof studioVoiceoverFiles.$inferInsert,
): Promise<VoiceoverFileRow> {
  const [row] = await db.insert(studioVoiceoverFiles).values(file).returning();
  return row as VoiceoverFileRow;
}

export const deleteFile = (transaction: Transaction, project: OfProject, fileId: string) =>
  transaction.delete(studioVoiceoverFiles).where(and(filesOf(project), eq(studioVoiceoverFiles.id, fileId)));

/** Of projects that go. */
export const listFileBlobs = async (db: Queryable, projectIds: readonly string[]): Promise<string[]> =>
  (
    await db
      .select({ blob: studioVoiceoverFiles.blob })
      .from(studioVoiceoverFiles)
      .where(inArray(studioVoiceoverFiles.projectId, [...projectIds, '']))
  ).map(({ blob }) => blob);
