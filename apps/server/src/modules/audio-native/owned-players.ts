import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { OwnedMaterial } from '../accounts/privacy/index.ts';
import { making } from '../studio/projects/index.ts';
import { audioNativeEmbeds, audioNativeSettings } from './audio-native.tables.ts';

/** Players go where their projects go; those are counted and exported as projects. */
export const ownedPlayers: OwnedMaterial = {
  name: 'audio-native',
  count: async () => 0,
  exportFiles: async function* () {},
  // their projects are erased before them
  erase: async ({ db }, { workspaceId }) => {
    await db
      .delete(audioNativeEmbeds)
      .where(
        and(
          eq(audioNativeEmbeds.workspaceId, workspaceId),
          isNull(audioNativeEmbeds.projectId),
          eq(audioNativeEmbeds.state, 'kept'),
        ),
      );
  },
  // their projects are there before them; an address that has a player there keeps that one
  move: async (transaction, { userId, workspaceId }, toWorkspaceId) => {
    const ids = await making.listProjectIdsOf(transaction, { userId, workspaceId: toWorkspaceId });
    const isTaken = sql`exists (select 1 from ${audioNativeEmbeds} as there
      where there.workspace_id = ${toWorkspaceId} and there.source_url = ${audioNativeEmbeds.sourceUrl})`;
    await transaction
      .update(audioNativeEmbeds)
      .set({
        workspaceId: toWorkspaceId,
        sourceUrl: sql`case when ${isTaken} then null else ${audioNativeEmbeds.sourceUrl} end`,
      })
      .where(
        and(
          eq(audioNativeEmbeds.workspaceId, workspaceId),
          inArray(audioNativeEmbeds.projectId, [...ids, '']),
        ),
      );
  },
  handOver: async (transaction, { userId, workspaceId }, toUserId) => {
    await transaction
      .update(audioNativeSettings)
      .set({ userId: toUserId })
      .where(and(eq(audioNativeSettings.workspaceId, workspaceId), eq(audioNativeSettings.userId, userId)));
  },
};
