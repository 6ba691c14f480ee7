import type { VoiceSettings } from '@mynah/contract/voices/voices';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { voiceSettings } from '../registry/voices.tables.ts';

export const saveSettings = (
  db: Queryable,
  { workspaceId, voiceId, settings }: { workspaceId: string; voiceId: string; settings: VoiceSettings },
) =>
  db
    .insert(voiceSettings)
    .values({ workspaceId, voiceId, settings })
    .onConflictDoUpdate({
      target: [voiceSettings.workspaceId, voiceSettings.voiceId],
      set: { settings, updatedAt: new Date() },
    });

/** The workspace's settings of a voice; null where the defaults hold. */
export async function findSettings(
  db: Queryable,
  workspaceId: string,
  voiceId: string,
): Promise<VoiceSettings | null> {
  const [row] = await db
    .select({ settings: voiceSettings.settings })
    .from(voiceSettings)
    .where(and(eq(voiceSettings.workspaceId, workspaceId), eq(voiceSettings.voiceId, voiceId)));
  return row?.settings ?? null;
}
