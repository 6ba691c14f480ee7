import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { type AgentAvatarRow, agentAvatars } from './avatars.tables.ts';
import { agentHoldAudio } from './hold-audio.tables.ts';

export async function findSameAvatar(
  db: Queryable,
  { workspaceId, agentId, blob }: Pick<AgentAvatarRow, 'workspaceId' | 'agentId' | 'blob'>,
): Promise<AgentAvatarRow | undefined> {
  const [row] = await db
    .select()
    .from(agentAvatars)
    .where(
      and(
        eq(agentAvatars.workspaceId, workspaceId),
        eq(agentAvatars.agentId, agentId),
        eq(agentAvatars.blob, blob),
      ),
    );
  return row;
}

/** Whoever asks: pages show it to strangers. */
export async function findAvatar(
  db: Queryable,
  { agentId, fileId }: { agentId: string; fileId: string },
): Promise<AgentAvatarRow | undefined> {
  const [row] = await db
    .select()
    .from(agentAvatars)
    .where(and(eq(agentAvatars.agentId, agentId), eq(agentAvatars.id, fileId)));
  return row;
}

export const insertAvatar = (db: Queryable, row: AgentAvatarRow) => db.insert(agentAvatars).values(row);

/** Keys of what is stored for these agents. */
export async function blobsOfAgents(db: Queryable, agentIds: readonly string[]): Promise<string[]> {
  if (agentIds.length === 0) return [];
  const rows = await db
    .select({ blob: agentAvatars.blob })
    .from(agentAvatars)
    .where(isAny(agentAvatars.agentId, [...agentIds]))
    .union(
      db
        .select({ blob: agentHoldAudio.blob })
        .from(agentHoldAudio)
        .where(isAny(agentHoldAudio.agentId, [...agentIds])),
    );
  return rows.map(({ blob }) => blob);
}

/** Of all agents of a workspace. */
export const agentBlobs = async (_: unknown, db: Queryable, workspaceId: string): Promise<string[]> => {
  const rows = await db
    .select({ blob: agentAvatars.blob })
    .from(agentAvatars)
    .where(eq(agentAvatars.workspaceId, workspaceId))
    .union(
      db
        .select({ blob: agentHoldAudio.blob })
        .from(agentHoldAudio)
        .where(eq(agentHoldAudio.workspaceId, workspaceId)),
    );
  return rows.map(({ blob }) => blob);
};
