import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type AgentHoldAudioRow, agentHoldAudio } from './hold-audio.tables.ts';

export const insertHoldAudio = (db: Queryable, row: AgentHoldAudioRow) =>
  db.insert(agentHoldAudio).values(row);

/** Whoever asks: callers hear it. */
export async function findHoldAudio(
  db: Queryable,
  { agentId, fileId }: { agentId: string; fileId: string },
): Promise<AgentHoldAudioRow | undefined> {
  const [row] = await db
    .select()
    .from(agentHoldAudio)
    .where(and(eq(agentHoldAudio.agentId, agentId), eq(agentHoldAudio.id, fileId)));
  return row;
}

/** Of any agent of the workspace: a copy of an agent plays the sound of the first, as long as that is there. */
export async function findHoldBlob(
  db: Queryable,
  workspaceId: string,
  fileId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ blob: agentHoldAudio.blob })
    .from(agentHoldAudio)
    .where(and(eq(agentHoldAudio.workspaceId, workspaceId), eq(agentHoldAudio.id, fileId)));
  return row?.blob;
}
